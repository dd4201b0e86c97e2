/** The job that reads one feed: fetched and judged first, then written in one transaction, or not at all. */
import { mostFeedFailures, vacancyFeedLimits, type FeedFailure } from '#contract/vacancy-feeds.ts';
import { judgeSource } from '#server/features/vacancy-imports/sources/commands.ts';
import { Overtaken } from '#server/features/vacancy-imports/writing/commands.ts';
import { recordAudit } from '#server/audit/events.ts';
import { fetchOutside, OutboundFailure, type Fetched } from '#server/http/outbound/fetching.ts';
import { outboundReach } from '#server/http/outbound/reach.ts';
import type { Services } from '#server/http/services.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { setFeed } from '../commands.ts';
import { FeedProblem } from '../items/item.ts';
import { itemsOf } from '../items/items.ts';
import { mailContact } from '../notify.ts';
import { stopFeeds } from '../moving.ts';
import { feedById, lockedFeed, sourceOf, type VacancyFeedRow } from '../queries.ts';
import { noteRun, type RunNote } from './noting.ts';
import { recordReading, write, type Turn } from '../writing/commands.ts';

const accepted = 'application/json, application/vnd.api+json, application/atom+xml;q=0.9, */*;q=0.1';

const fetchFeed = ({ services: { env }, feed }: Turn, signal: AbortSignal) =>
  fetchOutside(feed.address, {
    reach: outboundReach(env),
    limits: vacancyFeedLimits,
    accept: accepted,
    etag: feed.etag,
    lastModified: feed.lastModified,
    signal,
  });

/** As it is now, held, if it is still the one that was read: somebody may have paused, changed or removed it meanwhile. */
async function stillIt({ feed }: Turn, scope: TenantScope): Promise<VacancyFeedRow | null> {
  const now = await lockedFeed(scope, feed);
  if (now?.status !== 'active') return null;
  const { address, organizationId, becomes } = now;
  const isSame =
    address === feed.address && organizationId === feed.organizationId && becomes === feed.becomes;
  return isSame ? now : null;
}

/** By these the site says next time that nothing is new: not as long as something of it could still be brought in or taken off. */
function answeredWith(fetched: Fetched, { refused = 0, heldBack = 0 }: RunNote) {
  if (fetched.kind === 'same') return {};
  return refused + heldBack > 0
    ? { etag: null, lastModified: null }
    : { etag: fetched.etag, lastModified: fetched.lastModified };
}

async function bringIn(turn: Turn, signal: AbortSignal): Promise<void> {
  const { services, center, feed, startedAt: now } = turn;
  const fetched = await fetchFeed(turn, signal);
  const judgement =
    fetched.kind === 'same'
      ? null
      : await judgeSource(
          services,
          { center, now },
          {
            source: sourceOf(feed),
            organizationId: feed.organizationId,
            becomes: feed.becomes === 'published' ? 'published' : 'draft',
            items: itemsOf(fetched.body),
          },
        );
  await inScope(services.pool, center.id, async (scope) => {
    if (!(await stillIt(turn, scope))) return;
    const note = judgement ? await write(turn, scope, judgement) : {};
    await setFeed(scope, feed.id, { failures: 0, lastFailure: null, ...answeredWith(fetched, note) });
    await noteRun(scope, turn, services.now(), note);
    await recordReading(scope, feed, note);
  });
}

/** Why it failed, where that is no fault of ours. */
function failureOf(error: unknown): { code: FeedFailure; status: number | null } | null {
  if (error instanceof OutboundFailure) return { code: error.code, status: error.status };
  if (error instanceof FeedProblem) return { code: error.code, status: null };
  return null;
}

/** Writes the failure down; after too many in a row nobody asks there any more until somebody has looked. */
async function noteFailure(turn: Turn, code: FeedFailure, status: number | null): Promise<void> {
  const { services, center, feed } = turn;
  await inScope(services.pool, center.id, async (scope) => {
    const current = await stillIt(turn, scope);
    if (!current) return;
    const failures = current.failures + 1;
    await setFeed(scope, feed.id, { failures, lastFailure: code });
    await noteRun(scope, turn, services.now(), { failure: code, httpStatus: status });
    if (failures < mostFeedFailures) return;
    await setFeed(scope, feed.id, { status: 'paused', pausedBecause: 'failures' });
    await recordAudit(scope, null, {
      act: 'pause',
      subjectType: 'vacancy_feeds',
      subjectId: feed.id,
      reason: feed.organizationName,
    });
    await mailContact(scope, services, center, feed);
  });
}

/** An organisation that is not there any more has no vacancies on the site. */
const stopped: readonly string[] = ['archived', 'denied', 'deleted'];

/** Reads one that is not paused. Throws for what is worth another try, and for faults of ours. */
export async function readFeed(
  services: Services,
  { centerId, feedId }: { centerId: number; feedId: string },
  job: JobRun,
): Promise<void> {
  const center = services.centers.byId(centerId);
  const feed = await inScope(services.pool, centerId, (scope) => feedById(scope, feedId), {
    isReadOnly: true,
  });
  if (!center || feed?.status !== 'active') return;
  if (stopped.includes(feed.organizationStatus)) {
    const { organizationId } = feed;
    await inScope(services.pool, centerId, (scope) =>
      stopFeeds({ scope, actor: null, now: services.now() }, organizationId),
    );
    return;
  }
  const turn: Turn = { services, center, feed, startedAt: services.now() };
  try {
    await bringIn(turn, job.signal);
  } catch (error) {
    const failure = failureOf(error);
    // Cut off with its server, or overtaken: it is tried again.
    if (job.signal.aborted || (!failure && !job.isLastAttempt)) throw error;
    const code = failure?.code ?? (error instanceof Overtaken ? 'overtaken' : 'fault');
    await noteFailure(turn, code, failure?.status ?? null);
    if (code === 'fault') throw error;
  }
}
