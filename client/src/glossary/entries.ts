// The glossary of the language that is spoken: words of the game, what they mean, and how texts say them.

import { boxShown, familyShown, has, keysOf, spoken, t } from '../lib/words.svelte.ts';

export interface Entry {
  key: string;
  term: string;
  text: string;
}

/** Words of this table are explained everywhere; outside of a game those of all families are. */
const COMMON = 'table';

/** Whose word it is: a family's, a box's, or this table's. */
const owner = (key: string) => key.split('-')[1]!;

/** Keys of the words that are explained now: what a box says itself counts, not what its family does; outside of a game the first. */
function keys(): string[] {
  const owners = [boxShown(), familyShown(), COMMON];
  const all = keysOf('glossary-')
    .filter((key) => !familyShown() || owners.includes(owner(key)))
    .sort((a, b) => Number(owner(b) === boxShown()) - Number(owner(a) === boxShown()));
  const first = new Map(all.toReversed().map((key) => [t(`${key}.term`), key]));
  return [...first.values()].toReversed();
}

/** All entries, in the order of the alphabet. */
export function entries(): Entry[] {
  const language = spoken();
  return keys()
    .map((key) => ({ key, term: t(`${key}.term`), text: t(key) }))
    .sort((a, b) => a.term.localeCompare(b.term, language));
}

const listed = (key: string) => (has(key) ? t(key).split(', ') : []);
/** Blanks of all kinds, and capitals, make no difference. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ').toLowerCase();

interface Finder {
  pattern: RegExp;
  /** Entries by the forms of their words; none for phrases in which a word means something else. */
  found: Map<string, string>;
}

let built: { of: string; finder: Finder } | null = null;

function finder(): Finder {
  const of = `${spoken()} ${familyShown()} ${boxShown()}`;
  if (built?.of === of) return built.finder;
  const found = new Map<string, string>();
  for (const key of keys()) {
    const forms = listed(`${key}.forms`);
    for (const form of forms.length ? forms : [t(`${key}.term`)]) found.set(plain(form), key);
    for (const phrase of listed(`${key}.except`)) found.set(plain(phrase), '');
  }
  const forms = [...found.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${forms.join('|').replaceAll(' ', String.raw`\s`)})(?![\p{L}\p{N}])`,
    'giu',
  );
  built = { of, finder: { pattern, found } };
  return built.finder;
}

/** A text in parts: words of the glossary with their entry, each at its first place only, and what is between them. */
export function split(text: string): (string | { key: string; word: string })[] {
  const { pattern, found } = finder();
  const parts: ReturnType<typeof split> = [];
  const seen = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [word] = match;
    const key = found.get(plain(word)) ?? '';
    if (!key || seen.has(key)) continue;
    seen.add(key);
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ key, word });
    end = match.index + word.length;
  }
  if (end < text.length || !parts.length) parts.push(text.slice(end));
  return parts;
}
