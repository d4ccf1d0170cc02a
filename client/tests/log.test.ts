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
    const told = [line('log-gold', 'thorn', 1, 1), line('log-gold', 'chada', 1, 2), line('log-willpower', 'chada', 1, 3), line('log-willpower.lost', 'chada', 1, 4), line('log-turn', 'chada', 0, 5), line('log-turn', 'chada', 0, 6)];
    expect(condensed(told)).toEqual(told);
  });
});
