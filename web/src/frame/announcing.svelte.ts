import type { EventInfo, TableInfo } from '../lib/api';
import { say, text } from '../lib/language.svelte';
import { alarm, dismiss, notice } from '../lib/toasts.svelte';
import { alarming } from '../telling/recap';
import { lookingForWinners } from '../telling/standing';

/** Whoever else comes near to winning is announced, once; not what was so already when one came. */
export function announcingWinners(table: () => TableInfo): void {
  const look = lookingForWinners();
  const said: number[] = [];
  $effect(() => {
    for (const { name, score } of look(table()))
      said.push(notice(text(`client-near-${score.what}`, { name, left: score.goal - score.score })));
    if (table().status === 'over') said.splice(0).forEach(dismiss); // it lies over the end otherwise
  });
}

/** What befalls the own seat is said aloud as it is told; not what had happened already when one came. */
export function announcingAlarms(table: () => TableInfo, log: () => EventInfo[], seat: () => number | null): void {
  let told: { seat: number | null; lines: number } | null = null;
  const said: number[] = [];
  $effect(() => {
    const own = seat();
    const over = table().status === 'over';
    if (told?.seat === own && !over)
      for (const event of alarming(log(), told.lines, own)) said.push(alarm(say(event.say)));
    told = { seat: own, lines: log().length };
    if (over) said.splice(0).forEach(dismiss); // the end says it all
  });
}
