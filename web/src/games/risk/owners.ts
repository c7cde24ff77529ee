/** How owners look: seats in the colour and shape they have everywhere, neutral forces in greys of their own. */

import type { SeatInfo } from '../../lib/api';

export interface Look {
  /** A CSS colour. */
  colour: string;
  /** The name of a token outline. */
  outline: string;
  /** The name of the hatching of their territories. */
  hatch: string;
}

const nobody: Look = { colour: 'var(--dim)', outline: 'square', hatch: '' };

export function lookOf(owner: number | null, seats: SeatInfo[]): Look {
  if (owner === null) return nobody;
  const seat = seats[owner];
  if (seat) return { colour: `var(--${seat.shape})`, outline: seat.shape, hatch: seat.shape };
  const neutral = owner - seats.length;
  return { colour: `var(--neutral-${neutral % 4})`, outline: 'shield', hatch: `neutral-${neutral % 4}` };
}

/** Outlines around the origin, all about as large to the eye. */
export const outlines: Record<string, string> = {
  circle: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
  diamond: 'M0-25L25 0L0 25L-25 0Z',
  triangle: 'M0-27L27 19H-27Z',
  square: 'M-18-18H18V18H-18Z',
  hexagon: 'M0-22L19-11V11L0 22L-19 11V-11Z',
  star: 'M0-28L8.200-11.300L26.600-8.700L13.300 4.300L16.500 22.700L0 14L-16.500 22.700L-13.300 4.300L-26.600-8.700L-8.200-11.300Z',
  shield: 'M-17-18H17V4C17 14 7 19 0 23C-7 19-17 14-17 4Z',
};

export function outlineOf(look: Look): string {
  return outlines[look.outline] ?? (outlines['circle'] as string);
}

/** A triangle is wider below: its number stands lower. */
export function numberShift(look: Look): number {
  return look.outline === 'triangle' ? 5 : 0;
}

/** How many pieces lie on top of each other for an army, so that large ones are seen from afar. */
export function layers(units: number): number {
  return [3, 6, 11, 21].filter((least) => units >= least).length;
}

/** Hatchings on a tile of 12 by 12: lines and dots that tell owners apart without colours. */
export const hatchings: Record<string, string> = {
  circle: 'M3 3h0M9 9h0',
  diamond: 'M0 0L12 12M12 0L0 12',
  triangle: 'M-3 9L3 15M0 0L12 12M9-3L15 3',
  square: 'M0 3H12M0 9H12',
  hexagon: 'M3 0V12M9 0V12',
  star: 'M0 6H12M6 0V12',
  'neutral-0': 'M-3 3L3-3M0 12L12 0M9 15L15 9',
  'neutral-1': 'M6 6h0',
  'neutral-2': 'M0 6H12',
  'neutral-3': 'M6 0V12',
};
