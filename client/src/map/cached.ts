// The picture of a board is made once and kept.

import type { BoardStatic } from '../lib/contract.ts';
import { addIcons } from '../lib/icons.ts';
import { persist } from '../lib/persist.ts';
import { landOf, type Land } from './land.ts';
import type { Point } from './line.ts';
import { pageOf, type Page } from './page.ts';
import { paint, type Picture } from './paint.ts';
import { plan, type Plot, type Survey } from './plan.ts';
import { crossing, type Crossing } from './water.ts';
import { answerOf } from './workers.ts';

export interface Sheet {
  readonly width: number;
  readonly land: Land;
  readonly spots: readonly Plot[];
  readonly bridges: readonly (Crossing & { name: string })[];
  /** What is not printed and may be found: its name and where its mouths are. */
  readonly passages: readonly { name: string; ends: readonly [Point, Point] }[];
  readonly picture: Picture;
  /** What grows and stands on the land; it comes a little later. */
  readonly scene: Promise<string>;
  /** What the box brings besides. */
  readonly page: Page | null;
  /** Whether a space is on this board: before a game begins heroes may stand on the rank of another. */
  has(space: number): boolean;
  /** Where pieces stand. */
  anchor(space: number): Point;
  radius(space: number): number;
  /** Where the number of a space is written. */
  number(space: number): Point;
}

/** Where the surveys of the boards lie, by box and board. */
const surveys = import.meta.glob('./surveys/*/*.json', { query: '?url', import: 'default', eager: true }) as Readonly<
  Record<string, string>
>;

const made = new Map<string, Promise<Sheet>>();

export function sheetOf(board: BoardStatic): Promise<Sheet> {
  let sheet = made.get(board.board);
  if (!sheet) made.set(board.board, (sheet = drawn(board)));
  return sheet;
}

async function drawn(board: BoardStatic): Promise<Sheet> {
  const page = await persist(async () => pageOf(board));
  if (page) addIcons(page.icons);
  const survey = await persist(() => surveyOf(board, page));
  return sheetFrom(
    board,
    survey,
    persist(() => sceneFrom(board, survey, page)),
    page,
  );
}

const landAt = (board: BoardStatic, page: Page | null): Land => page?.lands[board.board] ?? landOf(board);

async function surveyOf(board: BoardStatic, page: Page | null): Promise<Survey> {
  const kept = surveys[`./surveys/${landAt(board, page).surveyedAs ?? board.board}.json`];
  if (kept) return (await fetch(kept)).json() as Promise<Survey>;
  return (await import('./surveyor.ts')).surveyNow(board);
}

/** The land is painted here, at once; what stands on it is longer work and done by a worker. */
export function sheetFrom(board: BoardStatic, survey: Survey, scene: Promise<string>, page: Page | null = null): Sheet {
  const land = landAt(board, page);
  const surveyed = plan(board, survey, land);
  const { plots } = surveyed;
  return {
    width: surveyed.width,
    land,
    scene,
    page,
    spots: [...plots.values()],
    bridges: board.bridges.flatMap(({ name, spaces, printed }) => {
      const over = printed === false ? null : crossing(surveyed, spaces[0]!, spaces[1]!);
      return over ? [{ name, ...over }] : [];
    }),
    passages: board.bridges.flatMap(({ name, spaces: [a, b], printed }) =>
      printed === false ? [{ name, ends: [mouth(plots.get(a!)), mouth(plots.get(b!))] as const }] : [],
    ),
    picture: paint(surveyed, land),
    has: (space) => plots.has(space),
    // Who is on no space of this board is looked for where it is held.
    anchor: (space) => land.anchors[space] ?? (plots.get(space) ?? plots.get(board.castle))?.at ?? [0, 0],
    radius: (space) => plots.get(space)?.radius ?? 30,
    number: (space) => surveyed.numbers.get(space) ?? plots.get(space)?.at ?? [0, 0],
  };
}

/** The mouth of a passage lies at the upper rim of its space, clear of those who stand there. */
function mouth(plot: Plot | undefined): Point {
  return plot ? [plot.at[0] + plot.radius * 0.62, plot.at[1] - plot.radius * 0.3] : [0, 0];
}

function sceneFrom(board: BoardStatic, survey: Survey, page: Page | null): Promise<string> {
  const worker = page?.worker?.() ?? new Worker(new URL('./scene.worker.ts', import.meta.url), { type: 'module' });
  return answerOf(worker, { board, survey });
}
