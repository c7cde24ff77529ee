/** Cards that travel and gains that rise. Everything here is over within a second and changes nothing by itself. */

/** A card that lies elsewhere now; places are named by the game. */
export interface Journey {
  card: string;
  from: string;
  to: string;
}

export interface Start {
  journey: Journey;
  rect: DOMRect;
  copy: HTMLElement;
}

const travel = 520;
const easing = 'cubic-bezier(.3, .7, .2, 1)';

function cardElement(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
}

/** Remember where the travelling cards are and how they look, before the board changes. */
export function takeOff(root: HTMLElement, journeys: Journey[]): Start[] {
  return journeys.flatMap((journey) => {
    const element = cardElement(root, journey.card);
    if (!element) return [];
    return [{ journey, rect: element.getBoundingClientRect(), copy: element.cloneNode(true) as HTMLElement }];
  });
}

/** Let the cards travel to where they lie now: some slide, of the others a copy flies. */
export function land(
  root: HTMLElement,
  sky: HTMLElement,
  starts: Start[],
  slides: (journey: Journey) => boolean,
): void {
  for (const start of starts) {
    const element = cardElement(root, start.journey.card);
    if (!element) continue;
    if (slides(start.journey)) slide(element, start.rect);
    else fly(sky, element, start);
  }
}

function slide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0.4, zIndex: 2 },
      { transform: 'none', opacity: 1, zIndex: 2 },
    ],
    { duration: travel, easing },
  );
}

function fly(sky: HTMLElement, element: HTMLElement, { rect, copy }: Start): void {
  const to = element.getBoundingClientRect();
  copy.removeAttribute('data-card');
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
  });
  sky.append(copy);
  const x = to.left + to.width / 2 - rect.left - rect.width / 2;
  const y = to.top + to.height / 2 - rect.top - rect.height / 2;
  const scale = Math.min(1, to.width / rect.width);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${x * 0.85}px, ${y * 0.85}px) scale(${1 - (1 - scale) * 0.7})`,
        opacity: 1,
        offset: 0.75,
      },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: travel + 180, easing },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], { duration: travel + 180 });
}
