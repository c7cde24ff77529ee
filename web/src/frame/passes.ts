/** Where passing stands in the bar. */

import type { Composer } from '../board/composer.svelte';

export type Place = 'far' | 'near';

/**
 * Usually a pass stands at the far end. After one was said, the next question has its own elsewhere, so that a double
 * click never says two.
 */
export class PassPlaces {
  #last: Place | null = null;
  #places = new WeakMap<Composer, Place>();

  /** The place of a question's passes: the same as long as it is asked. */
  of(question: Composer): Place {
    const known = this.#places.get(question);
    if (known) return known;
    const place = this.#last === 'far' ? 'near' : 'far';
    if (question.decision) {
      this.#places.set(question, place);
      this.#last = null;
    }
    return place;
  }

  /** A pass was said at this place. */
  said(place: Place): void {
    this.#last = place;
  }
}

export const passPlaces = new PassPlaces();
