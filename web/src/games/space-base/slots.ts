/** How charge slots are drawn: one by one, or joined by a link where one use spends several tokens. */

/** Groups of slots, each slot filled or not. Slots of a group are linked. */
export function slotGroups(slots: number, price: number, charges: number): boolean[][] {
  const size = Math.max(1, price);
  const groups: boolean[][] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    if (slot % size === 0) groups.push([]);
    groups.at(-1)?.push(slot < charges);
  }
  return groups;
}

/** Whether one use of the ability is paid for. */
export function isReady(price: number, charges: number): boolean {
  return price > 0 && charges >= price;
}
