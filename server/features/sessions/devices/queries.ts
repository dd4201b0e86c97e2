/** The devices of whoever asks, nobody else's. */
import type { Selectable } from 'kysely';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Sessions } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { pageOfWhole } from '#server/http/whole-list.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Without its secrets. */
export type DeviceRow = Pick<
  Selectable<Sessions>,
  'id' | 'userId' | 'userAgent' | 'ipPrefix' | 'signedInByName' | 'createdAt' | 'rotatedAt' | 'expiresAt'
>;
const columns = [
  's.id',
  's.userId',
  's.userAgent',
  's.ipPrefix',
  's.signedInByName',
  's.createdAt',
  's.rotatedAt',
  's.expiresAt',
] as const;

const alive = (home: TenantScope, { userId }: SignedIn, now: Date) =>
  home.db
    .selectFrom('sessions as s')
    .select(columns)
    .where('s.volunteerCenterId', '=', home.centerId)
    .where('s.userId', '=', userId)
    .where('s.expiresAt', '>', now);

/** A page, the latest sign-in first; they are ten at the most. */
export async function listDevices(
  home: TenantScope,
  actor: SignedIn,
  query: ListQuery,
  now: Date,
): Promise<PageOf<DeviceRow>> {
  const all = await alive(home, actor, now).orderBy('s.createdAt', 'desc').orderBy('s.id').execute();
  return pageOfWhole(all, query, ({ id }) => id);
}

export async function findDevice(
  home: TenantScope,
  actor: SignedIn,
  id: string,
  now: Date,
): Promise<DeviceRow | undefined> {
  return alive(home, actor, now).where('s.id', '=', id).executeTakeFirst();
}
