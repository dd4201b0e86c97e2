import { scheduleParts } from '#contract/schedule.ts';
import { vacancyChecks } from '#contract/vacancy-checks.ts';
import type { Resource } from '#server/http/resource.ts';
import type { VacancyCheckRow } from './queries.ts';

export const vacancyCheckResource: Resource<VacancyCheckRow, typeof vacancyChecks> = {
  contract: vacancyChecks,
  id: ({ id }) => id,
  attributes: ({ submittedBy, publishedBefore, alike }) => ({
    submittedBy,
    publishedBefore,
    alike: alike.map(({ id, status, title, isFlexible, scheduleMask, hoursMin, hoursMax, tags }) => ({
      id,
      status,
      title,
      schedule: isFlexible ? ('flexible' as const) : scheduleParts(scheduleMask),
      hoursMin,
      hoursMax,
      tags,
    })),
  }),
};
