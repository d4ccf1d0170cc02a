// Draws what stands on the boards of Eternal Frost, away from the screen.

import type { BoardStatic } from '../../lib/contract.ts';
import { plan, type Survey } from '../../map/plan.ts';
import { scene } from '../../map/scene.ts';
import { buildings } from './buildings.ts';
import { lands } from './lands.ts';

onmessage = ({ data: { board, survey } }: MessageEvent<{ board: BoardStatic; survey: Survey }>) => {
  const land = lands[board.board]!;
  postMessage(scene(plan(board, survey, land), land, buildings));
};
