// Surveys the boards, so that no browser has to: borders, water and wilds from the printed places of the spaces.
//   node tools/survey.mjs           writes src/map/surveys/*.json
//   node tools/survey.mjs --check   fails when they are not what the boards give

import { readFileSync, writeFileSync } from 'node:fs';
import { landOf } from '../src/map/land.ts';
import { survey } from '../src/map/survey.ts';

const board = JSON.parse(readFileSync(new URL('../src/mock/base/static.json', import.meta.url), 'utf8'));
const target = new URL(`../src/map/surveys/${board.box}.json`, import.meta.url);
const made = `${JSON.stringify(survey(board, landOf(board.box)))}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== made) {
    console.error(`src/map/surveys/${board.box}.json is not what the board gives: npm run survey`);
    process.exit(1);
  }
} else writeFileSync(target, made);
