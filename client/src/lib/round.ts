// The round of a fight as the log tells it: both sides' dice stay on the table until the next roll.

import type { News } from './contract.ts';

/** What one hero adds: the dice, and once they are settled what they count and what comes of it. */
export interface Roll {
  who: string;
  dice: number[];
  /** The die that a thing throws along, and what it shows; 0 where there is none. */
  extraDie: string;
  extra: number;
  /** What the own dice count counts twice. */
  doubled: boolean;
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
      else
        round.heroes.push({
          who: line.who,
          dice: [amount],
          extraDie: '',
          extra: 0,
          doubled: false,
          counts: -1,
          adds: -1,
        });
    } else if (line.kind === 'rerolled') takeUp(round, line);
    else if (/^(extra_threw|overturned|doubled_roll)$/.test(line.kind)) extend(round, line);
    else if (line.kind === 'flipped' || line.kind === 'doubled') change(round, line, amount);
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

/** A die is rolled again: what it shows next comes as a new one. */
function takeUp(round: Round, line: News): void {
  const roll = round.heroes.at(-1);
  const at = roll?.dice.lastIndexOf(Number(line.label.args?.['old'])) ?? -1;
  if (at >= 0) roll!.dice.splice(at, 1);
}

/** What things do with the roll on the table. */
function extend(round: Round, line: News): void {
  const roll = round.heroes.at(-1);
  if (!roll) return;
  if (line.kind === 'doubled_roll') roll.doubled = true;
  else roll.extra = line.amount;
  if (line.kind === 'extra_threw') roll.extraDie = line.what?.name ?? '';
}

/** What the own dice alone count, each once; -1 before the roll is settled. */
export function ownCount({ counts, extra, doubled }: Roll): number {
  return counts < 0 ? -1 : (counts - extra) / (doubled ? 2 : 1);
}

/** The sum of a settled roll as it is written: strength, the own dice, a die of a thing. */
export function termsOf(roll: Roll): string {
  const own = ownCount(roll);
  return [roll.adds - roll.counts, roll.doubled ? `2 × ${own}` : own, ...(roll.extra ? [roll.extra] : [])].join(' + ');
}

function settle(round: Round, line: News): void {
  const roll = round.heroes.findLast(({ who }) => who === line.who);
  if (!roll) return;
  roll.counts = Number(line.label.args['dice'] ?? 0);
  roll.adds = line.amount;
}
