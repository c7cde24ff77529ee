/** What can begin before the page is there that needs it: on a slow network nothing should wait for something else. */

/** A live connection that was opened early, with what it has heard since. */
interface Early {
  address: string;
  socket: WebSocket;
  heard: MessageEvent[];
}

let early: Early | null = null;

/** Where a table is told live. */
export function liveAddress(table: string): string {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live?brief=true`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return String(address);
}

/** Open the live connection to a table, for whoever comes to take it over. */
function openEarly(table: string): void {
  const address = liveAddress(table);
  const socket = new WebSocket(address);
  const heard: MessageEvent[] = [];
  socket.onmessage = (message) => heard.push(message);
  early = { address, socket, heard };
}

/** The connection to a table: the one that was opened early, once and as long as it lasts, else a new one. */
export function takeSocket(table: string): { socket: WebSocket; heard: MessageEvent[] } {
  const address = liveAddress(table);
  const found = early?.address === address && early.socket.readyState <= WebSocket.OPEN ? early : null;
  early = null;
  return found ?? { socket: new WebSocket(address), heard: [] };
}

/** What the server says of this very page: it is that of a table, at which some game is played. */
const told =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="orrery-table"]');
if (told) openEarly(told.content);

/** Where this page began: a table that the server has not named there is not known to it. */
const began = typeof location === 'undefined' ? '' : location.pathname;

/** Whether there may be no such table: then it is better to ask before a live connection is refused. */
export function isDoubtful(table: string): boolean {
  return began === `/t/${encodeURIComponent(table)}` && told?.content !== table;
}

/** The game that is played at the table of this very page, if the server has said so. */
export function gameAt(table: string): string | null {
  return told?.content === table ? (told.dataset['game'] ?? null) : null;
}
