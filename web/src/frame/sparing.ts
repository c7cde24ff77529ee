/** How to be spared the question that is being asked, for a while: "not in this attack". */

import type { PreferenceInfo, PreferenceValue } from '../lib/api';

export interface Spared {
  name: string;
  wish: PreferenceValue;
}

/** What would answer this very question and those like it; not what holds already, and not what lasts for the game. */
export function sparing(preferences: PreferenceInfo[]): Spared[] {
  return preferences
    .filter((preference) => !preference.lasting)
    .flatMap(({ name, value, values }) =>
      values.filter((wish) => wish.value !== value && wish.answers).map((wish) => ({ name, wish })),
    );
}
