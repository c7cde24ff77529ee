import { expect, it } from 'vitest';
import { planOf } from './plans';

it('shows what would come where, and from where', () => {
  expect(planOf(['move', 'marine', 'torus-1', 'helios-1', 3], null)).toMatchObject({
    kind: 'units',
    at: 'helios-1',
    from: 'torus-1',
    unit: 'marine',
    amount: 3,
  });
  expect(planOf(['order', 'build', 'torus', 'special'], null)).toMatchObject({
    kind: 'order',
    at: 'torus',
    unit: 'build',
    special: true,
  });
  expect(planOf(['build-transport', 'torus:helios'], null)).toMatchObject({
    kind: 'transport',
    at: 'torus:helios',
    from: null,
  });
  expect(planOf(['build-base', 'torus-2'], null)).toMatchObject({ kind: 'base', at: 'torus-2' });
});

it('shows a retreat from the area that is fought over', () => {
  expect(planOf(['retreat', 'torus-2'], 'torus-1')).toMatchObject({ at: 'torus-2', from: 'torus-1' });
  expect(planOf(['retreat', 'torus-2'], null)).toBeNull();
});

it('has nothing to show for what changes nothing on the galaxy', () => {
  expect(planOf(['draw'], null)).toBeNull();
  expect(planOf(['build-workers', 3], null)).toBeNull();
});
