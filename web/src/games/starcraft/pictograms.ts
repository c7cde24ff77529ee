/** The pictograms, drawn on a square of 16. `fill` shapes are solid, `line` shapes are strokes. */

export interface Drawing {
  fill?: string;
  line?: string;
}

export const pictograms: Record<string, Drawing> = {
  minerals: { fill: 'M6.5 1l3 3.5-1.3 10H4.3L2.8 5ZM11.5 5.5l2.5 2.2-1 6.8H9l.6-6Z' },
  gas: { fill: 'M8.3.8q5.8 5.6 5.1 10A5.4 5.4 0 0 1 2.6 10.4Q2.4 7.5 4.8 5.2q.4 1.7 1.5 2.3Q6 3.8 8.3.8Z' },
  conquest: { fill: 'M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5L8 12.1l-4.5 2.5 1-5L.8 6.1l5-.6Z' },
  strategic: { line: 'M8 2v12M2 8h12', fill: 'M8 4.5l3.5 3.5-3.5 3.5-3.5-3.5Z' },
  worker: {
    fill: 'M8 1.5a4 4 0 0 1 4 4V7l1.5 1v1.5h-11V8L4 7V5.5a4 4 0 0 1 4-4ZM2 15q.4-4 4-4.5h4q3.6.5 4 4.5ZM5.6 5v2h4.8V5Z',
  },
  hand: { line: 'M5.5 4.5h7v9h-7ZM3.5 11.5v-9h7' },
  event: { line: 'M3.5 2.5h9v11h-9ZM8 5v3.5M8 11v.01' },
  technology: {
    line: 'M8 2.2c2 0 2.6 2.6 2.6 5.8S10 13.8 8 13.8 5.4 11.2 5.4 8 6 2.2 8 2.2ZM3 5.1c1-1.7 3.6-.9 6.3.7s4.7 3.4 3.7 5.1-3.6.9-6.3-.7S2 6.8 3 5.1Z',
  },
  module: { line: 'M2.5 2.5h4.5v4.5h-4.5ZM9 2.5h4.5v4.5H9ZM2.5 9h4.5v4.5h-4.5ZM11.2 9.2v4.3M9 11.3h4.5' },
  building: { line: 'M2 14V7l4-3v3l4-3v3h4v7ZM5 10.5h1.5M9.5 10.5H11' },
  build: { line: 'M9 3.5l3.5 3.5M6.5 6l4-4 3.5 3.5-4 4ZM7.5 8.5 2 14' },
  mobilize: { line: 'M2.5 3.5 7 8l-4.5 4.5M8 3.5 12.5 8 8 12.5' },
  research: { line: 'M6.3 2v4L2.5 12.6q-.6 1.4 1 1.4h9q1.6 0 1-1.4L9.7 6V2M5 2h6M4.6 10h6.8' },
  defend: { line: 'M8 1.8l5.5 2v4.2q0 4.5-5.5 6.8Q2.5 12.5 2.5 8V3.8ZM8 5v5M5.5 7.5h5' },
  order: { line: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11ZM8 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3Z' },
  attack: {
    fill: 'M14.5 1.5l-.6 3.3-6.3 6.3 1.3 1.3-1.2 1.2-1.9-1.9-2.6 2.6-1.4-1.4 2.6-2.6L2.5 8.4l1.2-1.2L5 8.5l6.2-6.4Z',
  },
  health: { fill: 'M8 1l5.8 2v4.5Q13.8 12.5 8 15.2 2.2 12.5 2.2 7.5V3Z' },
  flying: { line: 'M1.5 10Q4 4.5 8 8.5 12 4.5 14.5 10' },
  support: { line: 'M8 14V5M4 8.5 8 4.5l4 4M4 2.5h8' },
  limit: { fill: 'M5 4.5a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM2.5 14.5q0-5.5 5.5-5.5t5.5 5.5Z' },
  players: {
    line: 'M5.5 3a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM1.5 13q0-3.8 4-3.8t4 3.8M10.5 3.4a2 2 0 1 1 0 3.9M11.5 9.3q3 .4 3 3.7',
  },
  sheet: { line: 'M3 2.5h10v11H3ZM5.5 5.5h5M5.5 8h5M5.5 10.5h3' },
  first: { line: 'M4 14.5V2M4 2.5h8.5l-2 3 2 3H4' },
  lock: { fill: 'M4.5 7V5a3.5 3.5 0 0 1 7 0v2H13v7.5H3V7ZM6 7h4V5a2 2 0 0 0-4 0Z' },
  destroyed: {
    fill: 'M8 1.5a6 6 0 0 1 6 6q0 3-2.5 4.3V14.5h-7v-2.7Q2 10.5 2 7.5a6 6 0 0 1 6-6ZM5.5 6.5a1.5 1.5 0 1 0 .01 0ZM10.5 6.5a1.5 1.5 0 1 0 .01 0ZM7.3 12h1.4v2.5H7.3Z',
  },
  changed: { line: 'M4 14.5V2M4 2.5h8.5l-2 3 2 3H4' },
  cloaking: {
    line: 'M8 1.5a6.5 6.5 0 0 1 4.6 1.9M14.2 6a6.5 6.5 0 0 1 0 4M12.6 12.6A6.5 6.5 0 0 1 8 14.5M3.4 12.6A6.5 6.5 0 0 1 1.8 10M1.8 6a6.5 6.5 0 0 1 1.6-2.6',
    fill: 'M8 4.5a2 2 0 0 1 2 2q0 1-.6 1.6 2 .8 2.1 3.4h-7q.1-2.6 2.1-3.4Q6 7.5 6 6.5a2 2 0 0 1 2-2Z',
  },
  detector: { line: 'M1.5 8Q4.5 3.5 8 3.5T14.5 8Q11.5 12.5 8 12.5T1.5 8Z', fill: 'M8 5.8a2.2 2.2 0 1 0 .01 0Z' },
  splash: {
    fill: 'M8 .8l1.5 4 3.6-2-2 3.6 4.1 1.6-4.1 1.5 2 3.6-3.6-2L8 15.2l-1.5-4.1-3.6 2 2-3.6L.8 8l4.1-1.6-2-3.6 3.6 2Z',
  },
  skip: { fill: 'M2 3v10l6-5ZM8 3v10l6-5Z' },
  odds: { line: 'M3 3h10v10H3Z', fill: 'M6 5a1 1 0 1 0 .01 0ZM10 9a1 1 0 1 0 .01 0Z' },
  chevron: { line: 'M6 3l5 5-5 5' },
  turn: { line: 'M13 8a5 5 0 1 1-1.6-3.7M13.2 2v3h-3' },
  another: { line: 'M3 5h7.5a2.5 2.5 0 0 1 0 5H5M5.5 2.5 3 5l2.5 2.5M7 7.5 4.5 10 7 12.5' },
  map: { line: 'M2 4l4-1.5 4 1.5 4-1.5v9.5l-4 1.5-4-1.5-4 1.5ZM6 2.5V12M10 4v9.5' },
  points: { fill: 'M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5L8 12.1l-4.5 2.5 1-5L.8 6.1l5-.6Z' },
  close: { line: 'M4 4l8 8M12 4l-8 8' },
  plus: { line: 'M8 3v10M3 8h10' },
  minus: { line: 'M3 8h10' },
  whole: { line: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10' },
};
