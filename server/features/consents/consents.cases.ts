/** What one agreed to: one's own alone. */
import type { consentCalls } from '#contract/calls/consents.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { signedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof consentCalls> = {
  calls: { 'GET /api/v1/consents': { status: signedIn } },
};
