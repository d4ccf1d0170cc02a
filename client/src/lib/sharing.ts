// Sharing out: what a person has given to whom, before it is said.

import type { Sharing } from './contract.ts';

/** How many pieces each portion has, by its sentence. */
export type Given = Readonly<Record<string, number>>;

const all = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

/** How many pieces are given, and how many can be. */
export const given = (pieces: Given): number => all(Object.values(pieces));
export const givable = ({ left, portions }: Sharing): number => Math.min(left, all(portions.map(({ most }) => most)));

/** The sentences that give all this. A piece that can go only one way goes there by itself, where the server says so. */
export function sentences(sharing: Sharing, pieces: Given): string[] {
  const said: string[] = [];
  const used = new Map<string, number>();
  const open = () => sharing.portions.filter(({ say, most }) => (used.get(say) ?? 0) < most);
  for (const { say } of sharing.portions)
    for (let n = 0; n < (pieces[say] ?? 0); n++) {
      if (sharing.alone && open().length < 2) return said;
      said.push(say);
      used.set(say, n + 1);
    }
  return said;
}
