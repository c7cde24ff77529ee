import { flushSync, mount, unmount } from 'svelte';
import { Composer } from '../board/composer.svelte';
import { boards } from '../games/boards';
import type { TableInfo, Update } from '../lib/api';
import { say, text } from '../lib/language.svelte';
import { components, replay } from '../lib/requests';
import { around, framed, type Box } from './framing';
import { outlineOf, placesOf } from './places';

/** A moment of a finished game, seen from a seat, and the things that it is about. */
export interface Moment {
  move: number;
  seat: number;
  things: string[];
}

/** Boards need this long until they know their size. */
const settling = 120;
const sizes = { wide: [1180, 700], narrow: [390, 780] } as const;
/** Boards are drawn one after another, so that the page stays quick. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A cut-out of the board as it was at a moment, for a window of this size: the game's own board is drawn out of sight, and
 * a still copy of it is kept. Null if nothing of what is meant lies on that board.
 */
export function cutOut(
  table: TableInfo,
  moment: Moment,
  window: { width: number; height: number },
): Promise<HTMLElement | null> {
  const found = last.then(() => drawn(table, moment, window));
  last = found.catch(() => {});
  return found;
}

async function drawn(
  table: TableInfo,
  moment: Moment,
  window: { width: number; height: number },
): Promise<HTMLElement | null> {
  const [game, catalogue, update] = await Promise.all([
    boards[table.game]?.(),
    components(table.id, table.components),
    replay(table.id, moment.move, moment.seat),
  ]);
  if (!game) return null;
  const composer = new Composer(null, () => {});
  composer.manner = game.manner;
  composer.components = catalogue;
  const then: Update = { ...update, decision: null, events: [], events_from: update.events.length };
  const stage = offstage();
  const board = mount(game.Board, {
    target: stage,
    props: {
      update: then,
      components: catalogue,
      composer,
      whyNot: () => Promise.resolve(null),
      say,
      text,
      still: true,
    },
  });
  try {
    flushSync();
    await new Promise((done) => setTimeout(done, settling));
    return copied(stage, moment.things, window);
  } finally {
    void unmount(board);
    stage.remove();
  }
}

/** A place for a board that nobody sees, reads or reaches. */
function offstage(): HTMLElement {
  const [width, height] = innerWidth >= 900 ? sizes.wide : sizes.narrow;
  const stage = document.createElement('div');
  stage.inert = true;
  stage.setAttribute('aria-hidden', 'true');
  stage.style.cssText = `position: fixed; top: 0; left: -20000px; width: ${width}px; height: ${height}px; overflow: hidden;`;
  document.body.append(stage);
  return stage;
}

function copied(stage: HTMLElement, things: string[], window: { width: number; height: number }): HTMLElement | null {
  const whole = stage.getBoundingClientRect();
  const meant = things.flatMap(
    (thing) => placesOf(thing, stage).find((place) => within(place.getBoundingClientRect(), whole)) ?? [],
  );
  const middle = around(meant.map((place) => place.getBoundingClientRect()));
  if (!middle) return null;
  for (const place of meant) mark(place);
  const { x, y, scale } = framed(middle, whole, window);
  const copy = stage.cloneNode(true) as HTMLElement;
  copy.style.cssText = `position: absolute; top: 0; left: 0; width: ${whole.width}px; height: ${whole.height}px; overflow: hidden; transform-origin: 0 0; transform: translate(${x}px, ${y}px) scale(${scale});`;
  strip(copy);
  return copy;
}

const within = (box: Box, whole: Box) =>
  box.width > 0 &&
  box.left < whole.left + whole.width &&
  box.left + box.width > whole.left &&
  box.top < whole.top + whole.height &&
  box.top + box.height > whole.top;

/** Put a line around what is meant: along its outline where the board has one, above everything else. */
function mark(place: Element): void {
  const outline = outlineOf(place);
  const svg = outline?.ownerSVGElement;
  const [here, above] = [outline?.getScreenCTM(), svg?.getScreenCTM()];
  if (!outline || !svg || !here || !above) {
    place.setAttribute('data-meant', '');
    return;
  }
  const line = outline.cloneNode() as SVGGraphicsElement;
  const { a, b, c, d, e, f } = above.inverse().multiply(here);
  line.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  line.setAttribute('class', '');
  line.setAttribute('data-meant', '');
  svg.append(line);
}

/** A picture has nothing that can be found, focused or read out. */
function strip(copy: Element): void {
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (
        name === 'role' ||
        name === 'tabindex' ||
        name === 'title' ||
        name.startsWith('aria-') ||
        (name.startsWith('data-') && name !== 'data-meant')
      )
        element.removeAttribute(name);
    }
    // Gradients and clippings are named by what uses them; other names would only stand there twice.
    if (element.id && !element.closest('defs, clipPath')) element.removeAttribute('id');
  }
}
