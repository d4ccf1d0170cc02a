// The odds of a fight, as they are said and shown. The server works them out; nothing is reckoned here.

import { getContext, setContext, type Snippet } from 'svelte';
import type { BoardView, Option, OptionOdds, Outlook } from './contract.ts';
import { t } from './words.svelte.ts';

/** What buttons anywhere on the table want to know of the odds. */
export interface OddsBook {
  /** The odds of an option, if they are here. */
  of(say: string): OptionOdds | undefined;
  /** They are still under way. */
  awaits(option: Option): boolean;
  /** Where a fight has no dice: the sum an option would come to, as a chip and in sentences. */
  sums?: { chip: Snippet<[string]>; told: (say: string) => string[] };
}

const BOOK = Symbol('odds');

export const keepOdds = (book: OddsBook): OddsBook => setContext(BOOK, book);
export const knownOdds = (): OddsBook | undefined => getContext(BOOK);

const FOUGHT = new RegExp(
  '^(fight|try|target|invite|begin|join|decline|hand|again|keep|reroll|' +
    'flip|overturn|brew|chew|double|burn|poison|dim|block|bear|on|leave) ',
);

/** Whether odds belong to this option. */
export function isWeighed(view: BoardView, { say }: { say: string }): boolean {
  return FOUGHT.test(say) && (view.battle === null || view.battle.creature !== '' || view.battle.trial !== '');
}

/** A chance in whole percents; neither never nor always where it is not so. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '<1';
  return whole === 100 && chance < 1 ? '>99' : String(whole);
}

const isSure = (chance: number): boolean => chance === 0 || chance === 1;

/** A chance in words: "63 %", or "about 63 %". */
export function chanceText(chance: number, exact: boolean): string {
  const text = t('odds-percent', { percent: percent(chance) });
  return exact || isSure(chance) ? text : t('odds-about', { percent: text });
}

/** A chance where there is little room. */
export function chanceSign(chance: number, exact: boolean): string {
  return (exact || isSure(chance) ? '' : '≈ ') + t('odds-percent', { percent: percent(chance) });
}

export interface Part {
  kind: string;
  chance: number;
}

/** How it may end, without what cannot be. */
export function endsOf({ win, left, late, beaten }: Outlook): Part[] {
  const parts = [
    { kind: 'win', chance: win },
    { kind: 'left', chance: left },
    { kind: 'late', chance: late },
    { kind: 'beaten', chance: beaten },
  ];
  return parts.filter(({ kind, chance }) => chance > 0 || kind === 'win');
}

/** How the round at hand may end; nothing where its dice are all thrown. A trial is passed or not. */
export function roundOf({ round }: Outlook, trial = false): Part[] {
  if (!round) return [];
  if (trial)
    return [
      { kind: 'reach', chance: round.strike + round.tie },
      { kind: 'miss', chance: round.blow },
    ];
  return [
    { kind: 'strike', chance: round.strike },
    { kind: 'tie', chance: round.tie },
    { kind: 'blow', chance: round.blow },
  ];
}

/** Whoever is beaten gets up again, some with more willpower than they had: nobody calls that a loss of less than nothing. */
const lost = (loss: number) => Math.max(0, loss);

/** Willpower all fighters together may be expected to lose. */
export function lossOf({ losses }: Outlook): number {
  return losses.reduce((sum, loss) => sum + lost(loss), 0);
}

/** What the round at hand is called. */
export const headOf = (trial: boolean): string => (trial ? 'odds-try' : 'odds-round');

/** An outlook as lines to be read or heard. */
export function outlookLines(outlook: Outlook, trial = false): string[] {
  const said = (parts: Part[]) =>
    parts.map(({ kind, chance }) =>
      t('odds-part', { name: t(`odds-${kind}`), percent: chanceText(chance, outlook.exact) }),
    );
  const losses = outlook.fighters.map((name, i) =>
    t('odds-loses', { who: t(`hero-${name}`), number: lost(outlook.losses[i] ?? 0) }),
  );
  const lines: [string, string[]][] = [
    ['odds-end', said(endsOf(outlook))],
    [headOf(trial), said(roundOf(outlook, trial))],
    ['odds-loss', losses],
  ];
  return lines
    .filter(([, parts]) => parts.length)
    .map(([head, parts]) => t('odds-line', { head: t(head), parts: parts.join(', ') }));
}

/** What follows an option, for the ear and for lists. */
export function choiceText({ outlook, together, best }: OptionOdds): string {
  const own = chanceText(outlook.win, outlook.exact);
  if (together)
    return t('odds-choice', {
      percent: `${t('odds-alone', { percent: own })}, ${t('odds-together', { percent: chanceText(together.win, together.exact) })}`,
    });
  return t(best ? 'odds-choice-best' : 'odds-choice', { percent: own });
}
