// Says how much a visit loads, and fails when it is more than we promise: at first the scripts that every screen shares
// and the table of one family, in the end everything that players of one box may ever want. The largest counts.
//
// What keeps it small: a survey holds no more than cannot be worked out (lines as bends, one sign for each point of the wilds,
// see src/map/line.ts and wilds.ts: 44 kB became 22), only the survey of the board in play is fetched, the faces for titles
// have the signs of our languages alone (tools/fonts.mjs: 115 kB became 83), and what a table needs seldom is a script of its own.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const home = new URL('../../src/rietland/web/static/', import.meta.url);
const SCRIPT = 150_000;
// A box with lands of its own brings some fifty kilobytes: their landmarks, silhouettes and a survey.
const ALL = 560_000;

const files = readdirSync(home, { recursive: true }).filter(
  (name) => /\.[a-z0-9]+$/.test(name) && !name.startsWith('.vite'),
);
const text = (name) => readFileSync(new URL(name, home), 'utf8');
const size = (name) => {
  const bytes = readFileSync(new URL(name, home));
  return /\.(js|css|html|svg|json)$/.test(name) ? gzipSync(bytes).length : bytes.length;
};
const sum = (names) => [...names].reduce((all, name) => all + size(name), 0);

const first = needed([...text('index.html').matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]));
const later = [...new Set([...first].flatMap((name) => named(name, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)))];
const script = Math.max(...later.map((name) => sum(needed([...first, name]))), sum(first));
const manifest = JSON.parse(text('.vite/manifest.json'));
const tables = Object.entries(manifest)
  .filter(([name]) => /^src\/\w+\/\w+Table\.svelte$/.test(name))
  .map(([, { file }]) => file);
const wanted = tables.map(reached);
const boxes = boxesOwn();
const all = Math.max(
  ...wanted.flatMap((own) => {
    const family = files.filter((name) => own.has(name) || !wanted.some((other) => other.has(name)));
    return [new Set(), ...boxes].map((box) =>
      sum(family.filter((name) => box.has(name) || !boxes.some((other) => other.has(name)))),
    );
  }),
);
console.log(`script ${kilo(script)} of ${kilo(SCRIPT)}, everything of a box ${kilo(all)} of ${kilo(ALL)} (gzipped)`);
if (tables.length < 2) throw new Error('the tables of the families are not in the manifest');
if (script > SCRIPT || all > ALL) process.exit(1);

/** These scripts, all they import before they run, and the workers they start. */
function needed(names) {
  const found = new Set(names);
  for (const name of found) {
    for (const other of named(name, /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) found.add(other);
    for (const other of named(name, /new URL\(["'`]\/assets\/([^"'`]+\.js)["'`]/g)) found.add(other);
  }
  return found;
}

/** A script and all that it may ever load besides what every screen shares. */
function reached(start) {
  const found = new Set([start]);
  for (const name of found)
    if (name.endsWith('.js'))
      for (const other of named(name, /["'`](?:\.\/|\/?assets\/)([\w.-]+\.\w+)["'`]/g))
        if (!first.has(other)) found.add(other);
  return found;
}

/** For each box with a page on the map (src/boxes), what is fetched for its boards alone. */
function boxesOwn() {
  return Object.entries(manifest).flatMap(([source, { file, css = [] }]) => {
    const box = /^src\/boxes\/(\w+)\/page\.ts$/.exec(source)?.[1];
    // Others are played on the boards of the base game too.
    const surveys = Object.entries(manifest).filter(
      ([one]) => box !== 'base' && one.startsWith(`src/map/surveys/${box}/`),
    );
    return box ? [new Set([...reached(file), ...css, ...surveys.map(([, survey]) => survey.file)])] : [];
  });
}

function named(script, pattern) {
  return [...text(script).matchAll(pattern)].map((m) => `assets/${m[1]}`);
}

function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
