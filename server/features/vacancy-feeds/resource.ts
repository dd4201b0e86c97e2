import { problemText } from '#contract/error-texts.ts';
import type { Locale } from '#contract/locales.ts';
import { vacancyFeedMoves, vacancyFeeds } from '#contract/vacancy-feeds.ts';
import { mayCheck } from '#server/features/vacancies/policy.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { FeedRunRow, VacancyFeedRow } from './queries.ts';

/** A job that was cut off leaves nobody waiting for ever. */
const longestWaitMs = 10 * 60_000;
const isAsked = ({ askedAt }: VacancyFeedRow, now: Date) =>
  askedAt !== null && now.getTime() - askedAt.getTime() < longestWaitMs;

export const vacancyFeedResource: Resource<VacancyFeedRow, typeof vacancyFeeds> = {
  contract: vacancyFeeds,
  id: ({ id }) => id,
  attributes: (row, { now }) => plainAttributes(vacancyFeeds, { ...row, isAsked: isAsked(row, now) }),
  can: ({ status }, { actor }) => {
    const may = mayCheck(actor);
    return {
      update: may,
      read: may && status === 'active',
      pause: may && status === vacancyFeedMoves.pause.from,
      resume: may && status === vacancyFeedMoves.resume.from,
      delete: may,
    };
  },
};

/** The times that it was read, as `meta` has them. */
export const runsSaid = (runs: readonly FeedRunRow[], locale: Locale) =>
  runs.map(({ startedAt, endedAt, problems, volunteerCenterId: _center, feedId: _feed, ...run }) => ({
    ...run,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    problems: problems.map(({ code, values, ...about }) => ({
      ...about,
      reason: problemText({ code, values }, locale).detail,
    })),
  }));
