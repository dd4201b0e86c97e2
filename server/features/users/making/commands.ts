/** Accounts and their roles come into being here, and nowhere else: one or five thousand by one statement. */
import { sql, type Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { snakeCase } from '#contract/jsonapi.ts';
import type { Role } from '#contract/roles.ts';
import type { Users } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Row = Insertable<Users>;
type Optional =
  | 'phoneNumber'
  | 'jobTitle'
  | 'gender'
  | 'birthYear'
  | 'parentEmail'
  | 'digestDays'
  | 'passwordHash'
  | 'invitedAt'
  | 'confirmedAt'
  | 'acceptedTermsAt';

export type NewAccount = Pick<Row, Optional | 'email'> & {
  id: string;
  firstName: string;
  lastName: string;
  locale: string;
  status: 'active' | 'inactive' | 'invited';
  signupMethod: 'signedUp' | 'createdByUser' | 'imported';
};

const columns =
  sql.raw(`email, first_name, last_name, phone_number, job_title, gender, birth_year, parent_email, digest_days,
  password_hash, locale, status, signup_method, invited_at, confirmed_at, accepted_terms_at`);

/** Rows as the database takes many of them at once. */
const asJson = (rows: readonly object[]) =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value as unknown])),
    ),
  );

/** Makes them. Answers the ids of those who are in: an address that has an account already is left alone. */
export async function makeAccounts(
  scope: TenantScope,
  accounts: readonly NewAccount[],
  now: Date,
): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const given = asJson(accounts.map((account) => ({ digestDays: [], ...account })));
  const { rows } = await sql<{ id: string }>`
    insert into users (volunteer_center_id, id, ${columns}, created_at, updated_at)
    select ${scope.centerId}, id, ${columns}, ${now}, ${now}
    from json_populate_recordset(null::users, ${given}::json)
    on conflict do nothing
    returning id`.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}

/** Makes one. Answers its id; undefined when the address has an account already. */
export async function makeAccount(
  scope: TenantScope,
  account: Omit<NewAccount, 'id'>,
  now: Date,
): Promise<string | undefined> {
  const id = uuidv7();
  return (await makeAccounts(scope, [{ ...account, id }], now)).has(id) ? id : undefined;
}

export interface NewRole {
  userId: string;
  role: Role;
  organizationId: string | null;
}

/** Writes roles down, once each. Answers how many are new. Judging and recording are the caller's. */
export async function makeRoles(scope: TenantScope, roles: readonly NewRole[], now: Date): Promise<number> {
  if (roles.length === 0) return 0;
  const given = asJson(roles.map((one) => ({ ...one, id: uuidv7() })));
  const { rows } = await sql`
    insert into user_roles (volunteer_center_id, id, user_id, role, organization_id, created_at)
    select ${scope.centerId}, id, user_id, role, organization_id, ${now}
    from json_populate_recordset(null::user_roles, ${given}::json)
    on conflict (volunteer_center_id, user_id, role, organization_id) do nothing
    returning id`.execute(scope.db);
  return rows.length;
}

/** Whoever signed up with an address and did not prove it may be anybody. With a role, its owner chooses the password. */
export async function forgetUnproven(scope: TenantScope, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await scope.db
    .updateTable('users')
    .set({ passwordHash: null })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...userIds])
    .where('confirmedAt', 'is', null)
    .execute();
}
