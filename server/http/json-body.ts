/** Reads JSON that people send, wherever it stands: in a body of its own, or in a field beside files. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Deeper than any document of ours, and shallow enough for every function that walks through one. */
const deepestJson = 32;

/** Whether brackets nest too deep, told in one pass without parsing: what is in quotes does not count. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (isText && sign === '\\') at++;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepestJson) return true;
  }
  return false;
}

type Done = (error: Error | null, body?: unknown) => void;
export type ReadJson = (request: FastifyRequest, text: string, done: Done) => void;

/** Nothing is undefined; what is too deep or names a prototype is refused. */
export function jsonReader(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  return (request, text, done) => {
    if (text === '') done(null, undefined);
    else if (isTooDeep(text)) done(new Refusal([{ code: 'malformed', values: { what: 'JSON' } }]));
    else parse(request, text, done);
  };
}

/** The same, to wait for. */
export const readJson = (request: FastifyRequest, text: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    jsonReader(request.server)(request, text, (error, body) => (error ? reject(error) : resolve(body)));
  });
