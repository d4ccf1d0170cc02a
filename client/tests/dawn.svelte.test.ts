// The forecast of the dawn: on the shields, in the goal, on the castle's card, on the creatures, on the end of the day.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import DawnList from '../src/board/DawnList.svelte';
import DayTrack from '../src/board/DayTrack.svelte';
import Goals from '../src/board/Goals.svelte';
import type { BoardView, CreatureView, Option } from '../src/lib/contract.ts';
import { orderOf, raidOf } from '../src/lib/dawn.ts';
import { cardKeys, learn, speak } from '../src/lib/words.svelte.ts';
import PieceMark from '../src/pieces/PieceMark.svelte';
import { piecesOf } from '../src/pieces/pieces.ts';
import OptionButton from '../src/table/OptionButton.svelte';
import { board, plain, show, turn } from './shown.ts';

const gor = (space: number): CreatureView => ({
  space,
  kind: 'gor',
  named: '',
  strength: 2,
  willpower: 4,
  dice: 2,
  reward: 2,
  goods: ['gold'],
  carries: null,
  index: 0,
  die: 'creature',
  life: null,
  rewards: {},
});
const move = (space: number, to: number) => ({ space, index: 0, origin: space, to, gets_in: to === 0 });
const label = (key: string, args = {}) => ({ key, args });
const hold = turn.track.goals.find(({ kind }) => kind === 'hold')!;

function evening(dawn: Partial<NonNullable<BoardView['dawn']>>): BoardView {
  return {
    ...turn,
    creatures: [gor(1), gor(4), gor(40)],
    threats: [1, 4].map((space) => ({ space, index: 0, next: 0, reached_by: ['thorn'], own_way: false })),
    track: { ...turn.track, goals: [hold] },
    dawn: { moves: [move(4, 0), move(1, 0), move(40, 39)], gets_in: 2, free: 0, lost: true, says: null, ...dawn },
  };
}
const lost = evening({ says: label('dawn-lost', { number: 2, free: 0 }) });
const calm = evening({ moves: [move(40, 39)], gets_in: 0, lost: false, says: label('dawn-none') });
const TOLD = 'At sunrise 2 get in, 0 free: the legend would be lost.';

beforeAll(async () => {
  await speak('en');
  await learn(cardKeys(turn));
});

describe('the dawn', () => {
  it('is told beside the shields, in red where the legend would be lost', () => {
    const shown = show(DayTrack, { board, view: lost });
    const told = shown.root.querySelector('.dawn')!;
    expect(plain(told.textContent)).toBe(TOLD);
    expect(told.classList.contains('lost')).toBe(true);
    shown.done();
    const quiet = show(DayTrack, { board, view: calm });
    expect(plain(quiet.root.querySelector('.dawn')!.textContent)).toBe('At sunrise nobody gets in.');
    expect(quiet.root.querySelector('.dawn.lost')).toBeNull();
    quiet.done();
  });

  it('takes the place of "held so far" in the goal about the castle', () => {
    const shown = show(Goals, { view: lost });
    expect(plain(shown.root.querySelector('small.danger')!.textContent)).toBe(TOLD);
    shown.done();
    const quiet = show(Goals, { view: calm });
    expect(plain(quiet.root.querySelector('small')!.textContent)).toBe('held so far');
    quiet.done();
  });

  it('lists who gets in on the card of the castle, in the order they move', () => {
    const shown = show(DawnList, { board, view: lost });
    const rows = [...shown.root.querySelectorAll('li')].map((row) => plain(row.textContent));
    expect(rows).toEqual([expect.stringMatching(/^gor: .*4.*Thorn/), expect.stringMatching(/^gor: .*1.*Thorn/)]);
    expect(plain(shown.root.querySelector('p')!.textContent)).toBe(TOLD);
    shown.done();
  });

  it('numbers the creatures that get in, and no others', () => {
    const order = orderOf(raidOf(lost));
    expect([...order]).toEqual([
      ['4:0', 1],
      ['1:0', 2],
    ]);
    const piece = piecesOf(lost, new Map()).find(({ kind, space }) => kind === 'creature' && space === 1)!;
    const shown = show(PieceMark, { piece, order: 2 });
    expect(shown.root.querySelector('.raider text')!.textContent).toBe('2');
    shown.done();
    const other = show(PieceMark, { piece });
    expect(other.root.querySelector('.raider')).toBeNull();
    other.done();
  });

  it('warns on the end of the day that would lose the legend', () => {
    const end = turn.options.find(({ verb }) => verb === 'end')!;
    const words = label('do-ending', { act: end.label, dawn: label('dawn-lost', { number: 2, free: 0 }) });
    const option: Option = { ...end, label: words, spoils: [hold.key] };
    const shown = show(OptionButton, { option, onact: vi.fn() });
    const button = shown.root.querySelector('button')!;
    expect(plain(button.textContent)).toContain(`End the day. ${TOLD}`);
    expect(button.classList.contains('risky')).toBe(true);
    shown.done();
  });

  it('is nothing once all is over, or while dice lie that nobody may see', () => {
    const over = { ...turn, dawn: null };
    expect(raidOf(over)).toEqual([]);
    for (const shown of [show(DayTrack, { board, view: over }), show(DawnList, { board, view: over })]) {
      expect(shown.root.querySelector('.dawn, li')).toBeNull();
      shown.done();
    }
  });
});
