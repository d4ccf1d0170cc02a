// The picture of a board is made once and kept.

import type { BoardStatic } from '../lib/contract.ts';
import { persist } from '../lib/persist.ts';
import type { Drawing } from './drawing.ts';
import { landOf, type Land } from './land.ts';
import type { Point } from './line.ts';

export interface Sheet extends Drawing {
  readonly land: Land;
  /** Where pieces stand. */
  anchor(space: number): Point;
  radius(space: number): number;
}

const made = new Map<string, Promise<Sheet>>();

export function sheetOf(board: BoardStatic): Promise<Sheet> {
  let sheet = made.get(board.box);
  if (!sheet) made.set(board.box, (sheet = persist(() => drawn(board)).then((drawing) => sheetFrom(board, drawing))));
  return sheet;
}

export function sheetFrom(board: BoardStatic, drawing: Drawing): Sheet {
  const land = landOf(board.box);
  const plots = drawing.plan.plots;
  return {
    ...drawing,
    land,
    anchor: (space) => land.anchors[space] ?? plots.get(space)?.at ?? [0, 0],
    radius: (space) => plots.get(space)?.radius ?? 30,
  };
}

/** Drawn by a worker; where there are none, here. */
async function drawn(board: BoardStatic): Promise<Drawing> {
  if (typeof Worker === 'undefined') return (await import('./drawing.ts')).draw(board);
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { type: 'module' });
  const drawing = new Promise<Drawing>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Drawing>) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
  });
  worker.postMessage(board);
  return drawing.finally(() => worker.terminate());
}
