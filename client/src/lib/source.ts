// What is behind a line of the log: the id of a rule, or the key of a card or of the legend.

import { has, t } from './words.svelte.ts';

export const isRule = (source: string): boolean => /^[A-Z]{2}-/.test(source);

/** How a source is called: a rule by its id, a card by its title; nothing where it has no words. */
export function sourceName(source: string): string {
  if (isRule(source)) return source;
  const key = [`${source}.title`, source].find((one) => source && has(one));
  return key ? t(key) : '';
}
