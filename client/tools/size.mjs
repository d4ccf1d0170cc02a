// Says how much a first visit loads, and fails when it is more than we promise.
// A visit loads what every screen shares and the table of one family: the larger one counts.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const home = new URL('../../src/rietland/web/static/', import.meta.url);
const SCRIPT = 150_000;
const ALL = 500_000;

const files = readdirSync(home, { recursive: true }).filter((name) => /\.[a-z0-9]+$/.test(name) && !name.startsWith('.vite'));
const text = (name) => readFileSync(new URL(name, home), 'utf8');
const size = (name) => {
  const bytes = readFileSync(new URL(name, home));
  return /\.(js|css|html|svg|json)$/.test(name) ? gzipSync(bytes).length : bytes.length;
};
const sum = (names) => [...names].reduce((all, name) => all + size(name), 0);

const first = needed([...text('index.html').matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]));
const later = [...new Set([...first].flatMap((name) => named(name, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)))];
const script = Math.max(...later.map((name) => sum(needed([...first, name]))), sum(first));
const all = sum(files);
console.log(`script ${kilo(script)} of ${kilo(SCRIPT)}, everything of all families ${kilo(all)} of ${kilo(ALL)} (gzipped)`);
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

function named(script, pattern) {
  return [...text(script).matchAll(pattern)].map((m) => `assets/${m[1]}`);
}

function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
