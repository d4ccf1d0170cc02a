// Draws a board away from the screen, which stays free for the hand.

import type { BoardStatic } from '../lib/contract.ts';
import { draw } from './drawing.ts';

onmessage = ({ data }: MessageEvent<BoardStatic>) => postMessage(draw(data));
