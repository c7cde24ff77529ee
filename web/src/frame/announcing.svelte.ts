import type { TableInfo } from '../lib/api';
import { text } from '../lib/language.svelte';
import { notice } from '../lib/toasts.svelte';
import { scoreOf } from '../telling/standing';

/** Whoever else comes near to winning is announced, once; not what was so already when one came. */
export function announcingWinners(table: () => TableInfo): void {
  const announced = new Set<number>();
  let looked = false;
  $effect(() => {
    const { seats, status } = table();
    for (const seat of seats) {
      const score = scoreOf(table(), seat.seat);
      if (!score?.near || status !== 'running') announced.delete(seat.seat);
      else if (!announced.has(seat.seat)) {
        announced.add(seat.seat);
        if (looked && !seat.mine)
          notice(text(`client-near-${score.what}`, { name: seat.name, left: score.goal - score.score }));
      }
    }
    looked = true;
  });
}
