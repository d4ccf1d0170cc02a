// Says how much a first visit loads, and fails when it is more than we promise.

import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const home = new URL('../../src/rietland/web/static/', import.meta.url);
const SCRIPT = 150_000;
const ALL = 500_000;

let script = 0;
let all = 0;
for (const name of readdirSync(home, { recursive: true })) {
  if (!/\.[a-z0-9]+$/.test(name)) continue;
  const bytes = readFileSync(new URL(name, home));
  const size = /\.(js|css|html|svg)$/.test(name) ? gzipSync(bytes).length : bytes.length;
  all += size;
  if (name.endsWith('.js')) script += size;
}
console.log(`script ${(script / 1000).toFixed(1)} kB of ${SCRIPT / 1000}, everything ${(all / 1000).toFixed(1)} kB of ${ALL / 1000} (gzipped)`);
if (script > SCRIPT || all > ALL) process.exit(1);
