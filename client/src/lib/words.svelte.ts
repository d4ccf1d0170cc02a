// Everything a person reads, from the Fluent catalogue. Changing the language changes the screen at once.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Label } from './contract.ts';
import { api } from './api.ts';

type Args = Record<string, number | string | Label>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state('en');
/** Grows when texts are added to the bundle, so that the screen takes notice. */
let edition = $state(0);
const NONE = { party: 0, difficulty: '', family: '', box: '' };
/** The game that is shown: a card says what holds in it, and lists all cases outside of one. */
let game = $state.raw(NONE);
let begun = (): void => {};
/** The first words are here: before, nothing can be said, and no card learnt in addition to them. */
export const firstWords = new Promise<void>((done) => (begun = done));
/** Cards whose texts were asked for: the catalogue comes without them, since they tell the story. */
const cards = new Set<string>();

/** Texts as they were sent, by name. A screen says few of them, so each is read when it is wanted. */
const unread = new Map<string, string>();
/** Names of all texts, read or not. */
const names = new Set<string>();

function keep(source: string): void {
  const heads = [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)];
  heads.forEach(({ index, 1: name }, i) => {
    // What a language lacks follows in English: the first text of a name counts.
    if (!unread.has(name!)) unread.set(name!, source.slice(index, heads[i + 1]?.index));
    names.add(name!);
  });
}

/** Has a text read, and those it speaks of. */
function read(name: string): void {
  const source = unread.get(name);
  if (source === undefined || !bundle) return;
  unread.delete(name);
  bundle.addResource(new FluentResource(source));
  for (const [, other] of source.matchAll(/\{\s*(-?[a-zA-Z][\w-]*)/g)) read(other!);
}

/** Fetches a language; the old words stay until the new ones are here. */
export async function speak(wanted: string): Promise<void> {
  const server = await api();
  const sources = await Promise.all([server.words(wanted), cards.size ? server.cardWords(wanted, [...cards]) : '']);
  unread.clear();
  sources.forEach(keep);
  bundle = new FluentBundle(wanted, { useIsolating: false });
  known.clear();
  language = wanted;
  document.documentElement.lang = wanted;
  document.title = t('ui-title');
  begun();
}

/** Whether there are words to show a screen with. */
export function isSpeaking(): boolean {
  return bundle !== null;
}

/** Fetches the texts of cards that have come to light. */
export async function learn(keys: Iterable<string>): Promise<void> {
  await firstWords;
  const missing = [...new Set(keys)].filter((key) => !cards.has(key) && !unread.has(key) && !bundle?.hasMessage(key));
  if (missing.length === 0) return;
  for (const key of missing) cards.add(key);
  const source = await (await api()).cardWords(language, missing);
  keep(source);
  known.clear();
  edition++;
}

/** Keys of cards, and of sections of a book, named anywhere in what the server sent. */
export function cardKeys(found: unknown, into = new Set<string>()): Set<string> {
  if (typeof found === 'string') {
    if (/^(card|event|section)-[a-z_]+-/.test(found)) into.add(found.split('.')[0]!);
  } else if (Array.isArray(found)) for (const part of found) cardKeys(part, into);
  else if (found && typeof found === 'object') for (const part of Object.values(found)) cardKeys(part, into);
  return into;
}

/** What every text may ask for from now on: `$party` and `$difficulty`; without a game, as outside of one. */
export function sayFor(played: Partial<typeof NONE> = NONE): void {
  game = { ...NONE, ...played };
  known.clear();
}

/** The family of the game that is shown, or "". */
export const familyShown = (): string => game.family;

/** Its box, or "". */
export const boxShown = (): string => game.box;

/** Keys of all texts that begin so. */
export function keysOf(beginning: string): string[] {
  void edition;
  return [...names].filter((name) => name.startsWith(beginning));
}

export function spoken(): string {
  return language;
}

export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The text of a key; `key.attribute` asks for a part. A missing key shows itself. */
export function t(key: string, args?: Args): string {
  const found = pattern(key);
  if (!bundle || !found) return `[${key}]`;
  const given: Record<string, string | number | FluentNumber> = {};
  for (const [name, value] of Object.entries({ ...game, ...args })) {
    if (typeof value === 'object') Object.assign(given, formed(name, value));
    else given[name] = isCount(value) ? new Count(value) : value;
  }
  return bundle.formatPattern(found, given, []);
}

/** A number as small as those of the games is its figures in every language; the browser's formatter takes long to wake. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isCount = (value: number | string): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;

/** Forms of a name, each with the one that stands in for it; the catalogue of the server does the same. */
const forms = { the: '', acc: 'the', a: '', of: '', many: '' } as const;

/** Names that were formed already: most of them stand in many lines. */
const known = new Map<string, Record<string, string>>();

/** A name and its forms, as arguments: `$thing`, `$thing_acc`, and `$thing_Acc` to begin a sentence. */
function formed(name: string, label: Label): Record<string, string> {
  const isPlain = Object.keys(label.args).length === 0;
  const id = `${name} ${label.key}`;
  const before = isPlain ? known.get(id) : undefined;
  if (before) return before;
  const said: Record<string, string> = { '': say(label) };
  const given: Record<string, string> = { [name]: said['']! };
  for (const [form, other] of Object.entries(forms)) {
    const key = `${label.key}.${form}`;
    const text = (said[form] = has(key) ? t(key) : said[other]!);
    given[`${name}_${form}`] = text;
    given[`${name}_${capital(form)}`] = capital(text);
  }
  if (isPlain) known.set(id, given);
  return given;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The text of a label out of a view. */
export function say(label: Label): string {
  return t(label.key, label.args);
}

/** What a box says in its own words comes before what every box says. */
function pattern(key: string): Pattern | null {
  return (game.box ? patternOf(`${game.box}-${key}`) : null) ?? patternOf(key);
}

function patternOf(key: string): Pattern | null {
  void edition;
  if (!bundle) return null;
  const [name = '', ...rest] = key.split('.');
  const attribute = rest.join('.');
  read(name);
  const message = bundle.getMessage(name);
  if (!message) return null;
  return (attribute ? message.attributes[attribute] : message.value) ?? null;
}
