// What this browser remembers of tables and parties: enough not to ask or tell the same twice.

const READ = 'rietland-read';
const SEEN = 'rietland-seen';
const PARTY = 'rietland-party';
const MARKS = 'rietland-bookmarks';
/** Tables beyond these are long forgotten. */
const MANY = 60;

/** What was agreed on for the last game of a box. */
export interface Party {
  legend: string;
  difficulty: string;
  variant: string;
  heroes: { name: string; player: string }[];
}

function recall<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    // Private windows and broken entries: nothing is remembered.
    return {};
  }
}

function note<T>(key: string, name: string, value: T): void {
  const { [name]: _, ...others } = recall<T>(key);
  const all = [...Object.entries(others), [name, value] as const].slice(-MANY);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Nothing is lost but the memory of it.
    return;
  }
}

/** How many cards of a table were read here. */
export function cardsRead(table: string): number {
  return recall<number>(READ)[table] ?? 0;
}

export function noteCardsRead(table: string, count: number): void {
  if (table && cardsRead(table) !== count) note(READ, table, count);
}

/** Where the game stood when this browser saw it last, or nothing. */
export function seenTo(table: string): number | undefined {
  return recall<number>(SEEN)[table];
}

export function noteSeen(table: string, seq: number): void {
  note(SEEN, table, seq);
}

export function lastParty(box: string): Party | undefined {
  return recall<Party>(PARTY)[box];
}

export function noteParty(box: string, party: Party): void {
  note(PARTY, box, party);
}

/** Moments of a table with a bookmark. */
export function bookmarksOf(table: string): number[] {
  return recall<number[]>(MARKS)[table] ?? [];
}

export function noteBookmarks(table: string, seqs: readonly number[]): void {
  note(MARKS, table, seqs);
}
