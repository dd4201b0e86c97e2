import { oneTimeCodeSetups, secondFactors } from '#contract/second-factors.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { Secured } from './queries.ts';

export const secondFactorResource: Resource<Secured, typeof secondFactors> = {
  contract: secondFactors,
  id: (row) => row.userId,
  attributes: (row) => plainAttributes(secondFactors, row),
};

export interface CodeSetup {
  userId: string;
  secret: string;
  uri: string;
}

export const codeSetupResource: Resource<CodeSetup, typeof oneTimeCodeSetups> = {
  contract: oneTimeCodeSetups,
  id: (row) => row.userId,
  attributes: (row) => plainAttributes(oneTimeCodeSetups, row),
};
