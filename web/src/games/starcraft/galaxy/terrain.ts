/**
 * The ground of every planet: noise, a ramp of colours from its valleys to its heights, and light from the upper left.
 * It is dear to draw and therefore drawn once, as a picture of its own (see `textures`).
 */

/** Colours from low to high. */
type Ramp = [string, ...string[]];

export interface Terrain {
  ramp: Ramp;
  /** How fine the noise is, across and down. */
  grain: [across: number, down: number];
  seed: number;
  /** How high the heights are. */
  relief: number;
  /** Folded noise, for cracks and veins. */
  folded?: boolean;
  clouds?: number;
  /** Lights on the ground, in this colour. */
  lights?: string;
  /** Its air, around it. */
  glow: string;
}

const rust: Ramp = ['#2b0f0a', '#5e2412', '#994a21', '#c77a3d', '#e8b370'];
const city: Ramp = ['#0a1221', '#172640', '#2b4261', '#4a6680', '#8099ab', '#bac7d4'];
const storm: Ramp = ['#0d2b33', '#144f59', '#2b8787', '#7dc2ad', '#e3f2d6'];
const ice: Ramp = ['#2b5c87', '#5c96bd', '#a8d4e6', '#def2fa', '#ffffff'];
const ocean: Ramp = ['#05213d', '#08335c', '#0a4a7a', '#126696', '#1f91ab', '#e3cc8a', '#5c964f', '#33703d', '#295c3b'];
const lava: Ramp = ['#ffde70', '#ff7a1c', '#7d1c0d', '#2b0f0f', '#1c0f12', '#302121'];
const jungle: Ramp = ['#0d364f', '#12596b', '#1f6e3b', '#408f3b', '#87b34a', '#cfc478'];
const creep: Ramp = ['#1c0d26', '#3b1c4d', '#6b3370', '#9c5987', '#d9a6a8'];
const ash: Ramp = ['#160b0c', '#3a1a17', '#6b2f26', '#8d5140', '#b98a72'];
const gold: Ramp = ['#2c1c07', '#6b4611', '#a87b21', '#dcb650', '#fbeaa6'];
const haze: Ramp = ['#0c1c3e', '#1c3f7d', '#3f74b8', '#87b7e4', '#e4f3ff'];
const dune: Ramp = ['#2a1d10', '#5f4526', '#97744a', '#c8ab7d', '#eee0bd'];
const steel: Ramp = ['#0b1018', '#1d2836', '#3a4a5c', '#66788b', '#a7b5c2'];
const ember: Ramp = ['#170a16', '#3c1233', '#7c1f45', '#b94a4a', '#f0a860'];
const moss: Ramp = ['#0c1d14', '#1d4028', '#4a6b33', '#8c9a4f', '#d5cf94'];
const slate: Ramp = ['#12101f', '#2a2747', '#4d4a78', '#8784ab', '#cfcde0'];
const coal: Ramp = ['#ff9a3c', '#a33c12', '#3a1a14', '#1f1716', '#332a28'];

const plain: Terrain = { ramp: steel, grain: [0.014, 0.018], seed: 2, relief: 6, glow: '#9fb4ff' };

const terrains: Record<string, Terrain> = {
  abaddon: { ramp: ash, grain: [0.016, 0.02], seed: 41, relief: 8, glow: '#ff8a6a' },
  'antiga-prime': { ramp: rust, grain: [0.013, 0.022], seed: 8, relief: 7, glow: '#ff9b5e' },
  'bhekar-ro': { ramp: storm, grain: [0.006, 0.028], seed: 5, relief: 3, clouds: 0.6, glow: '#5fe0c8' },
  braken: { ramp: ice, grain: [0.014, 0.02], seed: 13, relief: 6, glow: '#a9dcff' },
  'chau-sara': { ramp: creep, grain: [0.02, 0.02], seed: 17, relief: 7, glow: '#c98aff' },
  'dylar-iv': { ramp: jungle, grain: [0.014, 0.018], seed: 31, relief: 7, glow: '#7fe08a' },
  halcyon: { ramp: haze, grain: [0.007, 0.02], seed: 26, relief: 3, clouds: 0.5, glow: '#86b8ff' },
  helios: { ramp: gold, grain: [0.012, 0.016], seed: 11, relief: 6, glow: '#ffd36a' },
  pridewater: { ramp: ocean, grain: [0.013, 0.017], seed: 3, relief: 4, clouds: 0.35, glow: '#4fb0ff' },
  tarsonis: { ramp: city, grain: [0.016, 0.016], seed: 21, relief: 5, lights: '#ffd98a', glow: '#7fb2ff' },
  torus: { ramp: lava, grain: [0.016, 0.02], seed: 12, relief: 6, folded: true, glow: '#ff6a3a' },
  'vyctor-5': { ramp: dune, grain: [0.01, 0.026], seed: 37, relief: 6, glow: '#ecd9a8' },
  'avernus-station': { ramp: steel, grain: [0.05, 0.05], seed: 6, relief: 4, lights: '#8fe3ff', glow: '#8fc7ff' },
  'erebus-station': { ramp: slate, grain: [0.05, 0.03], seed: 14, relief: 4, lights: '#c9a6ff', glow: '#b9a6ff' },
  'gehenna-station': { ramp: coal, grain: [0.03, 0.05], seed: 23, relief: 5, folded: true, glow: '#ff9a5a' },
  hydrax: { ramp: ember, grain: [0.016, 0.02], seed: 29, relief: 7, glow: '#ff7aa0' },
  moria: { ramp: slate, grain: [0.02, 0.024], seed: 33, relief: 9, glow: '#a8a6e0' },
  'paladino-belt': { ramp: moss, grain: [0.02, 0.014], seed: 39, relief: 8, glow: '#c4d67a' },
  typhon: { ramp: storm, grain: [0.005, 0.03], seed: 45, relief: 4, clouds: 0.4, glow: '#74d8e6' },
};

