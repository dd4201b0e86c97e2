/** One's own passkeys, and the one that a browser names at signing in. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Passkeys } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type PasskeyRow = Selectable<Passkeys>;

const ownOf = (home: TenantScope, userId: string) =>
  home.db
    .selectFrom('passkeys as p')
    .selectAll('p')
    .where('p.volunteerCenterId', '=', home.centerId)
    .where('p.userId', '=', userId);

/** The oldest first; nobody has more than a handful. */
export const passkeysOf = (home: TenantScope, userId: string): Promise<PasskeyRow[]> =>
  ownOf(home, userId).orderBy('p.createdAt').orderBy('p.id').execute();

/** A page of them. */
export async function listPasskeys(
  home: TenantScope,
  { userId }: SignedIn,
  query: ListQuery,
): Promise<PageOf<PasskeyRow>> {
  return pageOfWhole(await passkeysOf(home, userId), query, ({ id }) => id);
}

export async function findPasskey(
  home: TenantScope,
  { userId }: SignedIn,
  id: string,
): Promise<PasskeyRow | undefined> {
  return ownOf(home, userId).where('p.id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends: its counter goes up. */
export const lockPasskey = (scope: TenantScope, credentialId: string): Promise<PasskeyRow | undefined> =>
  scope.db
    .selectFrom('passkeys')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
