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
  names: { line: 'M4 6h16M4 12h11M4 18h14' },
};
