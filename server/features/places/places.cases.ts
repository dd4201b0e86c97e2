/** Places of the country: everybody's. */
import type { placeCalls } from '#contract/calls/places.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { everybody } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof placeCalls> = {
  calls: { 'GET /api/v1/places': { status: everybody } },
};
