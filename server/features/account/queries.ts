/** Reading one's own account. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Users } from '#server/db/types.ts';
import { ChangedMeanwhile } from '#server/http/retry.ts';
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

/** The password of now was right; null of an account that has none. */
export interface ProvenPassword {
  passwordHash: string | null;
}

/** As `lockOwn`, for what asked for the password. Throws ChangedMeanwhile when it is another by now: it is asked again. */
export async function lockProven(
  home: TenantScope,
  actor: SignedIn,
  { passwordHash }: ProvenPassword,
): Promise<Selectable<Users>> {
  const own = await lockOwn(home, actor);
  if (own.passwordHash !== passwordHash) throw new ChangedMeanwhile('The password was changed.');
  return own;
}
