import { describe, expect, it } from 'vitest';
import { condensed } from '../src/lib/log.ts';
import type { LogLine } from '../src/lib/table.svelte.ts';

function line(key: string, who: string, amount: number, seq: number): LogLine {
  const label = { key, args: { who: { key: `hero-${who}`, args: {} }, amount } };
  return { kind: '', label, touch: [], rule: 'AN-FIGHT-12', seq, seat: 0, day: 1 };
}

describe('the log', () => {
  it('tells in one line what one hero got piece by piece', () => {
    const lines = condensed([line('log-gold', 'thorn', 1, 1), line('log-gold', 'thorn', 1, 2), line('log-gold', 'thorn', 2, 3)]);
    expect(lines.map(({ label, seq }) => [label.args['amount'], seq])).toEqual([[4, 3]]);
  });

  it('keeps heroes, goods and losses apart', () => {
    const told = [line('log-gold', 'thorn', 1, 1), line('log-gold', 'chada', 1, 2), line('log-willpower', 'chada', 1, 3), line('log-willpower.lost', 'chada', 1, 4), line('log-turn', 'chada', 0, 5)];
    expect(condensed(told)).toEqual(told);
  });

  it('tells a walk in one line, with its hours', () => {
    const step = (space: number, seq: number): LogLine => {
      const told = line('log-entered.hour', 'kram', 0, seq);
      return { ...told, label: { ...told.label, args: { ...told.label.args, space } } };
    };
    const [one, ...more] = condensed([step(38, 1), step(16, 2), step(13, 3), { ...step(13, 4), label: line('log-stopped', 'kram', 0, 4).label }]);
    expect(more).toEqual([]);
    expect(one!.label.key).toBe('log-walked');
    expect(one!.label.args).toMatchObject({ path: '38 → 16', space: 13, number: 3 });
  });

  it('counts what is done again and again', () => {
    const again = [1, 2, 3].map((seq) => line('log-bought.strength', 'kram', 1, seq));
    expect(condensed(again).map(({ label }) => [label.key, label.args['number']])).toEqual([['log-times', 3]]);
  });
});
