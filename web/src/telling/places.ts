/** Where things are on a drawn board. Boards mark them by their whole name, or by an attribute for their kind: `card:7` by `data-card="7"`. */
export function placesOf(thing: string, root: ParentNode): Element[] {
  const [kind = '', ...name] = thing.split(':');
  return [
    ...root.querySelectorAll(
      `:is([data-thing="${CSS.escape(thing)}"], [data-${CSS.escape(kind)}="${CSS.escape(name.join(':'))}"])`,
    ),
  ];
}

/** Whether something that lies over the board (`data-layer`), such as a battle or a sheet, hides the middle of a thing. */
export function isCovered(place: Element, topmost: (x: number, y: number) => Element | null): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const over = topmost(left + width / 2, top + height / 2)?.closest('[data-layer]');
  return over ? !over.contains(place) : false;
}

/** The outline of a thing, if its board says which one it is (`data-outline`). */
export function outlineOf(place: Element): SVGGraphicsElement | null {
  const found = place.matches('[data-outline]') ? place : place.querySelector('[data-outline]');
  return found instanceof SVGGraphicsElement ? found : null;
}
