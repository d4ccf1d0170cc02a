// Makes the types of everything that travels from the schemas the server exports.
// `make schema` writes them; this writes src/lib/contract.generated.ts, if it changed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = (name) => JSON.parse(readFileSync(new URL(`../../schema/${name}.json`, import.meta.url), 'utf8'));
const target = new URL('../src/lib/contract.generated.ts', import.meta.url);

const socket = schema('socket').$defs;
const http = schema('openapi').components.schemas;
const parts = JSON.parse(JSON.stringify({ ...http, ...socket }).replaceAll('#/components/schemas/', '#/$defs/'));
/** What a browser sends may leave out what has a default; a server always sends everything. */
const sent = new Set([
  'Hello',
  'Do',
  'Rolled',
  'Undo',
  'Chat',
  'Ping',
  'Plan',
  'Takeover',
  'Mute',
  'Back',
  'Look',
  'NewTable',
  'HeroChoice',
  'Join',
  'ForkAt',
]);
for (const [name, part] of Object.entries(parts)) {
  part.title = name;
  if (part.properties && !sent.has(name)) part.required = Object.keys(part.properties);
  settle(part);
}

const source = await compile(
  {
    title: 'Everything',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys(parts).map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: parts,
  },
  'Everything',
  {
    additionalProperties: false,
    unreachableDefinitions: true,
    enableConstEnums: false,
    bannerComment: '// Made by tools/types.mjs from schema/socket.json and schema/openapi.json. Do not edit.',
    style: { singleQuote: true, printWidth: 110 },
  },
);

if (!existsSync(target) || readFileSync(target, 'utf8') !== source) writeFileSync(target, source);

/** Lengths of lists are the server's business; as types they would become tuples. */
function settle(part) {
  if (!part || typeof part !== 'object') return;
  delete part.maxItems;
  delete part.minItems;
  for (const inner of Object.values(part)) settle(inner);
}
