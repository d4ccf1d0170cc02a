// The round of a fight as the log tells it: both sides' dice stay on the table until the next roll.

import type { News } from './contract.ts';

/** What one hero adds: the dice, and once they are settled what they count and what comes of it. */
export interface Roll {
  who: string;
  dice: number[];
  /** What the dice count, and all the hero adds; -1 before the roll is settled. */
  counts: number;
  adds: number;
}

export interface Round {
  heroes: Roll[];
  creature: number[];
  heroValue: number;
  creatureValue: number;
  /** The line that says how it ended, or nothing yet. */
  end: News | null;
}

const fresh = (): Round => ({ heroes: [], creature: [], heroValue: -1, creatureValue: -1, end: null });

/** Reads the last round out of the log; nothing when no fight was told. */
export function lastRound(log: readonly News[]): Round {
  let round = fresh();
  for (const line of log) {
    const amount = Number(line.label.args?.['amount'] ?? 0);
    if (line.kind === 'fight') round = fresh();
    else if (line.kind === 'threw') {
      if (round.creatureValue >= 0) round = fresh();
      const roll = round.heroes.find(({ who }) => who === line.who);
      if (roll) roll.dice.push(amount);
      else round.heroes.push({ who: line.who, dice: [amount], counts: -1, adds: -1 });
    } else if (line.kind === 'flipped' || line.kind === 'doubled') change(round, line, amount);
    else if (line.kind === 'counted') settle(round, line);
    else if (line.kind === 'creature_threw') round.creature.push(amount);
    else if (line.kind === 'value') round.heroValue = amount;
    else if (line.kind === 'creature_value') round.creatureValue = amount;
    else if (round.creatureValue >= 0 && !round.end && /^(hurt|willpower|slain|blocked)$/.test(line.kind))
      round.end = line;
  }
  return round;
}

/** Which dice make up what counts: the last that shows it, else all equal ones together. */
export function counting(dice: readonly number[], counts: number): boolean[] {
  const at = dice.lastIndexOf(counts);
  if (at >= 0) return dice.map((_, i) => i === at);
  const face = dice.find((value) => value * dice.filter((other) => other === value).length === counts);
  return dice.map((value) => value === face);
}

function change(round: Round, line: News, to: number): void {
  const old = Number(line.label.args?.['old'] ?? to / 2);
  const roll = round.heroes.findLast(({ dice }) => dice.includes(old));
  if (roll) roll.dice[roll.dice.lastIndexOf(old)] = to;
}

function settle(round: Round, line: News): void {
  const roll = round.heroes.findLast(({ who }) => who === line.who);
  if (!roll) return;
  roll.counts = Number(line.label.args['dice'] ?? 0);
  roll.adds = line.amount;
}
