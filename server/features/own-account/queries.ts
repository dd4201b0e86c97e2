/** Reading one's own account. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Users } from '#server/db/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

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
