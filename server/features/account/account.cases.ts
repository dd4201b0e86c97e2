/** One's own account. */
import type { currentUserCalls } from '#contract/calls/current-user.ts';
import { documentOf, type CasesOf } from '#tests/cases/case.ts';
import { answersSignedIn, forEverybody, signedIn } from '#tests/cases/expected.ts';

const fresh = 'een nieuw lang wachtwoord';

export const cases: CasesOf<typeof currentUserCalls> = {
  calls: {
    'GET /api/v1/current_user': { status: signedIn },
    'PATCH /api/v1/current_user': {
      status: signedIn,
      body: documentOf('users', { job_title: 'Buurvrouw' }),
    },
    // The password of now is wrong: a right one would end the sessions of the actors.
    'PUT /api/v1/current_user/password': {
      status: answersSignedIn(422),
      body: documentOf('own_passwords', {
        current_password: 'fout',
        password: fresh,
        password_confirmation: fresh,
      }),
    },
  },
  screens: {
    '/account/roles': forEverybody,
    '/profile-edit': forEverybody,
    '/profile-edit/settings': forEverybody,
    '/profile-edit/periodieke-mail': forEverybody,
    '/profiel': forEverybody,
  },
};
