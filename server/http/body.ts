/** Reads bodies by their contract: JSON:API documents, or the flat ones of /auth. All problems at once, each with its pointer. */
import type * as z from 'zod/mini';
import type { BodyContract } from '#contract/call.ts';
import type { Problem } from '#contract/errors.ts';
import { problemOfIssue } from '#contract/issue-problems.ts';
import { camelCase, snakeCase } from '#contract/jsonapi.ts';
import { Refusal, refuse, refuseAll } from './refusal.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON pointer (RFC 6901): the two signs that mean something in it are written otherwise. */
const pointerOf = (base: string, path: readonly PropertyKey[]) =>
  [
    base,
    ...path.map((step) =>
      (typeof step === 'string' ? snakeCase(step) : String(step)).replaceAll('~', '~0').replaceAll('/', '~1'),
    ),
  ].join('/');

function camelValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelValue);
  return isObject(value) ? camelKeys(value) : value;
}

function camelKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), camelValue(inner)]));
}

/** Attributes plus to-one and to-many relationships under the names that the contract uses (`organization` → `organizationId`). */
function flatten(data: Record<string, unknown>): Record<string, unknown> {
  const values = isObject(data['attributes']) ? camelKeys(data['attributes']) : {};
  if (!isObject(data['relationships'])) return values;
  for (const [name, relation] of Object.entries(data['relationships'])) {
    if (!isObject(relation)) continue;
    const linked = relation['data'];
    const key = camelCase(name);
    if (Array.isArray(linked))
      values[`${key.replace(/ies$/, 'y').replace(/s$/, '')}Ids`] = linked.map((one) =>
        isObject(one) ? one['id'] : one,
      );
    else values[`${key}Id`] = isObject(linked) ? linked['id'] : null;
  }
  return values;
}

function knownKeys(schema: z.ZodMiniType): Set<string> | null {
  const shape =
    (schema as { shape?: Record<string, unknown> }).shape ??
    (schema as { def?: { shape?: Record<string, unknown> } }).def?.shape;
  return shape ? new Set(Object.keys(shape)) : null;
}

/** More than any list of ours may hold: what is longer is not looked into. */
const longestList = 2000;
/** Unknown fields that are named; somebody who sends more has misread more than that. */
const mostUnknown = 50;

function parse(contract: BodyContract, values: Record<string, unknown>, base: string): unknown {
  const existingKeys = knownKeys(contract.schema);
  const problems: Problem[] = [];
  const taken: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const pointer = pointerOf(base, [key]);
    if (existingKeys && !existingKeys.has(key)) {
      if (!contract.ignored?.includes(key) && problems.length < mostUnknown)
        problems.push({ code: 'unknown_attribute', pointer });
    } else if (Array.isArray(value) && value.length > longestList)
      refuse('too_many', { pointer, values: { maximum: longestList } });
    else taken[key] = value;
  }
  const parsed = contract.schema.safeParse(taken, { reportInput: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      problems.push({ ...problemOfIssue(issue), pointer: pointerOf(base, issue.path) });
  }
  refuseAll(problems);
  return parsed.data;
}

function readDocument(contract: BodyContract, body: unknown, id: string | null | undefined): unknown {
  if (!isObject(body) || !isObject(body['data']))
    refuse('malformed', { pointer: '/data', values: { what: 'data' } });
  const data = body['data'];
  if (data['type'] !== contract.type)
    refuse('wrong_type', { pointer: '/data/type', values: { expected: contract.type } });
  if (id === undefined && data['id'] !== undefined) refuse('client_id', { pointer: '/data/id' });
  if (typeof id === 'string' && data['id'] !== undefined && data['id'] !== id)
    refuse('wrong_id', { pointer: '/data/id' });
  if (data['attributes'] !== undefined && !isObject(data['attributes'])) {
    refuse('malformed', { pointer: '/data/attributes', values: { what: 'attributes' } });
  }
  return parse(contract, flatten(data), '/data/attributes');
}

/** The body by its contract. `id` is the record's in the address, if there is one; null where the address names it otherwise. Throws 400, 403, 409 or 422. */
export function readBody<Shape extends z.ZodMiniType>(
  contract: BodyContract<Shape>,
  body: unknown,
  id?: string | null,
): z.output<Shape> {
  if (contract.type !== 'flat') return readDocument(contract, body, id) as z.output<Shape>;
  // An act without anything to say may come without a body.
  const values = body === undefined || body === null ? {} : body;
  // The attributes may as well come in a document.
  if (isObject(values) && isObject(values['data']) && Object.keys(values).length === 1)
    return parse(contract, flatten(values['data']), '/data/attributes') as z.output<Shape>;
  if (!isObject(values)) throw new Refusal([{ code: 'malformed', pointer: '', values: { what: 'body' } }]);
  return parse(contract, camelKeys(values), '') as z.output<Shape>;
}
