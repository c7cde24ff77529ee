export type Route =
  | { page: 'lobby' }
  | { page: 'lost' }
  | { page: 'table'; table: string }
  | { page: 'seat'; table: string; token: string }
  | { page: 'replay'; table: string }
  | { page: 'story'; table: string };

/** Which page an address stands for. */
export function routeOf(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' }; // half of an escaped character
  }
  const [first, table, third, token] = parts;
  if (!first) return { page: 'lobby' };
  if (first !== 't' || !table) return { page: 'lost' };
  if (third === 'seat' && token) return { page: 'seat', table, token };
  if (third === 'replay') return { page: 'replay', table };
  if (third === 'story') return { page: 'story', table };
  if (third) return { page: 'lost' };
  return { page: 'table', table };
}
