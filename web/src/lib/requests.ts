import type {
  Analysis,
  Hint,
  ChatLine,
  Created,
  Fit,
  Foreseeing,
  Foreseen,
  Forking,
  GameInfo,
  Joining,
  Learner,
  LessonPlan,
  LogPage,
  NewTable,
  Pointing,
  Saying,
  SeatInfo,
  Sketch,
  Sketching,
  Story,
  TableInfo,
  Update,
  Verified,
} from './api';

/** A request that the server did not fulfil; `status` is 0 when it could not be reached, `say` the reason for people. */
export class RequestError extends Error {
  readonly status: number;
  readonly say: Saying | null;

  constructor(status: number, detail = '', say: Saying | null = null) {
    super(detail);
    this.status = status;
    this.say = say;
  }
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw new RequestError(0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let reason: { detail?: unknown; say?: Saying } = {};
  try {
    reason = (await answer.json()) as typeof reason;
  } catch {
    // Not every error comes from our server, a proxy's need not be JSON; the status says enough.
  }
  throw new RequestError(answer.status, String(reason.detail ?? ''), reason.say ?? null);
}

function post<T>(path: string, body?: unknown): Promise<T> {
  const json =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return request<T>(path, { method: 'POST', ...json });
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const games = () => request<GameInfo[]>('/games');
export const fit = (game: string, options: Record<string, unknown>, kept: string[] = [], seats: number | null = null) =>
  post<Fit>(`/games/${encodeURIComponent(game)}/fit`, { options, kept, seats });
export const sketch = (game: string, of: Partial<Sketching> & Pick<Sketching, 'seats'>) =>
  post<Sketch>(`/games/${encodeURIComponent(game)}/sketch`, of);
const lessonAt = (game: string, lesson: string) =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
export const lessonPlan = (game: string, lesson: string) => request<LessonPlan>(lessonAt(game, lesson));
export const takeLesson = (game: string, lesson: string, learner: Learner) =>
  post<Created>(lessonAt(game, lesson), learner);
export const tables = (which: 'mine' | 'open') => request<TableInfo[]>(`/tables?which=${which}`);
export const table = (id: string) => request<TableInfo>(at(id));
/** Catalogues by their hash, which says all about them: the same one serves every table that names it. */
const catalogues = new Map<string, Promise<unknown>>();

/** The component catalogue that a table is played with. */
export function components(id: string, hash: string): Promise<unknown> {
  const found = catalogues.get(hash) ?? request<unknown>(`${at(id)}/components/${encodeURIComponent(hash)}`);
  catalogues.set(hash, found);
  found.catch(() => catalogues.delete(hash));
  return found;
}

export const create = (wish: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) => post<Created>('/tables', wish);
export const join = (id: string, joining: Partial<Joining>) => post<TableInfo>(`${at(id)}/join`, joining);
export const seatOfLink = (id: string, token: string) => post<SeatInfo>(`${at(id)}/seat`, { token });
export const leave = (id: string, seat: number) => post<TableInfo>(`${at(id)}/leave`, { seat });
export const seatBot = (id: string, seat: number) => post<TableInfo>(`${at(id)}/bot`, { seat });
export const start = (id: string) => post<TableInfo>(`${at(id)}/start`);
export const rematch = (id: string) => post<Created>(`${at(id)}/rematch`);
export const fork = (id: string, from: Pick<Forking, 'at' | 'seat' | 'name'>) => post<Created>(`${at(id)}/fork`, from);
export const story = (id: string) => request<Story>(`${at(id)}/story`);
export const analysis = (id: string) => request<Analysis>(`${at(id)}/analysis`);
export const hint = (id: string, of: Foreseeing) => post<Hint>(`${at(id)}/hint`, of);
/** A hint may be asked for soon: let the first take no longer than the next. */
export const expectHints = (id: string, seat: number) => post<void>(`${at(id)}/hint/soon`, { seat });
export const verify = (id: string) => request<Verified>(`${at(id)}/verify`);
export const explain = (id: string, of: Pointing) => post<Saying>(`${at(id)}/explain`, of);
export const foresee = (id: string, of: Foreseeing) => post<Foreseen>(`${at(id)}/foresee`, of);
export const recordPath = (id: string) => `/api${at(id)}/record`;

export function replay(id: string, move: number, seat: number | null): Promise<Update> {
  const query = new URLSearchParams({ at: String(move) });
  if (seat !== null) query.set('seat', String(seat));
  return request<Update>(`${at(id)}/replay?${query}`);
}

/** The turns before a line of the log, as a seat sees it: as it stands now, or as it stood after a move. */
export function logBefore(id: string, before: number, seat: number | null, move: number | null): Promise<LogPage> {
  const query = new URLSearchParams({ before: String(before) });
  if (seat !== null) query.set('seat', String(seat));
  if (move !== null) query.set('at', String(move));
  return request<LogPage>(`${at(id)}/log?${query}`);
}

/** What was said before a line of the chat. */
export const chatBefore = (id: string, before: number) => request<ChatLine[]>(`${at(id)}/chat?before=${before}`);
