// What a line of the news changes on the table: the view before it becomes the view after it.
// No rules: only what the line says. Where it does not say everything, the view it leads to does.

import type { AnyStatic, AnyView, News } from '../lib/contract.ts';

/** What a deed is told: the view it changes, the line, the view it leads to, and what is printed. */
export interface Scene<V = AnyView, S = AnyStatic> {
  view: V;
  line: News;
  newest: V;
  board: S | null;
}

/** What the kinds of line change, by name. Those that change nothing one can see are left out. */
export type Deeds<V = AnyView, S = AnyStatic> = Readonly<Record<string, (on: Scene<V, S>) => Partial<V>>>;

/** The view after a line; the same view when the line changes nothing one could see. */
export function enact(deeds: Deeds, on: Scene): AnyView {
  const parts = deeds[on.line.kind]?.(on);
  return parts ? ({ ...on.view, ...parts } as AnyView) : on.view;
}

/** The name of what a line is about, or "". */
export const nameIn = ({ what }: News): string => what?.name ?? '';

/** The key of its text, or "". */
export const keyIn = ({ what }: News): string => (what ? `${what.sort}-${what.name}` : '');

/** The name in a key: `creature-gor` is a gor. */
export function named(key: string): string {
  return key.slice(key.indexOf('-') + 1);
}
