/** A vacancy with the reader's own application. */
import type { vacancies } from '#contract/vacancies.ts';
import { ownApplicationFor } from '#server/features/applications/sent/queries.ts';
import { applicationResource } from '#server/features/applications/resource.ts';
import type { Resource } from '#server/http/resource.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { vacancyResource } from '#server/features/vacancies/resource.ts';

export const vacancyWithApplication: Resource<VacancyRow, typeof vacancies> = {
  ...vacancyResource,
  ofOne: {
    ownApplication: async (scope, { id }, { actor }) => ({
      resource: applicationResource,
      rows: await ownApplicationFor(scope, actor, id),
    }),
  },
};
