/** Leaving by a link: a stranger's press, the same answer whoever asks, and nothing for a link that nobody was sent. */
import type { accountRemovalCalls } from '#contract/calls/account-removals.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { forEverybody } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof accountRemovalCalls> = {
  calls: {
    'POST /api/v1/account_removals': { status: () => 201, body: { email: 'niemand@post.example' } },
    'POST /api/v1/account_removals/confirm': { status: () => 404, body: { removal_token: 'van-niemand' } },
  },
  screens: { '/account/verwijderen': forEverybody, '/profiel/verwijderd': forEverybody },
};
