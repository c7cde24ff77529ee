/** The pictograms, drawn on a square of 24. `fill` shapes are solid, `line` shapes are strokes. */

export interface Drawing {
  fill?: string;
  line?: string;
}

const die = 'M4 9.5A2.5 2.5 0 0 1 6.5 7h8A2.5 2.5 0 0 1 17 9.5v8a2.5 2.5 0 0 1-2.5 2.5h-8A2.5 2.5 0 0 1 4 17.5z';

export const pictograms: Record<string, Drawing> = {
  credits: { fill: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z' },
  income: { fill: 'M12 3.2a1.6 1.6 0 0 1 1.4.8l8 14.2a1.6 1.6 0 0 1-1.4 2.4H4a1.6 1.6 0 0 1-1.4-2.4l8-14.2a1.6 1.6 0 0 1 1.4-.8z' },
  points: { fill: 'M12 2.2l2.95 6.2 6.75.9-4.95 4.7 1.25 6.75L12 17.4l-6 3.35 1.25-6.75L2.3 9.3l6.75-.9z' },
  left: { line: 'M21 12H5M11 5.5 4.5 12l6.5 6.5' },
  right: { line: 'M3 12h16M13 5.5l6.5 6.5-6.5 6.5' },
  either: { line: 'M3.5 12h17M8 7l-5 5 5 5M16 7l5 5-5 5' },
  shift: { line: `${die}M12.5 3.5H21M18 .9l2.8 2.6L18 6.2`, fill: 'M7.6 9.8a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 0 1 0-2.8zm5.8 5a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 0 1 0-2.8z' },
  reroll: { line: 'M20 12a8 8 0 1 1-2.6-5.9M20.5 2.5v4.7h-4.7', fill: 'M12 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4z' },
  'set-die': { line: `${die}M14.5 10.5 20.8 4.2M18.5 2.5l3.8 3.8`, fill: 'M8 14.5a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2z' },
  double: { line: 'M3 8.5c0-4 6-4 6 0 0 3-6 5.5-6 8.5h6.5M13.5 10l7 7M20.5 10l-7 7' },
  swap: { line: 'M4 8h15M15 3.5 19.5 8 15 12.5M20 16H5M9 11.5 4.5 16 9 20.5' },
  exchange: { line: 'M5 3.5h7v9H5zM12 11.5h7v9h-7zM15.5 4.5c2.5 0 3.5 1.5 3.5 4M17 6.8l2 2 2-2M8.5 19.5C6 19.5 5 18 5 15.5M7 17.2l-2-2-2 2' },
  claim: { line: 'M6 10.5h12v10H6zM12 2.5v11M8.5 10l3.5 3.5 3.5-3.5' },
  buy: { line: 'M5 3.5h9v13H5zM17 13v8M13 17h8' },
  'buy-into': { line: 'M4 4h7v9H4zM7.5 16.5v4h9M13.5 17l3.5 3.5-3.5 3M20.5 3.5v14' },
  'place-charge': { line: 'M4.5 13v7h15v-7', fill: 'M13.5 1.5 7 10.5h4L9.5 17l7.5-9.5h-4.5z' },
  'move-charge': { line: 'M2.5 20h15M14 16.5l3.5 3.5-3.5 3.5', fill: 'M13.5 1.5 7 9.5h4L9.5 15.5l7.5-8.5h-4.5z' },
  'foes-lose': { fill: 'M10 4.2l2.3 4.9 5.3.7-3.9 3.7 1 5.3L10 16.2l-4.7 2.6 1-5.3L2.4 9.8l5.3-.7z', line: 'M15 20.5h7' },
  win: { line: 'M7 3.5h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 3.5 1.5 5 4 5M17 5.5h3.5c0 3.5-1.5 5-4 5M12 14.5v3.5M8 20.5h8' },
  colony: { line: 'M2.5 19.5h19M5 19.5a7 7 0 0 1 14 0M12 12.5V8M12 3.5v0M9 19.5v-3h6v3', fill: 'M12 2.5l5 2.3-5 2.3z' },
  rocket: { fill: 'M12 1.5c3.6 2.6 5 6.2 5 10.1l2.6 3v4.4l-4.1-2.2H8.5l-4.1 2.2v-4.4l2.6-3c0-3.9 1.4-7.5 5-10.1zm0 6.2a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4zM9.8 18.2h4.4L12 23z' },
  deck: { line: 'M8 3.5h11.5v13.5H8zM4.5 7v13.5H16' },
  flag: { line: 'M5 21.5v-19', fill: 'M6 3h13l-3.5 4.5L19 12H6z' },
};
