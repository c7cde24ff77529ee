import type { Forking, TableInfo } from './api';

/** In which seat one plays on where any would do: in one's own if one sat there. */
export function ownSeat(table: TableInfo, wanted: number): number {
  return table.mine.includes(wanted) ? wanted : (table.mine[0] ?? wanted);
}

/** How one plays on from a move in a seat; `name` is how one is called elsewhere. */
export function playingOn(
  table: TableInfo,
  at: number,
  seat: number,
  name: string,
): Pick<Forking, 'at' | 'seat' | 'name'> {
  return { at, seat, name: nameAt(table, seat, name) };
}

/** In one's own seat one keeps its name; in another's one has one's own, unless it is taken there: then that of the seat. */
function nameAt(table: TableInfo, seat: number, name: string): string {
  const there = table.seats[seat]?.name ?? name;
  const alike = (other: string) => other.toLowerCase() === name.toLowerCase();
  const taken = table.seats.some((other) => other.seat !== seat && alike(other.name));
  return !name || taken || table.mine.includes(seat) ? there : name;
}

/** Who plays against one: the same bots as before, strong bots for people, or some of both. */
export function opponents(table: TableInfo, seat: number): 'same' | 'both' | 'strong' {
  const others = table.seats.filter((other) => other.seat !== seat);
  if (others.every((other) => other.kind === 'bot')) return 'same';
  return others.some((other) => other.kind === 'bot') ? 'both' : 'strong';
}
