// How long each line of the trail's news is looked at. Each step of a move is told by itself: the price, the path, the space, the
// pawn. The Curse has a moment of its own.

import { addPace } from '../stage/pace.ts';

export function keepPace(): void {
  addPace(
    {
      activated: 800,
      moved: 900,
      stayed: 700,
      pushed: 1100,
      curse: 1400,
      will: 600,
      drew: 900,
      reserve: 700,
      beaten: 1300,
      back_again: 700,
      stage: 1500,
      merged: 700,
      bonus: 700,
      reached: 1500,
      fire: 1100,
      put_off: 600,
      handed: 800,
      begins: 500,
      rested_here: 900,
    },
    { curse: 'symbol-curse', beaten: 'fight', stage: 'walk', reached: 'won', fire: 'symbol-campfire' },
    ['curse'],
  );
}
