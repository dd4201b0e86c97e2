/** Calls about oneself: an account lives in its home centre, which for an admin at work may be another than the request's. */
import type { SignedIn } from '#server/auth/actor.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { refuse } from './refusal.ts';
import type { Context } from './route.ts';

/** Runs `work` where the reader's account lives. Throws 401 for nobody. */
export async function atHome<Result>(
  { actor, scope, services }: Context,
  work: (home: TenantScope, person: SignedIn) => Promise<Result>,
): Promise<Result> {
  if (actor.kind === 'anonymous') refuse('unauthenticated');
  if (actor.homeCenterId === scope.centerId) return work(scope, actor);
  return inScope(services.pool, actor.homeCenterId, (home) => work(home, actor));
}
