// What a first game on the board teaches, the most urgent first.

import type { BoardView } from '../lib/contract.ts';
import type { Lesson } from '../lessons/lessons.svelte.ts';

/** Spaces away at which something is worth a word. */
const NEAR = 3;

const says = (view: BoardView, verb: string) => view.options.filter((option) => option.verb === verb);
const touched = (view: BoardView, verb: string) =>
  says(view, verb).flatMap(({ touch }) => touch.filter((piece) => piece.startsWith('space:')));
const asked = ({ heroes, pending }: BoardView) => heroes.find(({ name }) => name === pending.who);
/** Those of some spaces where the hero who is asked is or can soon be. */
const near = (view: BoardView, spaces: readonly number[]) =>
  spaces
    .filter(
      (space) => asked(view)?.space === space || view.ways.some(({ to, path }) => to === space && path.length <= NEAR),
    )
    .map((space) => `space:${space}`);

const fog = (view: BoardView) =>
  near(
    view,
    view.fog.filter(({ face }) => face === 'hidden').map(({ space }) => space),
  );
const wells = (view: BoardView) =>
  near(
    view,
    view.wells.filter(({ full }) => full).map(({ space }) => space),
  );
const farmers = (view: BoardView) =>
  near(
    view,
    view.loose.filter(({ thing }) => thing.kind === 'farmer').map(({ space }) => space),
  );
const gold = (view: BoardView) =>
  near(
    view,
    view.loose.filter(({ thing }) => thing.kind === 'gold').map(({ space }) => space),
  );
const merchants = (view: BoardView) => ((asked(view)?.gold ?? 0) >= 2 ? near(view, view.merchants) : []);

/** A lesson about places: it matters when one of them is near, and they are lit. */
const about = (name: string, places: (view: BoardView) => string[]): Lesson<BoardView> => ({
  name,
  when: (view) => says(view, 'walk').length > 0 && places(view).length > 0,
  light: places,
});

export const lessons: readonly Lesson[] = [
  { name: 'battle', when: ({ battle }) => battle !== null, light: () => ['.fight'] },
  { name: 'share', when: (view) => says(view, 'share').length > 0, light: () => ['.actions'] },
  { name: 'goals', when: (view) => says(view, 'walk').length > 0, light: () => ['.quest'] },
  { name: 'walk', when: (view) => says(view, 'walk').length > 0, light: (view) => touched(view, 'walk') },
  { name: 'hours', when: (view) => (asked(view)?.hours ?? 0) > 0, light: () => ['.foot'] },
  { name: 'stop', when: (view) => says(view, 'stop').length > 0, light: () => ['.actions'] },
  { name: 'fight', when: (view) => says(view, 'fight').length > 0, light: (view) => touched(view, 'fight') },
  about('fog', fog),
  about('well', wells),
  about('gold', gold),
  about('merchant', merchants),
  about('farmer', farmers),
  { name: 'sunrise', when: ({ day }) => day > 1, light: () => ['.legend'] },
  {
    name: 'creatures',
    when: ({ creatures }) => creatures.length > 0,
    light: ({ creatures }) => creatures.map(({ space }) => `space:${space}`),
  },
  { name: 'narrator', when: ({ track }) => track.narrator > 'A', light: () => ['.legend'] },
  { name: 'breach', when: ({ castle }) => castle.captured > 0, light: () => ['.foot'] },
  {
    name: 'rest',
    when: (view) => says(view, 'end').length > 0 && (asked(view)?.hours ?? 0) >= 6,
    light: () => ['.actions'],
  },
  {
    name: 'alone',
    when: ({ heroes, pending }) => heroes.some(({ resting, name }) => resting && name !== pending.who),
    light: () => ['.foot'],
  },
] as readonly Lesson<BoardView>[] as unknown as readonly Lesson[];
