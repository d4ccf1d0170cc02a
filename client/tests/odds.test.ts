import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardView, ClientMessage, OptionOdds, Outlook } from '../src/lib/contract.ts';
import { Foresight } from '../src/lib/foresight.svelte.ts';
import { choiceText, isWeighed, lossOf, outlookLines, percent } from '../src/lib/odds.ts';
import { speak } from '../src/lib/words.svelte.ts';
import Odds from '../src/board/Odds.svelte';
import OddsChip from '../src/table/OddsChip.svelte';
import { plain, show, views } from './shown.ts';

const outlook: Outlook = {
  exact: true,
  fighters: ['thorn', 'kram'],
  win: 0.63,
  beaten: 0.12,
  left: 0.2496,
  late: 0.0004,
  rounds: 2.1,
  falls: [0.1, 0.2],
  losses: [2.34, 0],
  round: { strike: 0.55, tie: 0.11, blow: 0.34, struck: 1.2, borne: 0.7 },
};
const option = (say: string, best: boolean, together: Outlook | null = null): OptionOdds => ({
  say,
  outlook,
  together,
  best,
});

beforeAll(async () => {
  await speak('en');
});

describe('chances', () => {
  it('are never told as never or always where they are not', () => {
    expect([0, 0.001, 0.126, 0.994, 0.9999, 1].map(percent)).toEqual(['0', '<1', '13', '99', '>99', '100']);
  });

  it('are said in words, to the end, for the round and with their price', () => {
    expect(outlookLines(outlook).map(plain)).toEqual([
      'To the end: Win 63%, Retreat 25%, No hours left <1%, Lose 12%',
      'This round: Hit 55%, Tie 11%, Get hit 34%',
      'Willpower lost: Thorn 2.3, Kram 0',
    ]);
    expect(outlookLines({ ...outlook, round: null })).toHaveLength(2);
    // Who gets up with more than they had has lost nothing.
    const risen = { ...outlook, losses: [0.2, -0.3] };
    expect(plain(outlookLines(risen)[2]!)).toBe('Willpower lost: Thorn 0.2, Kram 0');
    expect(lossOf(risen)).toBe(0.2);
  });

  it('of a trial know only whether it is passed', () => {
    const round = { strike: 0.4, tie: 0, blow: 0.6, struck: 0.4, borne: 1 };
    expect(plain(outlookLines({ ...outlook, round }, true)[1]!)).toBe('This try: Succeed 40%, Fail 60%');
  });

  it('say when they are only about right, but not of what is sure', () => {
    expect(plain(outlookLines({ ...outlook, exact: false, late: 0 })[0]!)).toBe(
      'To the end: Win about 63%, Retreat about 25%, Lose about 12%',
    );
    expect(plain(choiceText(option('leave thorn', false)))).toBe('win 63%');
    expect(plain(choiceText({ ...option('leave thorn', false), outlook: { ...outlook, exact: false, win: 0 } }))).toBe(
      'win 0%',
    );
  });

  it('of an option name the best, and what help would do', () => {
    expect(plain(choiceText(option('on thorn', true)))).toBe('win 63%, best choice');
    expect(plain(choiceText(option('fight thorn 10', false, { ...outlook, win: 0.9 })))).toBe(
      'win alone 63%, together 90%',
    );
  });

  it('belong to fights with creatures and to trials', () => {
    const view = views[0]!;
    expect(isWeighed(view, { say: 'fight thorn 10' })).toBe(true);
    expect(isWeighed(view, { say: 'walk thorn 10' })).toBe(false);
    expect(isWeighed(view, { say: 'clear thorn 10' })).toBe(false);
    const battle = { creature: '', trial: 'deed-starshield-1-spire' } as BoardView['battle'];
    expect(isWeighed({ ...view, battle }, { say: 'burn thorn light_4' })).toBe(true);
    expect(isWeighed({ ...view, battle: { ...battle!, trial: '' } }, { say: 'keep thorn' })).toBe(false);
  });
});

