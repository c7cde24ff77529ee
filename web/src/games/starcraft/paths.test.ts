import { describe, expect, it } from 'vitest';
import { completeWays, nextThings } from '../../board/trails';
import { pathsOf } from './paths';
import { option } from './sample';

const trails = (...options: ReturnType<typeof option>[]) => pathsOf(options).map(({ trail }) => trail);

it('takes a unit for its area, too', () => {
  const moves = [
    option(['move', 'marine', 'a', 'b', 1], 'unit:a:marine', 'area:a', 'area:b'),
    option(['move', 'marine', 'a', 'c', 1], 'unit:a:marine', 'area:a', 'area:c'),
    option(['move', 'ghost', 'd', 'b', 1], 'unit:d:ghost', 'area:d', 'area:b'),
    option(['done']),
  ];
  expect(trails(...moves)).toEqual([
    ['unit:a:marine', 'area:b'],
    ['unit:a:marine', 'area:c'],
    ['unit:d:ghost', 'area:b'],
    [],
  ]);
  const ways = pathsOf(moves);
  expect([...nextThings(ways, ['unit:a:marine']).keys()]).toEqual(['area:b', 'area:c']);
  expect(completeWays(ways, ['unit:a:marine', 'area:c']).map(({ option }) => option)).toEqual([1]);
});

it('asks only where a new unit comes, not to point at what is not there yet', () => {
  const builds = [
    option(['build-unit', 'marine', 'a'], 'area:a', 'unit:a:marine'),
    option(['build-unit', 'marine', 'b'], 'area:b', 'unit:b:marine'),
  ];
  expect(trails(...builds)).toEqual([['area:a'], ['area:b']]);
});

describe('what all options share', () => {
  it('needs no pointing at', () => {
    const cards = [
      option(['cards', 'x'], 'card:x', 'skirmish:1'),
      option(['cards', 'y'], 'card:y', 'skirmish:1'),
      option(['blind'], 'skirmish:1'),
    ];
    expect(trails(...cards)).toEqual([['card:x'], ['card:y'], []]);
  });

  it('is pointed at where there is nothing else', () => {
    expect(
      trails(option(['place-units', 'marine', 'a', 1], 'area:a'), option(['place-units', 'marine', 'a', 2], 'area:a')),
    ).toEqual([['area:a'], ['area:a']]);
    expect(trails(option(['execute', 'torus'], 'planet:torus'), option(['none']))).toEqual([['planet:torus'], []]);
  });
});

it('leads to a planet and then to its cell', () => {
  const places = [
    option(['place-planet', 'torus', 0, 1, 0], 'planet:torus'),
    option(['place-planet', 'torus', 0, 1, 1], 'planet:torus'),
    option(['place-planet', 'helios', -1, 0, 0], 'planet:helios'),
  ];
  expect(trails(...places)).toEqual([
    ['planet:torus', 'cell:0:1'],
    ['planet:torus', 'cell:0:1'],
    ['planet:helios', 'cell:-1:0'],
  ]);
  expect(trails(...places.slice(0, 2), option(['place-planet', 'torus', 2, 0, 0], 'planet:torus'))).toEqual([
    ['cell:0:1'],
    ['cell:0:1'],
    ['cell:2:0'],
  ]);
});

it('does not point at a way that only costs more, where nothing is kept for later', () => {
  const dear = option(['research', 'burrow'], 'technology:burrow');
  const cheap = option(['research', 'burrow', 'less-gas'], 'technology:burrow');
  const other = option(['research', 'consume', 'less-gas'], 'technology:consume');
  const open = (last: string) => nextThings(pathsOf([dear, cheap, other, option([last])]), []).has('needless');
  expect([open('none'), open('done')]).toEqual([true, false]);
  const ways = pathsOf([dear, cheap, other, option(['none'])]);
  expect(completeWays(ways, ['technology:burrow']).map(({ option }) => option)).toEqual([1]);
});
