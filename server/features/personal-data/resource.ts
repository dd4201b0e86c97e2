import { personalData } from '#contract/personal-data.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PersonalDataRow } from './queries.ts';

export const personalDataResource: Resource<PersonalDataRow, typeof personalData> = {
  contract: personalData,
  id: (row) => row.id,
  attributes: (row) => plainAttributes(personalData, row),
};
