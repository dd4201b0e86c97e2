/** An organisation goes to another centre, with all that is its own (tables.ts says what becomes of what). One transaction. */
import { sql } from 'kysely';
import type { Locale } from '#contract/locales.ts';
import {
  movedThings,
  type MovedThing,
  type OrganizationMoving,
  type OrganizationMovingMeta,
} from '#contract/organization-moving.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { centerNames } from '#server/features/volunteer-centers/mail-branding.ts';
import { refuse } from '#server/http/refusal.ts';
import { siteOrigin } from '#server/http/host.ts';
import type { Context } from '#server/http/route.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inOtherCenter, asDryRun } from '#server/tenancy/scope.ts';
import { lockOrganization, type OrganizationRow } from '../queries.ts';
import { placeContent, removeContent, takeContent, type Content } from './content.ts';
import { notifyApplicants, notifyPeople } from './notify.ts';
import { closeAccounts, settlePeople, takePeople, type Movers, type Settled } from './people.ts';
import { removePictures, takePictures, type Copies, type Pictures } from './pictures.ts';
import { putRows, takeRows } from './rows.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'services' | 'sender'
>;

interface Load {
  organization: OrganizationRow;
  row: string;
  content: Content;
  movers: Movers;
  /** Of the old centre. */
  fromNames: Record<Locale, string>;
  pictures: Pictures;
}

async function pack(context: CommandContext, id: string, to: Center, copies: Copies): Promise<Load> {
  const { scope } = context;
  const organization = await lockOrganization(scope, id);
  const over = sql`'{"registered_by_id": null}'::jsonb`;
  return {
    organization,
    row: await takeRows(scope, 'organizations', sql`id = ${id}`, over),
    content: await takeContent(scope, context.services, id, to),
    movers: await takePeople(scope, id),
    fromNames: await centerNames(scope, context.center),
    pictures: await takePictures(scope, organization, copies),
  };
}

/** In the new centre. */
async function unpack(
  context: CommandContext,
  load: Load,
  from: Center,
  isDryRun: boolean,
): Promise<Settled[]> {
  const { scope, actor } = context;
  const { organization, movers, content, pictures } = load;
  const settled = await settlePeople(scope, movers, async (people) => {
    await putRows(scope, 'uploads', pictures.uploads);
    await putRows(scope, 'organizations', load.row);
    const applicant = people.find((one) => one.from === organization.registeredById);
    if (applicant)
      await sql`update organizations set registered_by_id = ${applicant.to}
        where volunteer_center_id = ${scope.centerId} and id = ${organization.id}`.execute(scope.db);
  });
  await placeContent(scope, organization.id, content);
  const about = { subjectType: 'organizations', subjectId: organization.id } as const;
  await recordAudit(scope, actor, {
    act: 'move_in',
    ...about,
    toState: organization.status,
    reason: from.appName,
  });
  if (!isDryRun) {
    const told = { organization, fromNames: load.fromNames };
    await notifyPeople(context, settled, told);
    await notifyApplicants(context, told);
  }
  return settled;
}

/** In the old centre. Answers how many accounts were closed. */
async function clear(
  context: CommandContext,
  { organization, movers, pictures }: Load,
  to: Center,
): Promise<number> {
  const { scope, actor, services } = context;
  await removeContent(scope, organization.id);
  await removePictures(scope, pictures, services.storage);
  const closed = await closeAccounts(context, movers);
  await recordAudit(scope, actor, {
    act: 'move_out',
    subjectType: 'organizations',
    subjectId: organization.id,
    fromState: organization.status,
    reason: to.appName,
  });
  return closed;
}

function reportOf({ content, pictures, movers }: Load, settled: readonly Settled[], closed: number) {
  const made = settled.filter(({ isNew }) => isNew).length;
  const counts: Partial<Record<MovedThing, number>> = {
    ...content.counts,
    pictures: pictures.found.length,
    join_requests: (JSON.parse(movers.joinRequests) as unknown[]).length,
    accounts_made: made,
    accounts_known: settled.length - made,
    accounts_closed: closed,
    accounts_kept: settled.length - closed,
  };
  return (Object.keys(movedThings) as MovedThing[])
    .map((what) => ({ what, count: counts[what] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Takes it there. Throws 422 for a centre that is none, or is this one. */
export async function moveToCenter(
  given: CommandContext,
  { id }: Pick<OrganizationRow, 'id'>,
  { centerId, dryRun = false }: OrganizationMoving,
  copies: Copies,
): Promise<{ organization: OrganizationRow; meta: OrganizationMovingMeta }> {
  const { services, center: from } = given;
  const to = services.centers.byId(Number(centerId));
  if (!to || to.id === from.id) refuse('unknown_record', { pointer: '/center_id' });
  const there = { center: to, origin: siteOrigin(services, to) };
  return asDryRun(given.scope, dryRun, async (scope) => {
    const here = { ...given, scope };
    const load = await pack(here, id, to, copies);
    const settled = await inOtherCenter(scope, to.id, (other) =>
      unpack({ ...here, ...there, scope: other }, load, from, dryRun),
    );
    const closed = await clear(here, load, to);
    const organization = await inOtherCenter(scope, to.id, (other) => lockOrganization(other, id));
    const meta = {
      dryRun,
      center: { id: String(to.id), name: to.appName, host: to.host },
      report: reportOf(load, settled, closed),
    };
    return { organization, meta };
  });
}
