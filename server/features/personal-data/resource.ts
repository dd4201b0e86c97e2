import { personalTraces } from '#contract/personal-data.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PersonalDataRow } from './queries.ts';

export const personalDataResource: Resource<PersonalDataRow, typeof personalTraces> = {
  contract: personalTraces,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(personalTraces, row),
};
