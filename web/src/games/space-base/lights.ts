/** Which colour an option lights the board in. */

const colours = ['var(--act)', 'var(--alt)', 'var(--light-3)', 'var(--light-4)'];

/**
 * The colour of an option. A few options have a colour each; among many (as when buying) that would only be
 * a riot, so all of them get the first.
 */
export function optionColour(option: number, count: number): string {
  return (count <= colours.length ? colours[option] : undefined) ?? 'var(--act)';
}

/** The options on a thing, the pointed one first: that is the one whose colour it shows. */
export function leadingOption(options: number[], pointed: number | null): number | undefined {
  return pointed !== null && options.includes(pointed) ? pointed : options[0];
}
