// The HTTP part of the server, and its stand-in while developing.

import type {
  AnyStatic,
  Chronicle,
  History,
  Moments,
  NewTable,
  Problem,
  RuleBook,
  RuleText,
  Seated,
  Shelf,
  TableInfo,
  Told,
} from './contract.ts';

export interface Api {
  shelf(): Promise<Shelf>;
  tables(): Promise<TableInfo[]>;
  create(table: NewTable): Promise<Seated>;
  join(table: string, token: string, name: string): Promise<Seated>;
  fork(table: string, seq: number): Promise<Seated>;
  /** Views of past positions from this one on; the server sends them in pieces. */
  moments(table: string, from: number): Promise<Moments>;
  /** Everything that happened. */
  story(table: string): Promise<Told[]>;
  /** The story in short, of a game that is over. */
  chronicle(table: string): Promise<Chronicle | null>;
  rule(id: string, language: string): Promise<RuleText>;
  rules(box: string, language: string): Promise<RuleBook>;
  board(box: string, legend: string): Promise<AnyStatic>;
  words(language: string): Promise<string>;
  cardWords(language: string, keys: string[]): Promise<string>;
  seats(table: string): Promise<Seated>;
}

export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { credentials: 'same-origin', ...init });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => ({ code: 'line-lost', message: answer.statusText }))) as Problem;
  throw new ApiError(answer.status, problem);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await ask(path, init)).json()) as T;
}

const word = encodeURIComponent;

const server: Api = {
  shelf: () => get('/api/boxes'),
  tables: async () => (await get<{ tables: TableInfo[] }>('/api/tables')).tables,
  create: (table) => post('/api/tables', table),
  join: (table, token, name) => post(`/api/tables/${word(table)}/join`, { token, name }),
  fork: (table, seq) => post(`/api/tables/${word(table)}/fork`, { seq }),
  moments: (table, from) => get(`/api/tables/${word(table)}/views?since=${from}`),
  story: async (table) => (await get<History>(`/api/tables/${word(table)}/history`)).entries,
  chronicle: async (table) => (await get<History>(`/api/tables/${word(table)}/history`)).chronicle,
  rule: (id, language) => get(`/api/rules/${word(id)}?lang=${word(language)}`),
  rules: (box, language) => get(`/api/boxes/${word(box)}/rules?lang=${word(language)}`),
  board: (box, legend) => get(`/api/static/${word(box)}/${word(legend)}`),
  words: async (language) => (await ask(`/api/words/${word(language)}`)).text(),
  cardWords: async (language, keys) =>
    (await ask(`/api/words/${word(language)}/cards?keys=${keys.map(word).join(',')}`)).text(),
  seats: (table) => get(`/api/tables/${word(table)}`),
};

let current: Promise<Api> | null = null;

/** The server, or in a mock build its stand-in. */
export function api(): Promise<Api> {
  current ??= __MOCK__ ? import('../mock/api.ts').then((mock) => mock.api) : Promise.resolve(server);
  return current;
}
