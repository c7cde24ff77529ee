import { expect, it } from 'vitest';
import { routeOf } from './routes';

it('reads addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/t/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(routeOf('/t/abc/')).toEqual({ page: 'table', table: 'abc' });
  expect(routeOf('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc' });
  expect(routeOf('/t/abc/story')).toEqual({ page: 'story', table: 'abc' });
  expect(routeOf('/t/abc/seat/x%20y')).toEqual({ page: 'seat', table: 'abc', token: 'x y' });
});

it('knows when there is nothing at an address', () => {
  for (const path of ['/t', '/t/', '/else/abc', '/x', '/t/abc/else', '/t/%E0%A4%A'])
    expect(routeOf(path)).toEqual({ page: 'lost' });
});