export function terrainOf(planet: string): Terrain {
  return terrains[planet] ?? plain;
}

/** Three colours of a ground, for while its picture is not drawn: by day, on the whole, and by night. */
export function plainGround(planet: string): [day: string, ground: string, night: string] {
  const { ramp } = terrainOf(planet);
  const at = (part: number) => ramp[Math.round((ramp.length - 1) * part)] ?? ramp[0];
  return [at(0.85), at(0.5), at(0.15)];
}

/** The share of red, green or blue of the colours of a ramp, as a filter wants them. */
export function channel(ramp: Ramp, at: 0 | 1 | 2): string {
  return ramp.map((colour) => (parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255).toFixed(2)).join(' ');
}

/** The picture of a planet as SVG: a disc on a square of this many pixels. */
export function planetPicture(planet: string, pixels: number): string {
  const { ramp, grain, seed, relief, folded, clouds, lights } = terrainOf(planet);
  // Folded noise lies lower and closer than plain noise.
  const [steep, shift] = folded ? [3.2, -0.08] : [1.95, -0.47];
  const height = `${steep} 0 0 0 ${shift} `;
  const ground = `<filter id="g" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="${folded ? 'turbulence' : 'fractalNoise'}" baseFrequency="${grain.join(' ')}" numOctaves="5" seed="${seed}" result="n"/>
<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${height}" result="h"/>
<feDiffuseLighting in="h" surfaceScale="${relief}" diffuseConstant="1.25" lighting-color="#fff" result="lit"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>
<feColorMatrix in="n" values="${height.repeat(3)}0 0 0 0 1"/>
<feComponentTransfer result="c"><feFuncR type="table" tableValues="${channel(ramp, 0)}"/><feFuncG type="table" tableValues="${channel(ramp, 1)}"/><feFuncB type="table" tableValues="${channel(ramp, 2)}"/></feComponentTransfer>
<feComposite in="c" in2="lit" operator="arithmetic" k1="1.05" k2=".12" result="z"/>${lights ? lightsOn(lights) : ''}</filter>`;
  const cloud = `<filter id="w" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".009 .026" numOctaves="4" seed="${seed + 4}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 4.2 0 0 -2.15"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="-102 -102 204 204"><defs>${ground}${clouds ? cloud : ''}
<radialGradient id="s" cx=".34" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".3" stop-color="#fff" stop-opacity=".03"/><stop offset=".58" stop-color="#04081a" stop-opacity=".14"/><stop offset=".82" stop-color="#030614" stop-opacity=".66"/><stop offset="1" stop-color="#02040c" stop-opacity=".92"/></radialGradient>
<linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".38" stop-color="#fff" stop-opacity=".25"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>
<clipPath id="c"><circle r="102"/></clipPath></defs>
<g clip-path="url(#c)"><rect x="-102" y="-102" width="204" height="204" filter="url(#g)"/>${clouds ? `<rect x="-122" y="-122" width="245" height="245" filter="url(#w)" transform="rotate(12)" opacity="${clouds}"/>` : ''}<circle r="102" fill="url(#s)"/></g>
<circle r="101.2" fill="none" stroke="url(#r)" stroke-width="1.6"/></svg>`;
}

/** Lights of towns in the valleys. */
function lightsOn(colour: string): string {
  const tone = ([0, 1, 2] as const).map((at) => channel([colour], at));
  return `<feTurbulence type="fractalNoise" baseFrequency=".32" numOctaves="1" seed="4" result="q"/><feColorMatrix in="q" values="0 0 0 0 ${tone[0]} 0 0 0 0 ${tone[1]} 0 0 0 0 ${tone[2]} 11 0 0 0 -7.1" result="q2"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 -9 0 0 4.6" result="m"/><feComposite in="q2" in2="m" operator="in" result="q3"/><feMerge><feMergeNode in="z"/><feMergeNode in="q3"/></feMerge>`;
}
