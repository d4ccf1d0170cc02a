// Costs in words and in short.

import type { Cost } from './contract.ts';
import { t } from './words.svelte.ts';

const kinds = ['hours', 'willpower', 'gold', 'strength'] as const;

/** "1 hour, 2 willpower", or nothing for what is free. */
export function costText(cost: Cost | null | undefined): string {
  if (!cost) return '';
  return kinds
    .filter((kind) => cost[kind])
    .map((kind) => t(`cost-${kind}`, { number: cost[kind] }))
    .join(', ');
}

export const costIcons: Readonly<Record<(typeof kinds)[number], string>> = {
  hours: 'hour',
  willpower: 'willpower',
  gold: 'gold',
  strength: 'strength',
};

/** The parts of a cost that are not nothing. */
export function costParts(cost: Cost | null | undefined): { kind: (typeof kinds)[number]; number: number }[] {
  if (!cost) return [];
  return kinds.filter((kind) => cost[kind]).map((kind) => ({ kind, number: cost[kind] }));
}
