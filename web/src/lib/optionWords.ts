import type { GameInfo, TableInfo } from './api';
import { text, textOr } from './language.svelte';
import { clocks } from './table';

/** How a table is played, in a few words each: what differs from the game's defaults, its clock and its data pack. */
export function optionWords(table: TableInfo, game: GameInfo | undefined): string[] {
  const words: string[] = [];
  for (const [place, field] of (game?.options ?? []).entries()) {
    const value: unknown = table.options[field.name];
    const name = text(`${table.game}-option-name-${field.name}`);
    // The first choice is the variant, which one wants to know even if it is the usual one.
    if (field.kind === 'choice' && (place === 0 || value !== field.default))
      words.push(textOr(`${table.game}-option-value-${field.name}-${String(value)}`, String(value)));
    else if (value === undefined || value === field.default) continue;
    else if (field.kind === 'number') words.push(text('client-option-number', { name, value: Number(value) }));
    else words.push(value ? name : text('client-option-off', { name }));
  }
  const clock = table.clock;
  if (clock) {
    const preset = Object.entries(clocks).find(
      ([, known]) => known?.bank === clock.bank && known.increment === clock.increment,
    );
    words.push(text(preset ? `client-clock-${preset[0]}` : 'client-clock'));
  }
  if (table.pack) words.push(table.pack);
  return words;
}