describe('foresight', () => {
  const battle = { creature: 'gor' } as BoardView['battle'];
  const at = (seq: number, fights = true): BoardView => ({
    ...views[0]!,
    family: 'board',
    seq,
    battle: fights ? battle : null,
  });

  function fresh(): { foresight: Foresight; sent: ClientMessage[] } {
    const sent: ClientMessage[] = [];
    return { foresight: new Foresight((message) => void sent.push(message)), sent };
  }

  it('drops odds that come too late', () => {
    const { foresight } = fresh();
    foresight.see(at(7));
    foresight.hear({ type: 'odds', at: 6, odds: { now: outlook, options: [option('on thorn', true)] } });
    expect([foresight.fresh, foresight.foreseen, foresight.of('on thorn')]).toEqual([false, null, undefined]);
    foresight.hear({ type: 'odds', at: 7, odds: { now: outlook, options: [option('on thorn', true)] } });
    expect([foresight.fresh, foresight.foreseen, foresight.of('on thorn')?.best]).toEqual([true, outlook, true]);
  });

  it('keeps the last outlook until the next comes or the fight is over', () => {
    const { foresight } = fresh();
    foresight.see(at(7, false));
    foresight.hear({ type: 'odds', at: 7, odds: { now: null, options: [option('fight thorn 10', false)] } });
    expect(foresight.foreseen).toBeNull();
    foresight.chose({ ...views[0]!.options[0]!, say: 'fight thorn 10' });
    foresight.see(at(8));
    expect([foresight.fresh, foresight.foreseen]).toEqual([false, outlook]);
    foresight.see(at(9, false));
    expect(foresight.foreseen).toBeNull();
  });

  it('asks once for a fight one thinks of, and again when the game has gone on', () => {
    const { foresight, sent } = fresh();
    foresight.see(at(7));
    foresight.weigh(10, ['thorn']);
    foresight.weigh(10, ['thorn']);
    expect(sent).toEqual([{ type: 'weigh', space: 10, heroes: ['thorn'] }]);
    expect(foresight.weighed(10, ['thorn'])).toBeUndefined();
    foresight.hear({ type: 'weighed', at: 7, space: 10, heroes: ['thorn'], outlook });
    expect(foresight.weighed(10, ['thorn'])).toEqual(outlook);
    expect(foresight.weighed(10, ['kram'])).toBeUndefined();
    foresight.see(at(8));
    foresight.weigh(10, ['thorn']);
    expect(sent).toHaveLength(2);
  });
});

describe('odds on the screen', () => {
  it('are a bar and words, and all of it can be heard', () => {
    const { root, done } = show(Odds, { outlook });
    expect([...root.querySelectorAll('rect')].map((one) => one.getAttribute('class')?.split(' ')[0])).toEqual([
      'rest',
      'win',
      'left',
      'beaten',
    ]);
    expect([...root.querySelectorAll('.sr-only p')].map((one) => one.textContent)).toEqual(outlookLines(outlook));
    expect(root.querySelector('[aria-busy="true"]')).toBeNull();
    done();
  });

  it('keep their place while they are worked out', () => {
    const { root, text, done } = show(Odds, { outlook: null, fresh: false });
    expect(root.querySelectorAll('.shown p')).toHaveLength(2);
    expect(root.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(text()).toContain('Working out');
    done();
  });

  it('mark the best answer with a word', () => {
    const best = show(OddsChip, { odds: option('on thorn', true) });
    expect(best.text()).toContain('Best');
    best.done();
    const other = show(OddsChip, { odds: option('leave thorn', false) });
    expect(other.text()).not.toContain('Best');
    expect(other.text()).toContain('63%');
    other.done();
    const none = show(OddsChip, { odds: undefined });
    expect(none.root.querySelector('.empty')).not.toBeNull();
    none.done();
  });
});
