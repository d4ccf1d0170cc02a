// Draws what stands on a board away from the screen, which stays free for the hand.

import type { BoardStatic } from '../lib/contract.ts';
import { landOf } from './land.ts';
import { plan, type Survey } from './plan.ts';
import { scene } from './scene.ts';

onmessage = ({ data: { board, survey } }: MessageEvent<{ board: BoardStatic; survey: Survey }>) => {
  const land = landOf(board);
  postMessage(scene(plan(board, survey, land), land));
};
