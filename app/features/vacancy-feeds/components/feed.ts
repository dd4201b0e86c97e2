import type { VacancyFeedRun, vacancyFeeds } from '#contract/vacancy-feeds.ts';
import type { RecordOf } from '#app/api/record.ts';

export type FeedView = RecordOf<typeof vacancyFeeds>;
export type FeedRun = VacancyFeedRun;
export type FeedAct = 'read' | 'pause' | 'resume' | 'remove';
