import type { Clock, SeatInfo, TableInfo, Update } from './api';

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export function round(view: Update['view']): number | null {
  return number(view?.['round']);
}

/** The own seats that are asked something. */
export function askedOfMe(table: TableInfo): number[] {
  return table.waiting.filter((seat) => table.mine.includes(seat));
}

/** What is said to somebody who is asked: it is their turn, or they are asked in another's; null if nothing is asked. */
export function called(tables: TableInfo[]): 'client-your-turn' | 'client-you-are-asked' | null {
  const asking = tables.filter((table) => table.status === 'running' && askedOfMe(table).length > 0);
  if (asking.length === 0) return null;
  const turn = (table: TableInfo) => table.standing?.turn ?? null;
  return asking.some((table) => turn(table) === null || askedOfMe(table).includes(turn(table) ?? -1))
    ? 'client-your-turn'
    : 'client-you-are-asked';
}

/** Which bot plays in a seat, whose face it has then; nothing for people. */
export function botOf(seat: SeatInfo): string {
  return seat.kind === 'bot' ? seat.bot : '';
}

/** The next own seat to hand the device to: when the seat shown is not asked but another own one is. */
export function nextSeat(update: Update): number | null {
  const asked = askedOfMe(update.table);
  return update.seat === null || asked.length === 0 || asked.includes(update.seat) ? null : (asked[0] ?? null);
}

/** Seconds a seat has left now; its clock runs only while it is asked something. */
export function timeLeft(seat: SeatInfo, table: TableInfo, secondsSinceUpdate: number): number | null {
  if (seat.time_left === null) return null;
  const running = table.status === 'running' && table.waiting.includes(seat.seat);
  return Math.max(0, seat.time_left - (running ? secondsSinceUpdate : 0));
}

/** Seconds as people read a clock: 1:05, 2:03:09, 3 d 4 h. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Times one can play with. */
export const clocks: Record<'none' | 'live' | 'day' | 'days', Clock | null> = {
  none: null,
  live: { bank: 600, increment: 15 },
  day: { bank: 86_400, increment: 86_400 },
  days: { bank: 3 * 86_400, increment: 3 * 86_400 },
};
