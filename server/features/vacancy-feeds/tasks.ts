/** Every hour all feeds are read, some moments after each other, and what became of it is kept for a while. */
import { sql } from 'kysely';
import { vacancyFeedRunDays } from '#contract/vacancy-feeds.ts';
import type { Services } from '#server/http/services.ts';
import type { Cleanings } from '#server/jobs/cleaning.ts';
import { forEveryCenter, type MaintenanceServices } from '#server/jobs/every-center.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { queueReading } from './commands.ts';
import { activeFeeds } from './queries.ts';
import { readFeed } from './reading/commands.ts';

export const readVacancyFeedsTask =
  (services: MaintenanceServices): Tasks['read_vacancy_feeds'] =>
  (_payload, job) =>
    forEveryCenter(services, job, async (scope) => queueReading(scope, await activeFeeds(scope)));

export const readVacancyFeedTask =
  (services: Services): Tasks['read_vacancy_feed'] =>
  (payload, job) =>
    readFeed(services, payload, job);

export const vacancyFeedCleanings: Cleanings = {
  vacancy_feed_runs: (center) => sql`
    delete from vacancy_feed_runs where volunteer_center_id = ${center}
      and ended_at < now() - ${vacancyFeedRunDays}::int * interval '1 day'`,
};
