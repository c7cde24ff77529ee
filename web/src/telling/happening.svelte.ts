/**
 * What is happening now, for boards to light: the things that the event being told is about, or those of the line of the
 * log that is pointed at. Boards may read it; where they do not, the frame draws rings around the things by itself.
 */
interface Happening {
  /** Things on the board, by the names that options use. */
  things: string[];
  kind: string;
  seat: number | null;
  /** Whether it is only pointed at, in the log or on a card, and not happening now. */
  pointed: boolean;
}

const nothing: Happening = { things: [], kind: '', seat: null, pointed: false };
let now: Happening = $state.raw(nothing);
let pointed: Happening | null = $state.raw(null);

export function happening(): Happening {
  return pointed ?? now;
}

/** An event is being told, or none; what was pointed at before is then no longer meant. */
export function tell(event: { touches: string[]; kind: string; seat: number | null } | null): void {
  if (event) pointed = null;
  now = event ? { things: event.touches, kind: event.kind, seat: event.seat, pointed: false } : nothing;
}

/** Somebody points at a line of the log, or no longer. */
export function pointAt(event: { touches: string[]; kind: string; seat: number | null } | null): void {
  pointed = event ? { things: event.touches, kind: event.kind, seat: event.seat, pointed: true } : null;
}
