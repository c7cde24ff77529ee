/** The pictures of the planets, drawn once each when a galaxy is first seen, one after another so that nothing halts. */

import { SvelteMap } from 'svelte/reactivity';
import { planetPicture } from './terrain';

/** Pixels across: from afar, and from near by. */
export const coarse = 320;
export const fine = 720;

const drawn = new SvelteMap<string, string>();
const wanted: [planet: string, pixels: number][] = [];
let drawing = false;

const key = (planet: string, pixels: number) => `${planet} ${pixels}`;

/** The picture of a planet, the finest there is so far; undefined while none is drawn. */
export function textureOf(planet: string): string | undefined {
  return drawn.get(key(planet, fine)) ?? drawn.get(key(planet, coarse));
}

/** Have planets drawn; near by also in detail. */
export function wantTextures(planets: string[], near: boolean): void {
  for (const pixels of near ? [coarse, fine] : [coarse]) {
    for (const planet of planets) {
      const waits = wanted.some(([other, size]) => other === planet && size === pixels);
      if (!waits && !drawn.has(key(planet, pixels))) wanted.push([planet, pixels]);
    }
  }
  if (!drawing && wanted.length) void drawAll();
}

async function drawAll(): Promise<void> {
  drawing = true;
  for (let next = wanted[0]; next; next = wanted[0]) {
    const [planet, pixels] = next;
    try {
      drawn.set(key(planet, pixels), await draw(planet, pixels));
    } catch {
      // Where pictures cannot be drawn the plain ground stays.
    }
    wanted.shift();
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
  drawing = false;
}

async function draw(planet: string, pixels: number): Promise<string> {
  const image = new Image(pixels, pixels);
  image.src = `data:image/svg+xml,${encodeURIComponent(planetPicture(planet, pixels))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels);
  return canvas.toDataURL('image/webp', 0.86);
}
