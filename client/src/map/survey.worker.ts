// Surveys a board that nobody surveyed before the client was built: that of an author's box. No artist has seen it either.

import type { BoardStatic } from '../lib/contract.ts';
import { plainLand } from './plain.ts';
import { survey } from './survey.ts';

onmessage = ({ data }: MessageEvent<BoardStatic>) => postMessage(survey(data, plainLand(data)));
