/** What is new in the product: for everybody who has an account. */
import type { changelogCalls } from '#contract/calls/changelog.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { forEverybody, signedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof changelogCalls> = {
  calls: { 'GET /api/v1/changelog': { status: signedIn } },
  screens: { '/volunteerly/changelog': forEverybody },
};
