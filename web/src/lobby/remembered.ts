/** How many games of mine there are, known before they come, so that the lobby keeps their place. */

const name = 'orrery-my-games';

/** What the server says of this page, when it has just sent it; or else what was seen last. */
export function placesKept(): number {
  return Number(told() ?? seenLast() ?? 0);
}

function told(): string | null {
  const word = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  word?.remove();
  return word?.content ?? null;
}

function seenLast(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is forbidden: then the lists move once
  }
}

export function rememberPlaces(count: number): void {
  try {
    localStorage.setItem(name, String(count));
  } catch {
    // see above
  }
}
