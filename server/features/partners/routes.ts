import { partnerCalls } from '#contract/calls/partners.ts';
import { partners } from '#contract/partners.ts';
import { plainNouns } from '#contract/plain-nouns.ts';
import { pictureJson } from '#server/features/uploads/queries.ts';
import { plainRoutes } from '#server/http/plain-noun.ts';
import { plainAttributes } from '#server/http/resource.ts';
import type { Route } from '#server/http/route.ts';

export const routes: Route[] = plainRoutes(partnerCalls, {
  noun: plainNouns.partners,
  table: 'partners',
  usual: 'position',
  words: 'partners',
  more: { logo: pictureJson('t.logoId') },
  attributes: (row) => plainAttributes(partners, row),
});
