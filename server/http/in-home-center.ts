/** Calls about oneself: an account lives in its home centre, which for an admin at work may be another than the request's. */
import type { SignedIn } from '#server/auth/actor.ts';
import { inOtherCenter, type TenantScope } from '#server/tenancy/scope.ts';
import type { PageOf } from './document.ts';
import type { ListQuery } from './list-query.ts';
import { refuse } from './refusal.ts';
import { list, type Answer, type Context } from './route.ts';

type Asking = Pick<Context, 'scope' | 'actor'>;

/** Whoever asks; a route for whoever is signed in never gets further without. Throws 401 for nobody. */
export function person(actor: Context['actor']): SignedIn {
  return actor.kind === 'user' ? actor : refuse('unauthenticated');
}

/** As `person`, for what gives an account away: an admin who acts as somebody may not. */
export function personThemselves(actor: Context['actor']): SignedIn {
  const found = person(actor);
  return found.actingAdmin === null ? found : refuse('acting_as_another');
}

/** Runs `work` where the reader's account lives, in the same transaction. Throws 401 for nobody. */
export async function inHomeCenter<Result>(
  { actor, scope }: Asking,
  work: (home: TenantScope, reader: SignedIn) => Promise<Result>,
): Promise<Result> {
  const reader = person(actor);
  if (reader.homeCenterId === scope.centerId) return work(scope, reader);
  return inOtherCenter(scope, reader.homeCenterId, (home) => work(home, reader));
}

/** For the `find` of a route: the record that the path names, if it is the reader's own. */
export const findOwnRecord =
  <Row>(find: (home: TenantScope, reader: SignedIn, id: string, now: Date) => Promise<Row | undefined>) =>
  (context: Context): Promise<Row | undefined> =>
    inHomeCenter(context, (home, reader) => find(home, reader, context.id, context.now));

/** For the `handle` of a route: a page of the reader's own records. */
export const listOwnRecords =
  <Row>(read: (home: TenantScope, reader: SignedIn, query: ListQuery, now: Date) => Promise<PageOf<Row>>) =>
  async (context: Context & { query: ListQuery }): Promise<Answer<Row>> =>
    list(await inHomeCenter(context, (home, reader) => read(home, reader, context.query, context.now)));
