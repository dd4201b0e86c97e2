/** Adding addresses that vacancies are read from, and pausing, resuming and removing them. */
import { v7 as uuidv7 } from 'uuid';
import { vacancyFeedMoves, type VacancyFeedCreate, type VacancyFeedUpdate } from '#contract/vacancy-feeds.ts';
import type { Updateable } from 'kysely';
import { recordAudit } from '#server/audit/events.ts';
import type { VacancyFeeds } from '#server/db/types.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { refuseStale } from '#server/http/stale.ts';
import { enqueue, enqueueMany } from '#server/jobs/queue.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { lockFeed, type VacancyFeedRow } from './queries.ts';
import { expectAddress, keepForNext, takeOver } from './addresses/commands.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'services'>;

/** Changes the row of one. */
export async function setFeed(
  scope: TenantScope,
  id: string,
  columns: Updateable<VacancyFeeds>,
): Promise<void> {
  await scope.db
    .updateTable('vacancyFeeds')
    .set(columns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}

/** What fails is tried again within the hour anyway. */
const mostTries = 2;
/** Two feeds at once of all that there are: one that is slow holds up no other work. */
const lineOf = (centerId: number) => `vacancy feeds ${centerId % 2}`;
const jobOf = (feedId: string) => ({ payload: { feedId }, jobKey: `vacancy_feed_${feedId}` });

/** Has these read, one after the other. */
export const queueReading = (scope: TenantScope, ids: readonly string[]): Promise<void> =>
  enqueueMany(scope, 'read_vacancy_feed', ids.map(jobOf), {
    maxAttempts: mostTries,
    line: lineOf(scope.centerId),
  });

/** Somebody waits for this one: it goes before others. */
async function readSoon({ scope, now }: Pick<CommandContext, 'scope' | 'now'>, id: string): Promise<void> {
  const { payload, jobKey } = jobOf(id);
  await setFeed(scope, id, { askedAt: now });
  await enqueue(scope, 'read_vacancy_feed', payload, {
    jobKey,
    maxAttempts: mostTries,
    isUrgent: true,
    line: lineOf(scope.centerId),
  });
}

const record = (
  { scope, actor }: Pick<CommandContext, 'scope' | 'actor'>,
  act: 'create' | 'update' | 'pause' | 'resume' | 'delete',
  { id, organizationName }: Pick<VacancyFeedRow, 'id' | 'organizationName'>,
) =>
  recordAudit(scope, actor, { act, subjectType: 'vacancy_feeds', subjectId: id, reason: organizationName });

/** Adds one, which is read at once. Throws 422 for an organisation that there is not. */
export async function addFeed(
  context: CommandContext,
  { organizationId, address: given, becomes, contactEmail = null }: VacancyFeedCreate,
): Promise<VacancyFeedRow> {
  const { scope, actor, now } = context;
  const [organization] = await organizationsByIds(scope, actor, [organizationId]);
  if (!organization || organization.status === 'deleted')
    refuse('unknown_record', { pointer: '/data/attributes/organization_id' });
  const address = await expectAddress(context, given, null);
  const id = uuidv7();
  await scope.db
    .insertInto('vacancyFeeds')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      organizationId,
      address,
      becomes,
      contactEmail,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await takeOver(scope, { id, address, organizationId });
  await readSoon(context, id);
  const feed = await lockFeed(scope, id);
  await record(context, 'create', feed);
  return feed;
}

/** Changes what is given. Another address is read as if it never was before. Throws 409 for an older version. */
export async function changeFeed(
  context: CommandContext,
  { id }: VacancyFeedRow,
  { lockVersion, ...given }: VacancyFeedUpdate,
): Promise<VacancyFeedRow> {
  const { scope, now } = context;
  const current = await lockFeed(scope, id);
  refuseStale(lockVersion, current);
  const address =
    given.address === undefined || given.address === current.address
      ? current.address
      : await expectAddress(context, given.address, id);
  const isElsewhere = address !== current.address;
  await setFeed(scope, id, {
    ...given,
    address,
    ...(isElsewhere && { etag: null, lastModified: null, failures: 0 }),
    lockVersion: current.lockVersion + 1,
    updatedAt: now,
  });
  if (isElsewhere && current.status === 'active') await readSoon(context, id);
  const feed = await lockFeed(scope, id);
  await record(context, 'update', feed);
  return feed;
}

function expectState(feed: VacancyFeedRow, state: string): void {
  if (feed.status !== state)
    refuse('move_refused', { pointer: '/data/attributes/status', values: { state: feed.status } });
}

/** Reads it within moments. Throws 422 for one that is paused. */
export async function askFeed(context: CommandContext, { id }: VacancyFeedRow): Promise<VacancyFeedRow> {
  expectState(await lockFeed(context.scope, id), 'active');
  await readSoon(context, id);
  return lockFeed(context.scope, id);
}

export async function pauseFeed(context: CommandContext, { id }: VacancyFeedRow): Promise<VacancyFeedRow> {
  const { scope, now } = context;
  expectState(await lockFeed(scope, id), vacancyFeedMoves.pause.from);
  await setFeed(scope, id, {
    status: vacancyFeedMoves.pause.to,
    pausedBecause: 'staff',
    askedAt: null,
    updatedAt: now,
  });
  const feed = await lockFeed(scope, id);
  await record(context, 'pause', feed);
  return feed;
}

/** Reads it again from now on, at once for the first time. */
export async function resumeFeed(context: CommandContext, { id }: VacancyFeedRow): Promise<VacancyFeedRow> {
  const { scope, now } = context;
  expectState(await lockFeed(scope, id), vacancyFeedMoves.resume.from);
  await setFeed(scope, id, {
    status: vacancyFeedMoves.resume.to,
    pausedBecause: null,
    failures: 0,
    updatedAt: now,
  });
  await readSoon(context, id);
  const feed = await lockFeed(scope, id);
  await record(context, 'resume', feed);
  return feed;
}

/** Takes it away with what is known of its times. Its vacancies stay as they are, and are found again by a feed of the same address. */
export async function removeFeed(context: CommandContext, { id }: VacancyFeedRow): Promise<void> {
  const { scope } = context;
  const feed = await lockFeed(scope, id);
  await record(context, 'delete', feed);
  await keepForNext(scope, feed);
  await scope.db
    .deleteFrom('vacancyFeeds')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
}
