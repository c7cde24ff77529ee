// Follows recorded messages with the client's own code: after each one it must know what the server knows.
// Each line of the file is {"message": what was sent, "whole": what the browser should know then}.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ts from '../../web/node_modules/typescript/lib/typescript.js';

const source = readFileSync(new URL('../../web/src/lib/changes.ts', import.meta.url), 'utf8');
const options = { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext } };
const code = ts.transpileModule(source, options).outputText;
const { changed } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

let known = null;
let followed = 0;
for (const line of readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)) {
  const { message, whole } = JSON.parse(line);
  if (message.type === 'update') {
    const { events, events_from, ...rest } = message;
    known = rest;
  } else {
    known = changed(known, message);
    followed += 1;
  }
  assert.deepEqual(known, whole);
}
console.log(followed);
