/** What one agreed to: one's own alone. */
import type { consentCalls } from '#contract/calls/consents.ts';
import { ownRows, type CasesOf } from '#tests/cases/case.ts';
import { signedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof consentCalls> = {
  calls: { 'GET /api/v1/consents': { status: signedIn } },
  fill: {
    own: ownRows('consents', 'user_id, kind, consent_text, locale', "$2, 'digest', 'Ja', 'nl'", 'given_at'),
  },
};
