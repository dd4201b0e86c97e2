/** What admins do with centres. Every process hears of it from the database, and reads its map of hosts again. */
import { sql } from 'kysely';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { CenterChange } from '#contract/managed-centers.ts';
import { recordAudit } from '#server/audit/events.ts';
import { nameCenter } from '#server/features/volunteer-centers/profile/commands.ts';
import type { Actor } from '#server/auth/actor.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import { hostName } from '#server/tenancy/centers.ts';
import { shownHost } from '#server/tenancy/shown-host.ts';
import { inOtherCenter, type TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { findCenter, holdCenter, type ManagedCenterRow } from './queries.ts';

export type ManagingContext = Pick<Context, 'scope' | 'services' | 'actor' | 'now' | 'center'>;

/** In the rows of that centre, which may be the one that somebody works at. */
export const inCenter = <Result>(
  scope: TenantScope,
  centerId: number,
  work: (there: TenantScope) => Promise<Result>,
): Promise<Result> => (scope.centerId === centerId ? work(scope) : inOtherCenter(scope, centerId, work));

/** After which who tries one out while another is may try again. */
const trialSeconds = 30;

/** Where centres and their hosts are given out one after another. */
export const holdCenters = (scope: TenantScope) => takeTurn(scope, 'volunteer centers');

/**
 * The one place of a centre that is tried out: it has the last number, and who opens or changes one at the same time does not wait for it.
 * Throws 429 while another is tried out there.
 */
export async function holdTrial(scope: TenantScope, pointer: string): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('trial of a center', 0)) as held`.execute(scope.db);
  if (!rows[0]?.held)
    throw new Refusal([{ code: 'busy', pointer, values: { seconds: trialSeconds } }], trialSeconds);
}

/** This process need not wait to hear of it. Called once what was written is there for all to see. */
export const rememberCenters = ({ scope, services }: Pick<ManagingContext, 'scope' | 'services'>) =>
  scope.afterCommit(() => {
    services.centers
      .refresh()
      .catch((err: unknown) => services.log.error({ err }, 'the centres could not be read again'));
  });

/** Hosts of the configuration, which may name a port, with whose they are. */
export const configuredHosts = ({ configuration }: Pick<Services, 'configuration'>) =>
  configuration.centers.flatMap(({ id, key, appName, hosts }) =>
    hosts.map((host) => ({ host: hostName(host), centerId: id, name: appName ?? key })),
  );

/** Throws 422 for a host that another centre has, here or in the configuration. */
export async function refuseTakenHosts(
  { scope, services }: { scope: TenantScope; services: Pick<Services, 'configuration'> },
  hosts: readonly string[],
  centerId: number | null,
  pointer = '/data/attributes/hosts',
): Promise<void> {
  const { rows } = await sql<{ host: string; centerId: number; name: string }>`
    select h.host, c.id as center_id, c.name from volunteer_center_hosts h join volunteer_centers c on c.id = h.volunteer_center_id
    where h.host = any(${hosts}::text[])`.execute(scope.db);
  const taken = [...rows, ...configuredHosts(services)].find(
    (one) => one.centerId !== centerId && hosts.includes(one.host),
  );
  if (taken)
    refuse('host_taken', {
      pointer,
      values: { host: shownHost(taken.host), name: taken.name },
    });
}

/** Gives it these hosts and no others. */
export async function writeHosts(
  scope: TenantScope,
  centerId: number,
  hosts: readonly string[],
): Promise<void> {
  await sql`delete from volunteer_center_hosts
    where volunteer_center_id = ${centerId} and not host = any(${hosts}::text[])`.execute(scope.db);
  await sql`insert into volunteer_center_hosts (host, volunteer_center_id)
    select host, ${centerId} from unnest(${hosts}::text[]) host on conflict (host) do nothing`.execute(
    scope.db,
  );
}

const held = async (context: ManagingContext, id: string, lockVersion: number | undefined) => {
  await holdCenters(context.scope);
  const row = (await holdCenter(context, id)) ?? refuse('not_found');
  refuseStale(lockVersion, row);
  return row;
};

const written = async (context: ManagingContext, id: string): Promise<ManagedCenterRow> =>
  (await findCenter(context, id)) ?? refuse('not_found');

/** On the record of the centre itself. */
export const recorded = (
  { scope, actor }: { scope: TenantScope; actor: Actor | null },
  act: AuditAction<'managed_centers'>,
  { id, centerId }: { id: string; centerId: number },
) =>
  inCenter(scope, centerId, (there) =>
    recordAudit(there, actor, { act, subjectType: 'managed_centers', subjectId: id }),
  );

/** Changes it. Throws 409 when `lockVersion` is given and not the current one, 422 for a host of another centre. */
export async function changeCenter(
  context: ManagingContext,
  id: string,
  { lockVersion, ...input }: CenterChange,
): Promise<ManagedCenterRow> {
  const { scope, now } = context;
  const row = await held(context, id, lockVersion);
  const { name = row.name, hosts = row.hosts, featuresOff = row.featuresOff } = input;
  const nameEn = input.nameEn === undefined ? row.nameEn : input.nameEn;
  // What the configuration says of a centre counts: it is shown, and sent back, in place of what is stored.
  const isConfigured = row.center.appContext !== row.storedContext;
  const appContext = input.appContext === undefined || isConfigured ? row.storedContext : input.appContext;
  await refuseTakenHosts(context, hosts, row.centerId);
  await scope.db
    .updateTable('volunteerCenters')
    .set({
      name,
      appContext,
      featuresOff: [...featuresOff],
      lockVersion: row.lockVersion + 1,
      updatedAt: now,
    })
    .where('id', '=', row.centerId)
    .execute();
  await writeHosts(scope, row.centerId, hosts);
  const { locales } = (await written(context, id)).center;
  await inCenter(scope, row.centerId, (there) => nameCenter(there, { name, nameEn, locales }));
  await recorded(context, 'update', row);
  rememberCenters(context);
  return written(context, id);
}

const setClosed = ({ scope, now }: ManagingContext, row: ManagedCenterRow, closedAt: Date | null) =>
  scope.db
    .updateTable('volunteerCenters')
    .set({ closedAt, lockVersion: row.lockVersion + 1, updatedAt: now })
    .where('id', '=', row.centerId)
    .execute();

/** Whether the site that this is asked at was closed after it was asked. */
const isClosedHere = async ({ scope, center }: ManagingContext): Promise<boolean> =>
  (await scope.db
    .selectFrom('volunteerCenters')
    .select('id')
    .where('id', '=', center.id)
    .where('closedAt', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Closes it: its site says so, nobody signs in there, its jobs and mails rest. Throws 422 for the site that this is asked at. */
export async function closeCenter(
  context: ManagingContext,
  id: string,
  given: { lockVersion?: number | undefined },
): Promise<ManagedCenterRow> {
  const row = await held(context, id, given.lockVersion);
  if (row.centerId === context.center.id) refuse('center_is_here');
  // Of two who close each other's site at once the second stays: somebody has to be able to open one again.
  if (await isClosedHere(context)) refuse('center_closed');
  if (row.state === 'closed') refuse('move_refused', { values: { state: row.state } });
  await setClosed(context, row, context.now);
  await recorded(context, 'close', row);
  rememberCenters(context);
  return written(context, id);
}

/** Opens it again, as it was. */
export async function reopenCenter(
  context: ManagingContext,
  id: string,
  given: { lockVersion?: number | undefined },
): Promise<ManagedCenterRow> {
  const row = await held(context, id, given.lockVersion);
  if (row.state === 'open') refuse('move_refused', { values: { state: row.state } });
  await setClosed(context, row, null);
  await recorded(context, 'reopen', row);
  rememberCenters(context);
  return written(context, id);
}
