/** What Enter means, wherever the focus happens to be. */

/** Where keys mean something else: letters are typed there. A button that was clicked takes none away. */
export const typedInto = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog *';

/**
 * Whether Enter says what is ready to be said, as the bright button promises. It does at a thing that was chosen
 * already, and wherever the pointer has left the focus; whoever walked somewhere with the keyboard means that place.
 */
export function saysIt(at: Element | null, trail: readonly string[], byPointer: boolean): boolean {
  if (!at || at.matches(typedInto) || at.closest('.advice')) return false; // a hint leads there by itself
  const thing = at.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
  if (thing !== undefined && trail.includes(thing)) return true;
  return byPointer || (thing === undefined && !at.closest('button, a, summary, input, [role=option], [data-rove]'));
}
