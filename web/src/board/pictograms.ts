/** Pictograms: `fill` shapes are solid, `line` shapes are strokes. These are on every board, on a square of 24. */

export interface Drawing {
  fill?: string;
  line?: string;
}

export type Drawings = Readonly<Record<string, Drawing>>;

export const shared: Drawings = {
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  whole: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  lens: { line: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500 20 20' },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  names: { line: 'M4 6h16M4 12h11M4 18h14' },
};
