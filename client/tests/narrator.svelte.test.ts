import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CastleStatic, CastleView } from '../src/lib/contract.ts';
import { learn, speak, t } from '../src/lib/words.svelte.ts';
import Missions from '../src/castle/Missions.svelte';
import data from '../src/mock/rietburg/static.json';
import recorded from '../src/mock/rietburg/views.json';
import { show } from './shown.ts';

const board = data as unknown as CastleStatic;
const [first] = recorded as unknown as { view: CastleView }[];
const before = { ...first!.view, turn: 5 };
const card = 'narrator_20';

beforeAll(async () => {
  await speak('en');
  await learn([`card-${card}`]);
});

/** What is held up when one more narrator card is used, and that many of them were drawn by heroes. */
function heldUp(gone: number): string {
  const props = $state({ view: before, board, showAll: false, quiet: false, onclose: () => {} });
  const { text, done } = show(Missions, props);
  props.view = { ...before, narrator: { ...before.narrator, gone, used: [card, ...before.narrator.used] } };
  flushSync();
  const held = text();
  done();
  return held;
}

describe('narrator cards', () => {
  it('are read aloud when a hero draws one', () => {
    const held = heldUp(before.narrator.gone + 1);
    expect(held).toContain(t(`card-${card}`));
    expect(held).toContain(t(`card-${card}.story`));
  });

  it('of the set-up are not', () => {
    expect(heldUp(0)).not.toContain(t(`card-${card}`));
  });
});
