import type { ChatLine, EventInfo, FromServer, PreferenceValue, Saying, ToServer, Update } from './api';
import { backoff } from './backoff';
import { say } from './language.svelte';
import { assemble } from './log';
import { RequestError, table as askForTable } from './requests';
import { toast } from './toasts.svelte';

const pingEvery = 20_000;
const silenceAllowed = 45_000;

/** The live connection to one table. It heals by itself and never sends a choice twice. */
export class Connection {
  update: Update | null = $state.raw(null);
  log: EventInfo[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  lost = $state(false);
  missing = $state(false);
  /** Why the table cannot be shown, where the server says so; it is tried again and again. */
  trouble: Saying | null = $state.raw(null);
  /** A choice is on its way: nothing else can be chosen until the server has answered. */
  sending = $state(false);
  /** When the last update came, for the clocks. */
  updatedAt = $state(Date.now());

  readonly table: string;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(table: string) {
    this.table = table;
    this.#ping = setInterval(() => this.#check(), pingEvery);
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  choose(choice: (string | number)[]): void {
    const seat = this.update?.decision?.seat;
    if (!this.update || seat === undefined || this.sending) return;
    this.sending = this.send({ type: 'choose', seat, seq: this.update.seq, choice });
  }

  /** Say how often to be asked about something; if that answers the question that is open now, answer it so. */
  prefer(name: string, wish: PreferenceValue): void {
    const seat = this.update?.seat ?? null;
    if (seat === null || !this.send({ type: 'prefer', seat, name, value: wish.value })) return;
    if (wish.answers) this.choose(wish.answers);
  }

  /** Send something; false when there is no connection, in which case it is not kept for later. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #take(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'update':
        this.#see(message);
        break;
      case 'refused':
        this.sending = false;
        if (this.update) toast(say(message.say), message.say.rule);
        else this.trouble = message.say;
        break;
      case 'chat':
        this.chat = joined(this.chat, message.lines);
        break;
      case 'pong':
        break;
    }
  }

  #see(update: Update): void {
    const log = assemble(this.log, update.events_from, update.events);
    if (!log) {
      // Lines are missing: a new connection brings all of them.
      this.#socket?.close();
      return;
    }
    this.log = log;
    this.update = update;
    this.updatedAt = Date.now();
    this.sending = false;
    this.lost = false;
    this.trouble = null;
    this.#attempt = 0;
  }

  #lose(): void {
    if (this.#closed || this.missing) return;
    this.sending = false;
    this.lost = true;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#again(), backoff(this.#attempt++));
  }

  async #again(): Promise<void> {
    // A refused handshake does not say why; ask whether the table exists before knocking again.
    try {
      await askForTable(this.table);
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) {
        this.missing = true;
        return;
      }
      if (error instanceof RequestError) this.trouble = error.say;
    }
    if (!this.#closed) this.#connect();
  }

  /** The network is back or the page is looked at again: no need to wait. */
  #now = (): void => {
    if (this.lost && document.visibilityState === 'visible') {
      clearTimeout(this.#retry);
      this.#attempt = 0;
      this.#retry = setTimeout(() => void this.#again(), 50);
    }
  };

  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > silenceAllowed) this.#socket.close();
    else this.send({ type: 'ping' });
  }
}

/** Chat lines by number, each once. */
function joined(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Map([...old, ...lines].map((line) => [line.number, line]));
  return [...known.values()].sort((one, other) => one.number - other.number);
}
