/** How often a sector comes. */

/** Of the 36 rolls of two dice, those that can be allocated to a sector: as one die, or as the sum of both. */
export function oftenness(sector: number): number {
  let rolls = 0;
  for (let one = 1; one <= 6; one += 1) {
    for (let other = 1; other <= 6; other += 1)
      if (one === sector || other === sector || one + other === sector) rolls += 1;
  }
  return rolls;
}
