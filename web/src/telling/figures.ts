/** A change of a chance and its two parts, in whole per cent that add up. */
export interface Parts {
  change: number;
  choice: number;
  luck: number;
}

/** What of a change came by luck; the rest was chosen, by whomever. */
export function parted(change: number, luck: number): Parts {
  const whole = Math.round(100 * change);
  const lucky = Math.round(100 * luck);
  return { change: whole, choice: whole - lucky, luck: lucky };
}
