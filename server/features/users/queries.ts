import type { SignedIn } from '#server/auth/actor.ts';
import { inScope } from '#server/tenancy/scope.ts';
import type pg from 'pg';
import type { UserRow } from './resource.ts';

const columns = [
  'volunteerCenterId',
  'id',
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'jobTitle',
  'gender',
  'status',
  'signupMethod',
  'locale',
  'digestDays',
  'confirmedAt',
  'acceptedTermsAt',
  'lastSignInAt',
  'lockVersion',
  'createdAt',
  'updatedAt',
] as const;

/** The account of whoever asks. It lives in its home centre: for an admin that is another than the request's. */
export async function currentUser(pool: pg.Pool, actor: SignedIn): Promise<UserRow> {
  const read = (scope: Parameters<Parameters<typeof inScope>[2]>[0]) =>
    scope.db.selectFrom('users').select(columns).where('id', '=', actor.userId).executeTakeFirstOrThrow();
  return { ...(await inScope(pool, actor.homeCenterId, read, { isReadOnly: true })), roles: actor.roles };
}
