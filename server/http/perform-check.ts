/** All that is judged before the act of a route. */
import { includesOf } from '#contract/call.ts';
import { isRecordId } from '#contract/record-ids.ts';
import type { Actor } from '#server/auth/actor.ts';
import { readBody } from './body.ts';
import { readListQuery, readOneQuery } from './list-query.ts';
import { refuse } from './refusal.ts';
import type { Context, Route } from './route.ts';

const emptyList = { type: '', filters: {}, scopes: {}, sorts: [], includes: [] };

async function findRecord(shape: Route, context: Context): Promise<unknown> {
  if (!shape.find) return undefined;
  // PostgreSQL keeps no NUL, so nothing is called so.
  if (Object.values(context.params).some((value) => value.includes('\0'))) refuse('not_found');
  if ('id' in context.params && !isRecordId(context.params['id'])) refuse('not_found');
  const record: unknown = await shape.find(context);
  if (record === undefined) refuse('not_found');
  return record;
}

function checkPolicy(shape: Route, actor: Actor, record: unknown): void {
  if (shape.isForThemselves && actor.kind === 'user' && actor.actingAdmin !== null)
    refuse('acting_as_another');
  if (shape.policy.kind === 'rule' && !shape.policy.may(actor, record)) refuse('forbidden');
}

/** What the path names, the right to it, and the shape of query and body. Throws the refusal of the first that is wrong. */
export async function check(shape: Route, context: Context) {
  const { request, actor } = context;
  const record = await findRecord(shape, context);
  checkPolicy(shape, actor, record);
  const raw = request.query as Record<string, unknown>;
  const query = shape.list
    ? readListQuery(shape.list, raw)
    : { ...readListQuery(emptyList, {}), ...readOneQuery(shape.answers.type, includesOf(shape), raw) };
  const own = shape.isOwn && actor.kind === 'user' ? actor.userId : undefined;
  // `current` and the like have an id that only their answer tells: a client that sends it back means no other one.
  const unnamed = shape.method === 'PATCH' ? null : undefined;
  const body: unknown = shape.body
    ? readBody(shape.body, request.body, context.id || (own ?? unnamed))
    : undefined;
  return { record, query, body };
}
