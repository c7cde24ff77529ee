import { describe, expect, it } from 'vitest';
import { bubblePlace, overlap, scrollFor, within, type Box } from './targets';

const stage: Box = { x: 0, y: 50, width: 1000, height: 600 };
const size = { width: 300, height: 200 };

describe('scrolling to what is spoken of', () => {
  const at = (y: number, height = 100): Box => ({ x: 0, y, width: 100, height });

  it('brings it to the lower edge, so that the bubble has room above', () => {
    expect(scrollFor(stage, [at(700)], 200)).toBe(800 + 12 - 650);
    expect(scrollFor(stage, [at(240), at(500)], 300)).toBe(600 + 12 - 650);
  });

  it('leaves alone what is seen beside the bubble', () => {
    expect(scrollFor(stage, [at(400), at(500)], 200)).toBe(0);
    expect(scrollFor(stage, [at(60)], 200)).toBe(0);
  });

  it('begins with the first where not all can be seen at once', () => {
    expect(scrollFor(stage, [at(-500), at(600)], 200)).toBe(-450 - 350);
    expect(scrollFor(stage, [at(100), at(900)], 200)).toBe(0);
  });

  it('shows the end of what is longer than the stage', () => {
    expect(scrollFor(stage, [at(60, 700)], 200)).toBe(760 + 12 - 650);
  });
});

describe('the place of a bubble', () => {
  it('never covers what it speaks of while there is room', () => {
    for (const target of [
      { x: 0, y: 50, width: 150, height: 150 },
      { x: 450, y: 300, width: 100, height: 60 },
      { x: 850, y: 560, width: 150, height: 90 },
    ]) {
      const place = bubblePlace(stage, size, [target]);
      expect(overlap({ ...place, ...size }, target)).toBe(0);
    }
  });

  it('avoids several things at once', () => {
    const targets = [
      { x: 20, y: 80, width: 160, height: 120 },
      { x: 500, y: 500, width: 120, height: 120 },
    ];
    const place = bubblePlace(stage, size, targets);
    for (const target of targets) expect(overlap({ ...place, ...size }, target)).toBe(0);
  });

  it('leaves open what one looks at besides', () => {
    const target = { x: 700, y: 560, width: 80, height: 80 };
    const dice = { x: 600, y: 300, width: 300, height: 60 };
    const place = bubblePlace(stage, size, [target], [dice]);
    expect(overlap({ ...place, ...size }, target)).toBe(0);
    expect(overlap({ ...place, ...size }, dice)).toBe(0);
    expect(overlap({ ...bubblePlace(stage, size, [], [dice]), ...size }, dice)).toBe(0);
  });

  it('stays on the stage, even on one that is too small', () => {
    const place = bubblePlace({ x: 0, y: 0, width: 200, height: 100 }, size, []);
    expect(place).toEqual({ x: 10, y: 10 });
  });
});

it('cuts boxes to the stage', () => {
  expect(within(stage, { x: -20, y: 40, width: 100, height: 100 })).toEqual({ x: 0, y: 50, width: 80, height: 90 });
  expect(within(stage, { x: 2000, y: 0, width: 10, height: 10 })).toBeNull();
});
