/** What was read of a feed, written: what is new and changed, what is gone and what is back. */
import type { Services } from '#server/http/services.ts';
import { recordAudit } from '#server/audit/events.ts';
import { putReturnedBack, takeGoneOff } from '#server/features/vacancies/gone/commands.ts';
import { countOnline, goneFrom } from '#server/features/vacancies/gone/queries.ts';
import type { Judged, Judgement } from '#server/features/vacancy-imports/judging/commands.ts';
import { writeJudged } from '#server/features/vacancy-imports/writing/commands.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { heldBackLast, sourceOf, type VacancyFeedRow } from '../queries.ts';
import { problemsOf, type RunNote } from '../reading/noting.ts';

/** One time that a feed is read. */
export interface Turn {
  services: Services;
  center: Center;
  feed: VacancyFeedRow;
  startedAt: Date;
}

const countOf = (judged: readonly Judged[], ...results: readonly Judged['result'][]) =>
  judged.filter(({ result }) => results.includes(result)).length;

const numbersOf = (judged: readonly Judged[]) =>
  judged.flatMap(({ values: { outsideId } }) => outsideId ?? []);

/** So many are a list of which the half does not go at once. */
const longList = 10;

/**
 * What it has no more. An empty list, and one without more than half of what is online here, is taken for a fault of the site until it says so
 * twice.
 */
async function goneNow({ feed }: Turn, scope: TenantScope, numbers: readonly string[]) {
  const online = await countOnline(scope, sourceOf(feed));
  const gone = await goneFrom(scope, sourceOf(feed), numbers);
  const isMuch = numbers.length === 0 || (online >= longList && gone.length * 2 > online);
  if (gone.length === 0 || !isMuch || (await heldBackLast(scope, feed.id))) return { gone, heldBack: 0 };
  return { gone: [], heldBack: gone.length };
}

/** Writes what changed, and takes off what it has no more. */
export async function write(turn: Turn, scope: TenantScope, judgement: Judgement): Promise<RunNote> {
  const { center, feed, startedAt: now } = turn;
  const { judged } = judgement;
  const isChecked = feed.becomes !== 'published';
  const context = { scope, recorder: null, now, source: sourceOf(feed), importId: null, isChecked };
  await writeJudged(context, judgement);
  const { gone, heldBack } = await goneNow(turn, scope, numbersOf(judged));
  const takenOff = await takeGoneOff(context, gone);
  const stays = judged.filter(({ result }) => result !== 'refused' && result !== 'removed');
  const putBack = await putReturnedBack(context, { center, now }, numbersOf(stays));
  return {
    added: countOf(judged, 'would_add'),
    changed: countOf(judged, 'would_change'),
    unchanged: countOf(judged, 'unchanged'),
    refused: countOf(judged, 'refused'),
    leftOut: countOf(judged, 'removed', 'duplicate'),
    takenOff,
    heldBack,
    putBack,
    problems: problemsOf(judged),
  };
}

export async function recordReading(scope: TenantScope, feed: VacancyFeedRow, note: RunNote): Promise<void> {
  const { added = 0, changed = 0, takenOff = 0, putBack = 0 } = note;
  const records = added + changed + takenOff + putBack;
  if (records === 0) return;
  await recordAudit(scope, null, {
    act: 'read',
    subjectType: 'vacancy_feeds',
    subjectId: feed.id,
    records,
    reason: `${feed.organizationName}: ${added} added, ${changed} changed, ${takenOff} taken off, ${putBack} put back`,
  });
}
