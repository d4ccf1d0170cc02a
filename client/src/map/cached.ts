// The picture of a board is made once and kept.

import type { BoardStatic } from '../lib/contract.ts';
import { persist } from '../lib/persist.ts';
import { landOf, type Land } from './land.ts';
import type { Point } from './line.ts';
import { paint, type Picture } from './paint.ts';
import { plan, type Spot, type Survey } from './plan.ts';
import base from './surveys/base.json?url';
import { crossing, type Crossing } from './water.ts';

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
}

/** Where the surveys of the boards lie; the base board serves two boxes. */
const surveys: Readonly<Record<string, string>> = { base, starshield: base };

const made = new Map<string, Promise<Sheet>>();

export function sheetOf(board: BoardStatic): Promise<Sheet> {
  let sheet = made.get(board.box);
  if (!sheet) made.set(board.box, (sheet = drawn(board)));
  return sheet;
}

async function drawn(board: BoardStatic): Promise<Sheet> {
  const survey = await persist(async () => (await fetch(surveys[board.box] ?? base)).json() as Promise<Survey>);
  return sheetFrom(board, survey, persist(() => sceneFrom(board, survey)));
}

/** The land is painted here, at once; what stands on it is longer work and done by a worker. */
export function sheetFrom(board: BoardStatic, survey: Survey, scene: Promise<string>): Sheet {
  const land = landOf(board.box);
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
  };
}

function sceneFrom(board: BoardStatic, survey: Survey): Promise<string> {
  const worker = new Worker(new URL('./scene.worker.ts', import.meta.url), { type: 'module' });
  const scene = new Promise<string>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
  });
  worker.postMessage({ board, survey });
  return scene.finally(() => worker.terminate());
}
