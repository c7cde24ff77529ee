import type {
  Change,
  ChatLine,
  EventInfo,
  FromServer,
  PreferenceValue,
  Saying,
  ToServer,
  ToldDecision,
  ToldUpdate,
  Update,
} from './api';
import { backoff } from './backoff';
import { changed } from './changes';
import { isDoubtful, takeSocket } from './early';
import { say } from './language.svelte';
import { LateWords } from './lateWords.svelte';
import { assemble, type KnownLog } from './log';
import { RequestError, table as askForTable } from './requests';
import { toast } from './toasts.svelte';

const pingEvery = 20_000;
const silenceAllowed = 45_000;

/** The live connection to one table. It heals by itself and never sends a choice twice. */
export class Connection {
  update: Update | null = $state.raw(null);
  log: EventInfo[] = $state.raw([]);
  /** The place of the first line of `log`: older ones are asked for when somebody wants to read them. */
  first = 0;
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
  /** The update as the server knows it to be known here, and how many changes it has seen since it came whole. */
  #known: ToldUpdate | null = null;
  #changes = 0;
  #question: LateWords | null = null;
  #atOnce = false;
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
    if (isDoubtful(table)) void this.#again();
    else this.#connect();
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

  /** Make several choices in a row, all or none. */
  plan(choices: (string | number)[][]): void {
    const seat = this.update?.decision?.seat;
    if (!this.update || seat === undefined || this.sending) return;
    this.sending = this.send({ type: 'plan', seat, seq: this.update.seq, choices });
  }

  /** Say how often to be asked about something; if that answers the question that is open now, answer it so. */
  prefer(name: string, wish: PreferenceValue): void {
    const seat = this.update?.seat ?? null;
    if (seat === null || !this.send({ type: 'prefer', seat, name, value: wish.value })) return;
    if (wish.answers) this.choose(wish.answers);
  }

  /** Say whether what bots do is followed at once; then they need not wait for this player. */
  follow(atOnce: boolean): void {
    this.#atOnce = atOnce;
    this.send({ type: 'pace', at_once: atOnce });
  }

  /** Send something; false when there is no connection, in which case it is not kept for later. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const { socket, heard } = takeSocket(this.table);
    this.#socket = socket;
    this.#known = null;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (this.#atOnce) this.follow(true);
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as FromServer);
    };
    for (const message of heard) socket.onmessage(message);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #take(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'update':
        this.#changes = 0;
        this.#see(message, { first: message.events_from, lines: message.events });
        this.#question?.again();
        break;
      case 'change':
        this.#change(message);
        break;
      case 'worded':
        this.#question?.take(message);
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

  #change(change: Change): void {
    const whole = this.#known && change.number === this.#changes + 1 ? changed(this.#known, change) : null;
    this.#changes += 1;
    const { events, events_from } = change;
    const log = assemble({ first: this.first, lines: this.log }, events_from, events);
    if (whole && log) this.#see({ ...whole, events, events_from }, log);
    else this.#socket?.close(); // something was missed: a new connection brings everything
  }

  #see(told: ToldUpdate, log: KnownLog): void {
    this.#known = told;
    this.first = log.first;
    this.log = log.lines;
    this.update = { ...told, decision: this.#asked(told.decision) };
    this.updatedAt = Date.now();
    this.sending = false;
    this.lost = false;
    this.trouble = null;
    this.#attempt = 0;
  }

  /** The question, with words that are fetched as they are read; the same one stays the same object. */
  #asked(told: ToldDecision | null): Update['decision'] {
    if (!told) this.#question = null;
    else if (!this.#question?.asks(told)) {
      const { seat, since } = told;
      this.#question = new LateWords(told, (options) => this.send({ type: 'word', seat, since, options }));
    }
    return this.#question?.decision ?? null;
  }

  #lose(): void {
    if (this.#closed || this.missing) return;
    this.sending = false;
    // What never came is not lost: whether there is such a table is asked at once.
    const first = !this.update && this.#attempt === 0;
    this.lost = !first;
    clearTimeout(this.#retry);
    const wait = backoff(this.#attempt++);
    this.#retry = setTimeout(() => void this.#again(), first ? 0 : wait);
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
