// The round of a fight as the log tells it: both sides' dice stay on the table until the next roll.

import type { News } from './contract.ts';

export interface Round {
  /** Dice of the heroes, with who threw them. */
  heroes: { who: string; value: number }[];
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
      round.heroes.push({ who: heroOf(line), value: amount });
    } else if (line.kind === 'flipped' || line.kind === 'doubled') change(round, line, amount);
    else if (line.kind === 'creature_threw') round.creature.push(amount);
    else if (line.kind === 'value') round.heroValue = amount;
    else if (line.kind === 'creature_value') round.creatureValue = amount;
    else if (round.creatureValue >= 0 && !round.end && /^(hurt|willpower|slain|blocked)$/.test(line.kind))
      round.end = line;
  }
  return round;
}

function change(round: Round, line: News, to: number): void {
  const old = Number(line.label.args?.['old'] ?? to / 2);
  const die = round.heroes.findLast(({ value }) => value === old);
  if (die) die.value = to;
}

function heroOf(line: News): string {
  return line.touch.find((touch) => touch.startsWith('hero:'))?.slice(5) ?? '';
}
