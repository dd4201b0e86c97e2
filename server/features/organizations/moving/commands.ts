/** An organisation goes to another centre, with all that is its own (each noun's moving.ts says what becomes of what). One transaction. */
import type { Locale } from '#contract/locales.ts';
import {
  movedThings,
  type MovedThing,
  type OrganizationMoving,
  type OrganizationMovingMeta,
} from '#contract/organization-moving.ts';
import { recordAudit } from '#server/audit/events.ts';
import type { Copies } from '#server/features/uploads/moving/commands.ts';
import { centerNames } from '#server/features/volunteer-centers/mail-branding.ts';
import type { Move } from '#server/http/organization-parts.ts';
import { refuse } from '#server/http/refusal.ts';
import { siteOrigin } from '#server/http/host.ts';
import type { Context } from '#server/http/route.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { inOtherCenter, asDryRun, type TenantScope } from '#server/tenancy/scope.ts';
import { countAll } from '../counting/queries.ts';
import { lockOrganization, type OrganizationRow } from '../queries.ts';
import { notifyApplicants, notifyPeople } from './notify.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale' | 'services' | 'sender'
>;

/** Filled in by the parts on the way. */
const unmoved = { pictures: [], people: [], settled: [], report: {} };

const about = { subjectType: 'organizations' } as const;

/** In the old centre: what goes along, and how each part of it is put down in the new one. */
async function pack({ scope, services }: CommandContext, move: Move) {
  const parts = services.organizationParts;
  move.report = await countAll(
    scope,
    parts.map(({ counts }) => counts?.(scope.centerId, move)),
  );
  const places: ((there: TenantScope) => Promise<void>)[] = [];
  for (const { take } of parts) if (take) places.push(await take(scope, move));
  return places;
}

interface Moved {
  organization: OrganizationRow;
  /** The old centre, and its names. */
  from: Center;
  fromNames: Record<Locale, string>;
}

/** In the new centre, once all stands there. In a dry run nobody is told. */
async function announce(
  context: CommandContext,
  move: Move,
  { organization, from, fromNames }: Moved,
  isDryRun: boolean,
) {
  await recordAudit(context.scope, context.actor, {
    act: 'move_in',
    ...about,
    subjectId: organization.id,
    toState: organization.status,
    reason: from.appName,
  });
  if (isDryRun) return;
  await notifyPeople(context, move.settled, { organization, fromNames });
  await notifyApplicants(context, { organization, fromNames });
}

/** In the old centre, what hangs on it first. */
async function clear({ scope, actor, services }: CommandContext, move: Move, { organization }: Moved) {
  for (const part of services.organizationParts.toReversed()) await part.clear?.(scope, move);
  await recordAudit(scope, actor, {
    act: 'move_out',
    ...about,
    subjectId: organization.id,
    fromState: organization.status,
    reason: move.to.appName,
  });
}

const reportOf = ({ report }: Move) =>
  (Object.keys(movedThings) as MovedThing[])
    .map((what) => ({ what, count: report[what] ?? 0 }))
    .filter(({ count }) => count > 0);

/** Takes it there. Throws 422 for a centre that is none, is closed, or is this one. */
export async function moveToCenter(
  given: CommandContext,
  { id }: Pick<OrganizationRow, 'id'>,
  { centerId, dryRun = false }: OrganizationMoving,
  copies: Copies,
): Promise<{ organization: OrganizationRow; meta: OrganizationMovingMeta }> {
  const { services, center: from } = given;
  const to = services.centers.byId(Number(centerId));
  if (!to || to.isClosed || to.id === from.id) refuse('unknown_record', { pointer: '/center_id' });
  const there = { center: to, origin: siteOrigin(services, to) };
  return asDryRun(given.scope, dryRun, async (scope) => {
    const here = { ...given, scope };
    const organization = await lockOrganization(scope, id);
    const { actor, now } = given;
    const move: Move = { ...unmoved, organization, to, actor, now, services, fileKeys: copies.keys };
    const moved = { organization, from, fromNames: await centerNames(scope, from) };
    const places = await pack(here, move);
    await inOtherCenter(scope, to.id, async (other) => {
      for (const place of places) await place(other);
      await announce({ ...here, ...there, scope: other }, move, moved, dryRun);
    });
    await clear(here, move, moved);
    const meta = {
      dryRun,
      center: { id: String(to.id), name: to.appName, host: to.host },
      report: reportOf(move),
    };
    return { organization: await inOtherCenter(scope, to.id, (other) => lockOrganization(other, id)), meta };
  });
}
