import { describe, expect, it, vi } from 'vitest';
import { condensed } from '../src/lib/log.ts';
import type { LogLine } from '../src/lib/table.svelte.ts';
import { learn, speak, t } from '../src/lib/words.svelte.ts';
import LogPanel from '../src/table/LogPanel.svelte';
import RuleSheet from '../src/table/RuleSheet.svelte';
import { news, plain, show } from './shown.ts';

function line(key: string, who: string, amount: number, seq: number): LogLine {
  const label = { key, args: { who: { key: `hero-${who}`, args: {} }, amount } };
  return { ...news('', { label, rule: 'AN-FIGHT-12' }), seq, seat: 0, day: 1 };
}

describe('the log', () => {
  it('tells in one line what one hero got piece by piece', () => {
    const lines = condensed([
      line('log-gold', 'thorn', 1, 1),
      line('log-gold', 'thorn', 1, 2),
      line('log-gold', 'thorn', 2, 3),
    ]);
    expect(lines.map(({ label, seq }) => [label.args['amount'], seq])).toEqual([[4, 3]]);
  });

  it('keeps heroes, goods and losses apart', () => {
    const told = [
      line('log-gold', 'thorn', 1, 1),
      line('log-gold', 'chada', 1, 2),
      line('log-willpower', 'chada', 1, 3),
      line('log-willpower.lost', 'chada', 1, 4),
      line('log-turn', 'chada', 0, 5),
    ];
    expect(condensed(told)).toEqual(told);
  });

  it('tells a walk in one line, with its hours', () => {
    const step = (space: number, seq: number): LogLine => {
      const told = line('log-entered.hour', 'kram', 0, seq);
      return { ...told, label: { ...told.label, args: { ...told.label.args, space } } };
    };
    const [one, ...more] = condensed([
      step(38, 1),
      step(16, 2),
      step(13, 3),
      { ...step(13, 4), label: line('log-stopped', 'kram', 0, 4).label },
    ]);
    expect(more).toEqual([]);
    expect(one!.label.key).toBe('log-walked');
    expect(one!.label.args).toMatchObject({ path: '38 → 16', space: 13, number: 3 });
  });

  it('counts what is done again and again', () => {
    const again = [1, 2, 3].map((seq) => line('log-bought.strength', 'kram', 1, seq));
    expect(condensed(again).map(({ label }) => [label.key, label.args['number']])).toEqual([['log-times', 3]]);
  });

  it('leads from a line to its rule or its card', async () => {
    await speak('en');
    await learn(['card-base-1-B1', 'event-base-silver-1']);
    const sources = ['AN-FIGHT-12', 'card-base-1-B1', 'event-base-silver-1', 'legend-base-1', 'card/unknown/1', ''];
    const log = sources.map((rule, seq) => ({ ...line('log-gold', 'thorn', 1, seq), rule }));
    const onrule = vi.fn<(id: string) => void>();
    const { root, done } = show(LogPanel, { log, onrule, onshow: () => {} });
    const buttons = [...root.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'AN-FIGHT-12',
      t('card-base-1-B1.title'),
      t('event-base-silver-1.title'),
      t('legend-base-1'),
    ]);
    for (const button of buttons) button.click();
    expect(onrule.mock.calls.flat()).toEqual(sources.slice(0, 4));
    done();
  });

  it('opens a card where it is behind a line', async () => {
    await speak('en');
    await learn(['card-base-1-B1']);
    for (const [rule, parts] of [
      ['card-base-1-B1', ['card-base-1-B1.title', 'card-base-1-B1', 'card-base-1-B1.rule']],
      ['legend-base-1', ['legend-base-1', 'legend-base-1.intro']],
      ['mission-ransom', ['mission-ransom', 'mission-ransom.story', 'mission-ransom.rule']],
    ] as const) {
      const { text, done } = show(RuleSheet, { rule, box: 'base', onrule: () => {}, onclose: () => {} });
      for (const part of parts) expect(text()).toContain(plain(t(part)));
      done();
    }
  });
});
