/** The centres that there are: everybody's. */
import type { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { everybody } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof volunteerCenterCalls> = {
  calls: {
    'GET /api/v1/volunteer_centers': { status: everybody },
    'GET /api/v1/volunteer_centers/current': { status: everybody },
  },
};
