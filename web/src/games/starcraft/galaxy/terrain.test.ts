import { expect, it } from 'vitest';
import english from '../../../../../locales/en/starcraft-names.ftl?raw';
import { channel, planetPicture, plainGround, terrainOf } from './terrain';

const planets = [...english.matchAll(/^starcraft-planet-([a-z0-9-]+) = /gm)].map(([, id]) => id ?? '');

it('has a ground of its own for every planet', () => {
  const pictures = planets.map((planet) => planetPicture(planet, 100));
  expect(planets.length).toBeGreaterThanOrEqual(12);
  expect(new Set(pictures).size).toBe(planets.length);
  for (const planet of planets) expect(terrainOf(planet)).not.toBe(terrainOf('nowhere'));
});

it('is a picture of the size asked for, with all colours of its ramp', () => {
  const picture = planetPicture('torus', 320);
  expect(picture).toContain('width="320" height="320"');
  expect(picture).toContain(channel(terrainOf('torus').ramp, 0));
  expect(channel(['#ff0000', '#00ff80'], 2)).toBe('0.00 0.50');
});

it('is light by day and dark by night until it is drawn', () => {
  const brightness = (colour: string) => [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0);
  for (const planet of ['braken', 'tarsonis', 'chau-sara']) {
    const [day, ground, night] = plainGround(planet);
    expect(brightness(day)).toBeGreaterThan(brightness(ground));
    expect(brightness(ground)).toBeGreaterThan(brightness(night));
  }
});
