import type { Hint } from '../lib/api';
import { margin, percent, signed } from '../lib/numbers';
import type { Language } from '../lib/settings.svelte';
import type { Arguments } from '../lib/words';

type Suggestion = Hint['suggestions'][number];

/** Chances that differ by more than this, and still can't be told apart, need a word of how far they may be off. */
const noticed = 2; // per cent

/** How the best option does beside the next one: by how much it leads, or that both are about equal. */
export function leadOf(best: Suggestion, next: Suggestion, language: Language): [string, Arguments?] {
  const error = margin(best.lead_error);
  const lead = percent(best.chance) - percent(next.chance); // as it is read
  if (!best.equal) return ['client-hint-lead', { lead: signed(lead, language), error }];
  if (lead > noticed) return ['client-hint-equal-within', { error }];
  return ['client-hint-equal'];
}
