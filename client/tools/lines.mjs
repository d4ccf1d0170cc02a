// No line is longer than 140 signs: what prettier leaves alone (long texts, comments, paths) is broken by hand.

import { readdirSync, readFileSync } from 'node:fs';

const MOST = 140;
const home = new URL('../', import.meta.url);
const folders = ['src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(new URL(folder, home), { recursive: true }).map((name) => `${folder}/${name}`),
);
const written = [...readdirSync(home), ...folders].filter(
  (name) => /\.(ts|svelte|css|mjs|js|html)$/.test(name) && !name.includes('.generated.'),
);
const long = written.flatMap((name) =>
  readFileSync(new URL(name, home), 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      line.length > MOST ? [`client/${name}:${i + 1}: ${line.length} signs, ${MOST} at most`] : [],
    ),
);
for (const one of long) console.error(one);
process.exit(long.length ? 1 : 0);
