/** Setting the product up: where there is an admin, no link works for anybody. */
import type { firstAdminCalls } from '#contract/calls/first-admins.ts';
import { documentOf, type CasesOf } from '#tests/cases/case.ts';

const token = 'no-such-link';

export const cases: CasesOf<typeof firstAdminCalls> = {
  calls: {
    'POST /api/v1/first_admins/check': { status: () => 404, body: { token } },
    'POST /api/v1/first_admins': {
      status: () => 404,
      body: documentOf('first_admins', {
        token,
        first_name: 'Ada',
        last_name: 'Jansen',
        email: 'ada@post.example',
        password: 'een lang wachtwoord',
      }),
    },
  },
  screens: { '/auth/first-admin': { status: () => 404 } },
};
