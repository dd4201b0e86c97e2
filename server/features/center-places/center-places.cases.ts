/** Where the centres are: everybody's, and so is the page to choose one on. */
import type { centerPlaceCalls } from '#contract/calls/center-places.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { everybody, forEverybody } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof centerPlaceCalls> = {
  calls: { 'GET /api/v1/center_places': { status: everybody } },
  screens: { '/switch': forEverybody },
};
