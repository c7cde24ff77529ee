export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'seat'; table: string; token: string }
  | { page: 'replay'; table: string };

/** Which page an address stands for; everything unknown is the lobby. */
export function routeOf(path: string): Route {
  const [first, table, third, token] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first !== 't' || !table) return { page: 'lobby' };
  if (third === 'seat' && token) return { page: 'seat', table, token };
  if (third === 'replay') return { page: 'replay', table };
  return { page: 'table', table };
}
