/**
 * Where the names of the planets stand, so that no two things are written over each other, however long a name is in
 * a language and however far one looks from. Lengths are in units of the drawing.
 */

import type { Spot } from '../../../board/walking';
import { cell, drop, radius } from './geometry';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Named {
  id: string;
  name: string;
  middle: Spot;
}

export interface Label extends Spot {
  text: string;
  size: number;
  end: boolean;
  box: Box;
}

/** How wide a letter of the heading is at most, on the average of a name, for a size of 1. */
const letter = 0.7;
/** From a rim to a name above it or below. */
const gap = 9;
/** From the edge of a cell to a name. */
const margin = 7;
const capital = 0.74;

export const around = ({ x, y }: Spot, across: number, down = across): Box => ({
  left: x - across,
  top: y - down,
  right: x + across,
  bottom: y + down,
});

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The places for a name, the best first: above its planet, higher above it, or below; from the left or to the right. */
function places({ middle }: Named, text: string, size: number): Label[] {
  const width = text.length * letter * size;
  const height = size * capital;
  const [left, right] = [middle.x - cell.width / 2 + margin, middle.x + cell.width / 2 - margin];
  const highest = middle.y - drop + margin + height;
  const lines = [
    middle.y - radius - gap,
    Math.max(highest, middle.y - radius - gap - 14),
    highest,
    middle.y + radius + gap + height,
  ];
  return lines.flatMap((y) =>
    [false, true].map((end) => {
      const from = end ? right - width : left;
      return {
        x: end ? right : left,
        y,
        text,
        size,
        end,
        box: { left: from, top: y - height, right: from + width, bottom: y },
      };
    }),
  );
}

/** Shortened to this width, if it is longer. */
function fitting(name: string, size: number, width: number): string {
  const letters = Math.floor(width / (letter * size));
  return name.length <= letters ? name : letters < 3 ? '' : `${name.slice(0, letters - 1)}…`;
}

/**
 * A place for every name, clear of the things given and of each other; they shrink down to `least` and reach into the
 * next cell before they are cut short.
 */
export function placeNames(named: Named[], things: Box[], size: number, least: number): Map<string, Label> {
  const taken = [...things];
  const found = new Map<string, Label>();
  const put = (one: Named, label: Label | null) => {
    if (!label) return false;
    found.set(one.id, label);
    taken.push(label.box);
    return true;
  };
  const across = named.map(({ middle }) => middle.x);
  const [left, right] = [Math.min(...across) - cell.width / 2, Math.max(...across) + cell.width / 2];
  const within = ({ box }: Label) => box.left >= left && box.right <= right;
  const long = named.filter((one) => !put(one, placeOf(one, taken, size, least)));
  for (const one of long) {
    const whole = places(one, one.name, least).filter(within);
    put(one, whole.find(({ box }) => !taken.some((other) => meet(box, other))) ?? cutOf(one, taken, least));
  }
  return found;
}

const room = cell.width - 2 * margin;

/** A place for the whole name above or below its planet, within its cell. */
function placeOf(one: Named, taken: Box[], size: number, least: number): Label | null {
  for (const part of [1, 0.9, 0.8, 0.7, 0.6]) {
    const smaller = Math.max(least, size * part);
    if (one.name.length * letter * smaller > room) continue;
    const free = places(one, one.name, smaller).find(({ box }) => !taken.some((other) => meet(box, other)));
    if (free) return free;
  }
  return null;
}

/** Too long for any place: the beginning of the name where most of it can be read. */
function cutOf(one: Named, taken: Box[], least: number): Label | null {
  for (let width = room; width > least * letter * 3; width -= least * letter) {
    const text = fitting(one.name, least, width);
    if (!text) return null;
    const free = places(one, text, least).find(({ box }) => !taken.some((other) => overlap(box, other) > 0));
    if (free) return free;
  }
  return null;
}
