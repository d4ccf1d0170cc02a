// The picture of a board is made once and kept.

import type { BoardStatic } from '../lib/contract.ts';
import { persist } from '../lib/persist.ts';
import { landOf, type Land } from './land.ts';
import type { Point } from './line.ts';
import { paint, type Picture } from './paint.ts';
import { plan, type Spot, type Survey } from './plan.ts';
import { crossing, type Crossing } from './water.ts';
import { answerOf } from './workers.ts';

export interface Sheet {
  readonly width: number;
  readonly land: Land;
  readonly spots: readonly Spot[];
  readonly bridges: readonly (Crossing & { name: string })[];
  readonly picture: Picture;
  /** What grows and stands on the land; it comes a little later. */
  readonly scene: Promise<string>;
  /** Where pieces stand. */
  anchor(space: number): Point;
  radius(space: number): number;
  /** Where the number of a space is written. */
  number(space: number): Point;
}

/** Where the surveys of the boards lie, by box and board. */
const surveys = import.meta.glob('./surveys/*/*.json', { query: '?url', import: 'default', eager: true }) as Readonly<Record<string, string>>;

const made = new Map<string, Promise<Sheet>>();

export function sheetOf(board: BoardStatic): Promise<Sheet> {
  let sheet = made.get(board.board);
  if (!sheet) made.set(board.board, (sheet = drawn(board)));
  return sheet;
}

async function drawn(board: BoardStatic): Promise<Sheet> {
  const survey = await persist(() => surveyOf(board));
  return sheetFrom(board, survey, persist(() => sceneFrom(board, survey)));
}

async function surveyOf(board: BoardStatic): Promise<Survey> {
  const kept = surveys[`./surveys/${board.board}.json`];
  if (kept) return (await fetch(kept)).json() as Promise<Survey>;
  return (await import('./surveyor.ts')).surveyNow(board);
}

/** The land is painted here, at once; what stands on it is longer work and done by a worker. */
export function sheetFrom(board: BoardStatic, survey: Survey, scene: Promise<string>): Sheet {
  const land = landOf(board);
  const surveyed = plan(board, survey, land);
  const { plots } = surveyed;
  return {
    width: surveyed.width,
    land,
    scene,
    spots: [...plots.values()],
    bridges: board.bridges.flatMap(({ name, spaces }) => {
      const over = crossing(surveyed, spaces[0]!, spaces[1]!);
      return over ? [{ name, ...over }] : [];
    }),
    picture: paint(surveyed, land),
    anchor: (space) => land.anchors[space] ?? plots.get(space)?.at ?? [0, 0],
    radius: (space) => plots.get(space)?.radius ?? 30,
    number: (space) => surveyed.numbers.get(space) ?? plots.get(space)?.at ?? [0, 0],
  };
}

function sceneFrom(board: BoardStatic, survey: Survey): Promise<string> {
  return answerOf(new Worker(new URL('./scene.worker.ts', import.meta.url), { type: 'module' }), { board, survey });
}
