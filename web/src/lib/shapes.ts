import type { Shape } from './api';

/** All shapes, in the order in which seats get them. */
export const shapes: Shape[] = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'star'];

/** The mark of a party: a player's shape, or that of a party without a player. */
export type Mark = Shape | 'nobody';

/** Their outlines, on a square of 20. */
export const outlines: Record<Mark, string> = {
  circle: 'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16z',
  diamond: 'M10 .8L19.2 10L10 19.200L.8 10z',
  triangle: 'M10 1.800L19.2 17.800H.8z',
  square: 'M2.5 2.500h15v15h-15z',
  hexagon: 'M10 1L18 5.500v9L10 19L2 14.500v-9z',
  star: 'M10 .5L12.900 6.800L19.800 7.600L14.700 12.300L16.100 19.100L10 15.700L3.900 19.100L5.300 12.300L.2 7.600L7.100 6.800z',
  nobody: 'M7 .8h6v6.200h6.200v6H13v6.200H7V13H.8V7H7z',
};
