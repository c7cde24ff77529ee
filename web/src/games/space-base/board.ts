/** What the parts of the board share: the table, the words, and what can be chosen. */

import { getContext, setContext } from 'svelte';
import type { Light as Lit } from '../../board/composer.svelte';
import { Surface } from '../../board/surface.svelte';
import { docking } from './docking';
import { leadingOption, optionColour } from './lights';
import type { Catalogue, View } from './view';

export interface Light extends Lit {
  colour: string;
  /** The colours of all options on this thing. */
  all: string[];
}

export class Board extends Surface<View, { cards: Catalogue }> {
  get cards(): Catalogue {
    return this.components.cards;
  }

  /** Where the card that is chosen or pointed at would go, on the console it is looked at from. */
  get docking(): ReturnType<typeof docking> {
    const { composer } = this;
    const option = composer.armed ?? composer.pointed;
    return option === null ? null : docking(composer.options[option], this.view, this.cards, this.home);
  }

  /** Whether a ship of the shipyard can be had now. */
  get isSelling(): boolean {
    return this.view.shipyard.some((row) => row.some((id) => id && this.composer.lit.has(cardThing(id))));
  }

  /** How a thing is lit, in the colour of the option that leads there. */
  override light(thing: string): Light | null {
    const { composer } = this;
    const light = composer.light(thing);
    if (!light) return null;
    const about = composer.lit.get(thing) ?? [];
    const touching = light.role === 'anew' ? about : about.filter((option) => composer.open.includes(option));
    const colourful = composer.options.filter(({ touches }) => touches.length > 0).length;
    const leading = leadingOption(touching, composer.pointed) ?? 0;
    return {
      ...light,
      colour: optionColour(leading, colourful),
      all: touching.map((option) => optionColour(option, colourful)),
    };
  }
}

const key = Symbol('space-base');

export function provideBoard(board: Board): Board {
  return setContext(key, board);
}

export function useBoard(): Board {
  return getContext<Board>(key);
}

export const cardThing = (id: string) => `card:${id}`;
export const sectorThing = (seat: number, sector: number) => `sector:${seat}:${sector}`;
