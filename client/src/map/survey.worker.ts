// Surveys a board that nobody surveyed before the client was built: that of an author's box.

import type { BoardStatic } from '../lib/contract.ts';
import { landOf } from './land.ts';
import { survey } from './survey.ts';

onmessage = ({ data }: MessageEvent<BoardStatic>) => postMessage(survey(data, landOf(data)));
