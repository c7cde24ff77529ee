import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  onmessage: ((message: unknown) => void) | null = null;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    Socket.all.push(this);
  }
}

/** The module on a page of which the server says this. */
async function page(content: string | null, game = 'risk') {
  vi.resetModules();
  vi.stubGlobal('document', { querySelector: () => (content === null ? null : { content, dataset: { game } }) });
  return import('./early');
}

beforeEach(() => {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://orrery.test/t/abc' });
});

afterEach(() => vi.unstubAllGlobals());

it('opens the connection of the page at once, and hands it over with what it has heard', async () => {
  const { gameAt, takeSocket } = await page('abc');
  expect(Socket.all.map(({ address }) => address)).toEqual(['ws://orrery.test/api/tables/abc/live?brief=true']);
  Socket.all[0]?.onmessage?.('update');
  const { socket, heard } = takeSocket('abc');
  expect([socket, heard]).toEqual([Socket.all[0], ['update']]);
  expect(takeSocket('abc').socket).toBe(Socket.all[1]); // it comes once
  expect([gameAt('abc'), gameAt('other')]).toEqual(['risk', null]);
});

it('opens another one for another table, or when the first is gone', async () => {
  const { takeSocket } = await page('abc');
  expect(takeSocket('xyz').socket).toBe(Socket.all[1]);
  const again = await page('abc');
  const early = Socket.all.at(-1) as Socket;
  early.readyState = 3;
  expect(again.takeSocket('abc')).toEqual({ socket: Socket.all.at(-1), heard: [] });
  expect(Socket.all.at(-1)).not.toBe(early);
});

it('opens nothing where the server says nothing', async () => {
  const { gameAt } = await page(null);
  expect([Socket.all.length, gameAt('abc')]).toEqual([0, null]);
});
