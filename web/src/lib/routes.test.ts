import { expect, it } from 'vitest';
import { routeOf } from './routes';

it('reads addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' });
  expect(routeOf('/t/abc')).toEqual({ page: 'table', table: 'abc' });
  expect(routeOf('/t/abc/')).toEqual({ page: 'table', table: 'abc' });
  expect(routeOf('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc' });
  expect(routeOf('/t/abc/seat/x%20y')).toEqual({ page: 'seat', table: 'abc', token: 'x y' });
});

it('takes everything else for the lobby', () => {
  for (const path of ['/t', '/t/', '/else/abc', '/x']) expect(routeOf(path)).toEqual({ page: 'lobby' });
});
