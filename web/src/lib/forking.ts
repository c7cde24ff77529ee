import type { Forking, TableInfo } from './api';

/** In which seat one plays on from a move, and under which name: in one's own if one sat there. */
export function playingOn(
  table: TableInfo,
  at: number,
  wanted: number,
  name: string,
): Pick<Forking, 'at' | 'seat' | 'name'> {
  const seat = table.mine[0] ?? wanted;
  return { at, seat, name: nameAt(table, seat, name) };
}

/** One's name at a table, unless it is taken there: then one plays under that of the seat. */
export function nameAt(table: TableInfo, seat: number, name: string): string {
  const taken = table.seats.some((other) => other.seat !== seat && other.name === name);
  return taken ? (table.seats[seat]?.name ?? name) : name;
}
