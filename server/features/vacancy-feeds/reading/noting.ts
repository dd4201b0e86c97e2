/** What became of one time that a feed was read, kept for a while. */
import { startOf } from '#contract/cut-text.ts';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { feedProblemsKept } from '#contract/vacancy-feeds.ts';
import type { VacancyFeedRuns } from '#server/db/types.ts';
import type { Judged } from '#server/features/vacancy-imports/judging/commands.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { setFeed } from '../commands.ts';
import type { KeptProblem, VacancyFeedRow } from '../queries.ts';

type Counts = 'added' | 'changed' | 'unchanged' | 'refused' | 'leftOut' | 'takenOff' | 'heldBack' | 'putBack';
export type RunNote = Partial<Pick<Insertable<VacancyFeedRuns>, Counts | 'failure' | 'httpStatus'>> & {
  problems?: readonly KeptProblem[];
};

/** More of a title or a number is not needed to find it again. */
const findable = (text?: string) => (text === undefined ? null : startOf(text, 120).toWellFormed());

/** The first that were refused or stay drafts, with the reasons and nothing else of what they say. */
export const problemsOf = (judged: readonly Judged[]): KeptProblem[] =>
  judged
    .flatMap(({ values: { outsideId, title }, problems }) =>
      problems.map(({ field, code, values }) => ({
        outsideId: findable(outsideId),
        title: findable(title),
        field,
        code,
        values,
      })),
    )
    .slice(0, feedProblemsKept);

/** Writes it down; nobody waits for it any more. */
export async function noteRun(
  scope: TenantScope,
  { feed, startedAt }: { feed: VacancyFeedRow; startedAt: Date },
  endedAt: Date,
  { problems = [], ...note }: RunNote,
): Promise<void> {
  await scope.db
    .insertInto('vacancyFeedRuns')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      feedId: feed.id,
      startedAt,
      endedAt,
      ...note,
      problems: JSON.stringify(problems),
    })
    .execute();
  await setFeed(scope, feed.id, { lastRunAt: endedAt, askedAt: null });
}
