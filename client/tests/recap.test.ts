import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/lib/table.svelte.ts';
import { recapOf } from '../src/stage/recap.ts';
import { news } from './shown.ts';

const line = (kind: string, seq: number, key = `log-${kind}`): LogLine => ({
  ...news(kind, { label: { key, args: { who: kind } } }),
  seq,
  seat: 1,
  day: 1,
});

describe('a recap', () => {
  it('tells what matters most, in the order in which it happened', () => {
    const log = [
      'turn',
      'rested',
      'bought',
      'marched',
      'broke_in',
      'gave',
      'read',
      'slain',
      'fog',
      'fell',
      'event',
    ].map((kind, i) => line(kind, i));
    const { lines, more } = recapOf(log);
    expect(lines.map(({ kind }) => kind)).toEqual(['broke_in', 'read', 'slain', 'fog', 'fell', 'event']);
    expect(more).toBe(3);
  });

  it('tells a walk also when it has ended', () => {
    expect(recapOf([line('entered', 1, 'log-entered.hour'), line('stopped', 2)]).lines.map(({ kind }) => kind)).toEqual(
      ['entered'],
    );
  });

  it('is empty when nothing mattered', () => {
    expect(recapOf([line('turn', 1), line('stopped', 2)])).toEqual({ lines: [], more: 0 });
  });
});
