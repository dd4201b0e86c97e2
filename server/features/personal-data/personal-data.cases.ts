/** Where the product holds something of oneself: everybody's own with an account. */
import type { personalDataCalls } from '#contract/calls/personal-data.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { signedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof personalDataCalls> = {
  calls: { 'GET /api/v1/personal_traces': { status: signedIn } },
};
