// Everything a person reads, from the Fluent catalogue. Changing the language changes the screen at once.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Label } from './contract.ts';
import { loadWords } from './api.ts';

type Args = Record<string, number | string | Label>;

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state('en');

/** Fetches a language; the old words stay until the new ones are here. */
export async function speak(wanted: string): Promise<void> {
  const source = await loadWords(wanted);
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(source));
  bundle = fresh;
  language = wanted;
  document.documentElement.lang = wanted;
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
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args ?? {}))
    given[name] = typeof value === 'object' ? say(value) : value;
  return bundle.formatPattern(found, given, []);
}

/** The text of a label out of a view. */
export function say(label: Label): string {
  return t(label.key, label.args);
}

function pattern(key: string): Parameters<FluentBundle['formatPattern']>[0] | null {
  if (!bundle) return null;
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  if (!message) return null;
  return (attribute ? message.attributes[attribute] : message.value) ?? null;
}
