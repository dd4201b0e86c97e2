/** Signing up: the same answer for everybody, whether the address is known or not. */
import type { signupCalls } from '#contract/calls/signups.ts';
import { documentOf, kind, outside, type CasesOf } from '#tests/cases/case.ts';
import { forEverybody, forWhoIsOut } from '#tests/cases/expected.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { first } from '#tests/support/server.ts';
import { signUpForm } from '#tests/support/signing-up.ts';

/** `id` is the address. */
const addresses = kind({
  make: async () => [
    outside('iemand.nieuw@rechten.example', 'other_organization'),
    outside('volunteer@rechten.example', 'other_organization', 'known'),
  ],
  async putBack({ build }, { record }) {
    await build.sql(first.id, 'delete from users where email = $1 and last_sign_in_at is null', [record.id]);
  },
});

export const cases: CasesOf<typeof signupCalls> = {
  calls: {
    'POST /api/v1/signup': {
      about: addresses,
      status: () => 201,
      body: async ({ server, record, as }) => {
        const proof = as ? {} : { proof: await solveChallenge(server) };
        return documentOf('signups', signUpForm({ ...proof, email: record.id }));
      },
    },
  },
  screens: { '/signup': forWhoIsOut, '/signup/success': forEverybody },
};
