// Surveys the boards an artist has seen, so that no browser has to: borders, water and wilds from the printed places of the spaces.
//   node tools/survey.mjs           writes src/map/surveys/<box>/<board>.json
//   node tools/survey.mjs --check   fails when they are not what the boards give

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { lands } from '../src/boxes/frost/lands.ts';
import { landOf } from '../src/map/land.ts';
import { survey } from '../src/map/survey.ts';

/** What is printed on them, as it was recorded. */
const boards = ['base/static', 'base/mine', 'frost/village'];

for (const file of boards) {
  const board = JSON.parse(readFileSync(new URL(`../src/mock/${file}.json`, import.meta.url), 'utf8'));
  const target = new URL(`../src/map/surveys/${board.board}.json`, import.meta.url);
  const made = `${JSON.stringify(survey(board, lands[board.board] ?? landOf(board)))}\n`;
  if (!process.argv.includes('--check')) {
    mkdirSync(new URL('.', target), { recursive: true });
    writeFileSync(target, made);
  } else if (readFileSync(target, 'utf8') !== made) {
    console.error(`src/map/surveys/${board.board}.json is not what the board gives: npm run survey`);
    process.exit(1);
  }
}
