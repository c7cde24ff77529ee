import type { Shape } from './api';

/** All shapes, in the order in which seats get them. */
export const shapes: Shape[] = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'star'];
