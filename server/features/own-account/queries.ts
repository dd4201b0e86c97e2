/** Where somebody's own account lives: for an admin that may be another centre than the request's. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Users } from '#server/db/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';

type Asking = Pick<Context, 'scope' | 'actor' | 'services'>;

/** Runs `work` in the centre of the person who asks. */
export function atHome<Result>(
  { scope, actor, services }: Asking,
  work: (home: TenantScope) => Promise<Result>,
): Promise<Result> {
  if (actor.kind === 'anonymous' || actor.homeCenterId === scope.centerId) return work(scope);
  return inScope(services.pool, actor.homeCenterId, work);
}

/** Whoever asks; a route for who is signed in never gets further without. */
export function person(actor: Context['actor']): SignedIn {
  return actor.kind === 'user' ? actor : refuse('unauthenticated');
}

/** As `person`, for what gives an account away: an admin who acts as somebody may not. */
export function personThemselves(actor: Context['actor']): SignedIn {
  const found = person(actor);
  return found.actingAdmin === null ? found : refuse('acting_as_another');
}

/** One's own row, held until the transaction ends. */
export async function lockOwn(home: TenantScope, { userId }: SignedIn): Promise<Selectable<Users>> {
  const row = await home.db
    .selectFrom('users')
    .selectAll()
    .where('volunteerCenterId', '=', home.centerId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}
