import { sql, type Selectable } from 'kysely';
import { hashToken } from '#server/auth/tokens.ts';
import type { OrganizationSignups } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type SignupRow = Selectable<OrganizationSignups> & { organizationName: string };

/** What is answered of one. */
export type SentSignup = Pick<
  SignupRow,
  'id' | 'email' | 'joinOrganizationId' | 'organizationName' | 'confirmedAt'
>;

const signups = (scope: TenantScope) =>
  scope.db
    .selectFrom('organizationSignups as s')
    .leftJoin('organizations as o', (join) =>
      join
        .onRef('o.volunteerCenterId', '=', 's.volunteerCenterId')
        .onRef('o.id', '=', 's.joinOrganizationId'),
    )
    .selectAll('s')
    .select(sql<string>`coalesce(o.name, s.organization ->> 'name')`.as('organizationName'))
    .where('s.volunteerCenterId', '=', scope.centerId);

export const signupById = (scope: TenantScope, id: string): Promise<SignupRow> =>
  signups(scope).where('s.id', '=', id).executeTakeFirstOrThrow();

/** By the hash of its link, locked: a second press at the same moment waits and then finds it used. */
export async function lockSignupByToken(
  scope: TenantScope,
  tokenHash: Buffer,
): Promise<SignupRow | undefined> {
  const found = await scope.db
    .selectFrom('organizationSignups')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return found && signupById(scope, found.id);
}

/** Whether the link of a sign-up would work now; null for what is none. */
export async function signupLinkState(scope: TenantScope, token: string, now: Date) {
  const found = await scope.db
    .selectFrom('organizationSignups')
    .select(['confirmedAt', 'expiresAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!found) return null;
  return found.confirmedAt !== null ? 'used' : found.expiresAt <= now ? 'expired' : 'good';
}

export interface Account {
  id: string;
  status: string;
  confirmedAt: Date | null;
}

/** The account of this address in this centre. */
export const accountOf = (scope: TenantScope, email: string): Promise<Account | undefined> =>
  scope.db
    .selectFrom('users')
    .select(['id', 'status', 'confirmedAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
