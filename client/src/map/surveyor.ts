// Sends for the surveyor, who is seldom needed and therefore fetched when he is.

import type { BoardStatic } from '../lib/contract.ts';
import type { Survey } from './plan.ts';
import { answerOf } from './workers.ts';

export function surveyNow(board: BoardStatic): Promise<Survey> {
  return answerOf(new Worker(new URL('./survey.worker.ts', import.meta.url), { type: 'module' }), board);
}
