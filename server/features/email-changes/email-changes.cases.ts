/** Another address for one's account. */
import { randomUUID } from 'node:crypto';
import type { emailChangeCalls } from '#contract/calls/email-changes.ts';
import { documentOf, type CasesOf } from '#tests/cases/case.ts';
import { answersSignedIn, forEverybody, signedIn } from '#tests/cases/expected.ts';
import { password } from '#tests/support/builders.ts';

export const cases: CasesOf<typeof emailChangeCalls> = {
  calls: {
    'GET /api/v1/current_user/email_change': { status: signedIn },
    'POST /api/v1/current_user/email_change': {
      status: answersSignedIn(201),
      body: () =>
        documentOf('email_changes', {
          email: `${randomUUID()}@nieuw.example`,
          current_password: password,
        }),
    },
    'DELETE /api/v1/current_user/email_change': { status: answersSignedIn(204) },
    // With a link that nobody was sent: whose it is, is asked in the tests of the change.
    'POST /api/v1/current_user/email_change/confirm': {
      status: answersSignedIn(404),
      body: () => ({ confirmation_token: randomUUID() }),
    },
  },
  screens: { '/profile-edit/email': forEverybody },
};
