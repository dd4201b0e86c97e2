import { legalTexts, publishedLegalTexts } from '#contract/legal-texts.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { LegalTextRow, PublishedRow } from './queries.ts';

export const legalTextResource: Resource<LegalTextRow, typeof legalTexts> = {
  contract: legalTexts,
  id: ({ page }) => page,
  attributes: (row) => plainAttributes(legalTexts, row),
};

export const publishedResource: Resource<PublishedRow, typeof publishedLegalTexts> = {
  contract: publishedLegalTexts,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(publishedLegalTexts, row),
};
