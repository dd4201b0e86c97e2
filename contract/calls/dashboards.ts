/** The calls of dashboards. */
import { call } from '../call.ts';
import { dashboards } from '../dashboards.ts';

export const dashboardCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/dashboard',
    summary:
      'Who waits, what is about to expire, and the figures of this month, as far as the reader reaches',
    answers: dashboards,
    includes: [
      'longestWaiting',
      'longestWaiting.organization',
      'longestChecks',
      'longestVacancyChecks',
      'longestQuestions',
      'endingFirst',
      'latestSent',
      'latestSent.vacancy',
      'latestEvents',
      'pagesToFinish',
      'latestPages',
      'organization',
    ],
  }),
};
