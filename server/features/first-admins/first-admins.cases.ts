/** Setting the product up: where there is an admin, no link works for anybody. */
import type { firstAdminCalls } from '#contract/calls/first-admins.ts';
import { documentOf, kind, outside, type CasesOf } from '#tests/cases/case.ts';

const token = 'no-such-link';
const links = kind({ noun: 'first_admins', make: async () => [outside(token, 'missing')] });

export const cases: CasesOf<typeof firstAdminCalls> = {
  calls: {
    'GET /api/v1/first_admins/:token': { about: links, status: () => 404 },
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
