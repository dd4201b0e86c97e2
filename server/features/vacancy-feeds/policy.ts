/** Addresses that vacancies are read from are those of who brings vacancies in: the staff of the centre. */
import { mayCheck } from '#server/features/vacancies/policy.ts';
import { rule } from '#server/http/policy.ts';
import type { VacancyFeedRow } from './queries.ts';

export const keepFeed = rule<VacancyFeedRow>('vacancies.manage (feeds)', mayCheck);
export const keepFeeds = rule<undefined>('vacancies.manage (feeds)', mayCheck);
