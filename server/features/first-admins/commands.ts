/** Makes the first admin, and with them the first centre where there is none: all at once, by a link that works once. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { FirstAdminCreate } from '#contract/first-admins.ts';
import type { CenterOpening } from '#contract/managed-centers.ts';
import type { Actor } from '#server/auth/actor.ts';
import { weakness } from '#server/auth/passwords.ts';
import { recordAudit } from '#server/audit/events.ts';
import { makeAccounts, makeRoles } from '#server/features/users/making/commands.ts';
import { inCenter } from '#server/features/managed-centers/commands.ts';
import { openCenter } from '#server/features/managed-centers/opening/commands.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { nowhere } from '#server/tenancy/centers.ts';
import { hashOfLink, type FirstAdminRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'services' | 'now' | 'center' | 'locale' | 'sender'>;

const at = (name: string) => `/data/attributes/${name}`;

/** Throws 404 for a link that is unknown, used or too old. Two who press at once: the second waits, and finds none. */
async function useLink({ scope, now }: CommandContext, token: string): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    delete from first_admin_links where token_hash = ${hashOfLink(token)} and expires_at > ${now} and not has_admin()
    returning expires_at`.execute(scope.db);
  if (!rows[0]) refuse('not_found');
  // Those of other starts are for the same: none is left.
  await sql`delete from first_admin_links`.execute(scope.db);
  return rows[0].expiresAt;
}

/** Who acts from now on: the account that is being made. */
const actorOf = (
  { locale }: CommandContext,
  input: FirstAdminCreate,
  userId: string,
  centerId: number,
): Actor => ({
  kind: 'user',
  userId,
  homeCenterId: centerId,
  email: input.email,
  firstName: input.firstName,
  lastName: input.lastName,
  status: 'active',
  locale,
  roles: [{ id: userId, role: 'admin', organizationId: null }],
  sessionId: '',
  isSecondFactorRequired: false,
  needsSecondFactor: false,
  actingAdmin: null,
});

/** Throws 422 for what of the centre was left out. */
function openingOf({ centerName, centerKey, hosts }: FirstAdminCreate): CenterOpening {
  if (!centerName) refuse('blank', { pointer: at('center_name') });
  if (!centerKey) refuse('blank', { pointer: at('center_key') });
  return { name: centerName, key: centerKey, hosts: hosts ?? [], start: 'site' };
}

/** Whoever holds the link owns the installation: their address needs no other proof. */
async function makeAdmin(
  there: TenantScope,
  actor: Actor & { kind: 'user' },
  { input, passwordHash, now }: { input: FirstAdminCreate; passwordHash: string; now: Date },
): Promise<void> {
  const { userId: id, locale } = actor;
  const { email, firstName, lastName } = input;
  const made = await makeAccounts(
    there,
    [
      {
        id,
        email,
        firstName,
        lastName,
        locale,
        passwordHash,
        status: 'active',
        signupMethod: 'createdByUser',
        confirmedAt: now,
        acceptedTermsAt: now,
      },
    ],
    now,
  );
  if (!made.has(id)) refuse('email_taken', { pointer: at('email'), values: { name: email } });
  await makeRoles(there, [{ userId: id, role: 'admin', organizationId: null }], now);
  await recordAudit(there, actor, { act: 'add_role', subjectType: 'users', subjectId: id, toState: 'admin' });
}

/** All of it, or nothing. Throws 404 for a link that does not work, 422 for what was typed. */
export async function makeFirstAdmin(
  context: CommandContext,
  input: FirstAdminCreate,
  passwordHash: string,
): Promise<FirstAdminRow> {
  const { scope, center, now } = context;
  const weak = weakness(input.password, input.email);
  if (weak) refuse(weak, { pointer: at('password') });
  await useLink(context, input.token);
  const id = uuidv7();
  const opening = center.id === nowhere ? openingOf(input) : null;
  const opened =
    opening && (await openCenter({ ...context, actor: actorOf(context, input, id, center.id) }, opening));
  const centerId = opened?.centerId ?? center.id;
  const actor = actorOf(context, input, id, centerId) as Actor & { kind: 'user' };
  await inCenter(scope, centerId, (there) => makeAdmin(there, actor, { input, passwordHash, now }));
  return { id, needsCenter: false, expiresAt: null };
}
