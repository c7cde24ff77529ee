/**
 * Pieces are dragged to where they go. That is another way of pointing: what is picked up is pointed at first, what it
 * is put on second, and the composer does the rest. A mouse drags whatever can be chosen; a finger, which also scrolls,
 * only what was chosen already.
 */

import type { Composer } from './composer.svelte';
import type { Surface } from './surface.svelte';
import { openWays } from './trails';

/** A pointer that moves less than this has clicked. */
const slack = 6;

/** Where a piece can be put: what an option goes on to, or, by `say`, where it would lead if it were said. */
export type Landings = Map<string, { say: number } | 'goes on'>;

/** Where a thing can be carried to. */
export function landings(composer: Composer, thing: string, ends: (option: number) => string | null): Landings {
  const found: Landings = new Map();
  const role = composer.light(thing)?.role;
  if (composer.several || role === undefined || role === 'later') return found;
  const path = composer.pathTo(thing);
  for (const { option, trail } of openWays(composer.ways, path)) {
    const left = trail.filter((other) => !path.includes(other));
    for (const other of left) found.set(other, 'goes on');
    const end = left.length ? null : ends(option);
    if (end !== null && !found.has(end)) found.set(end, { say: option });
  }
  return found;
}

/** The things that an element stands for, from the inside out. */
export function thingsAt(element: Element | null): string[] {
  const things: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { thing, card, sector } = (at as HTMLElement).dataset ?? {};
    if (thing !== undefined) things.push(thing);
    else if (card !== undefined) things.push(`card:${card}`);
    else if (sector !== undefined) things.push(`sector:${sector}`);
  }
  return things;
}

interface Grip {
  pointer: number;
  element: Element;
  thing: string;
  x: number;
  y: number;
  landings: Landings;
  /** A copy of the piece under the pointer, once it is carried. */
  copy: HTMLElement | null;
  /** What was chosen before, to be chosen again if it is put nowhere. */
  before: string[];
}

/** Lets the pieces of a board be dragged; `pictured` is what of a thing is seen to move: the thing itself, if nothing else. */
export function dragging(
  board: Surface<unknown, unknown>,
  pictured: (thing: string, root: HTMLElement) => Element | null = () => null,
) {
  return (root: HTMLElement): (() => void) => {
    let grip: Grip | null = null;
    let landed = false;

    function onDown(event: PointerEvent): void {
      landed = false;
      grip = event.button === 0 && event.isPrimary && board.composer.ready ? taken(board, event) : null;
    }

    function onMove(event: PointerEvent): void {
      if (!grip || event.pointerId !== grip.pointer) return;
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.copy) {
        if (Math.hypot(dx, dy) < slack) return;
        lift(grip);
      }
      event.stopPropagation(); // the board itself does not move meanwhile
      event.preventDefault();
      if (grip.copy) grip.copy.style.translate = `${dx}px ${dy}px`;
      board.point(landingAt(event.clientX, event.clientY, grip.landings));
    }

    function lift(held: Grip): void {
      if (held.element.hasPointerCapture(held.pointer)) held.element.releasePointerCapture(held.pointer);
      board.close();
      held.copy = copyOf(pictured(held.thing, root) ?? held.element, root);
      root.classList.add('carrying');
      board.composer.carry(held.thing);
    }

    function onUp(event: PointerEvent): void {
      if (!grip || event.pointerId !== grip.pointer) return;
      const held = grip;
      letGo();
      if (!held.copy) return;
      landed = true;
      const target = event.type === 'pointerup' ? landingAt(event.clientX, event.clientY, held.landings) : null;
      const end = target === null ? undefined : held.landings.get(target);
      if (target === null || end === undefined) board.composer.comeBackTo(held.before);
      else if (end === 'goes on') board.composer.pick(target);
      else board.composer.say(end.say);
    }

    function letGo(): void {
      grip?.copy?.remove();
      grip = null;
      root.classList.remove('carrying');
      board.point(null);
    }

    /** What ends a drag is no click. */
    function onClick(event: MouseEvent): void {
      if (!landed) return;
      landed = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !grip?.copy) return;
      event.stopPropagation();
      board.composer.comeBackTo(grip.before);
      landed = true;
      letGo();
    }

    const captured = { capture: true };
    root.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove, captured);
    window.addEventListener('pointerup', onUp, captured);
    window.addEventListener('pointercancel', onUp, captured);
    window.addEventListener('keydown', onKey, captured);
    root.addEventListener('click', onClick, captured);
    return () => {
      letGo();
      root.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove, captured);
      window.removeEventListener('pointerup', onUp, captured);
      window.removeEventListener('pointercancel', onUp, captured);
      window.removeEventListener('keydown', onKey, captured);
      root.removeEventListener('click', onClick, captured);
    };
  };
}

/** What a pointer takes hold of, if that can be carried anywhere. */
function taken(board: Surface<unknown, unknown>, event: PointerEvent): Grip | null {
  const { composer } = board;
  const element = (event.target as Element).closest('[data-thing], [data-card]');
  const [thing] = thingsAt(element);
  if (!element || thing === undefined) return null;
  if (event.pointerType === 'touch' && !composer.trail.includes(thing)) return null;
  const end = (option: number) => {
    const info = composer.options[option];
    return info ? (composer.manner.endsAt?.(info, board.telling) ?? null) : null;
  };
  const found = landings(composer, thing, end);
  if (!found.size) return null;
  return {
    pointer: event.pointerId,
    element,
    thing,
    x: event.clientX,
    y: event.clientY,
    landings: found,
    copy: null,
    before: composer.walked,
  };
}

/** The innermost thing below a pointer on which the piece can be put. */
function landingAt(x: number, y: number, where: Landings): string | null {
  return thingsAt(document.elementFromPoint(x, y)).find((thing) => where.has(thing)) ?? null;
}

/** A copy of a piece above everything, at the place of the piece. */
function copyOf(piece: Element, root: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.setAttribute('popover', 'manual');
  copy.setAttribute('aria-hidden', 'true');
  copy.className = 'carried';
  const box = piece.getBoundingClientRect();
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    overflow: 'visible',
    pointerEvents: 'none',
    opacity: '0.9',
    filter: 'drop-shadow(0 10px 12px #0009)',
  });
  copy.append(piece instanceof SVGGraphicsElement ? drawnCopy(piece, box) : plainCopy(piece));
  root.append(copy);
  copy.showPopover();
  return copy;
}

function plainCopy(piece: Element): HTMLElement {
  const inner = piece.cloneNode(true) as HTMLElement;
  for (const name of ['data-thing', 'data-card', 'data-lit', 'id']) inner.removeAttribute(name);
  Object.assign(inner.style, { width: '100%', height: '100%' });
  inner.inert = true;
  return inner;
}

function drawnCopy(piece: SVGGraphicsElement, box: DOMRect): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const inner = piece.cloneNode(true) as SVGGraphicsElement;
  for (const name of ['data-thing', 'data-army', 'data-lit', 'id']) inner.removeAttribute(name);
  const { a, b, c, d, e, f } = piece.getScreenCTM() ?? new DOMMatrix();
  inner.setAttribute('transform', `matrix(${[a, b, c, d, e - box.left, f - box.top].join(' ')})`);
  picture.setAttribute('width', String(box.width));
  picture.setAttribute('height', String(box.height));
  picture.style.overflow = 'visible';
  picture.append(inner);
  return picture;
}
