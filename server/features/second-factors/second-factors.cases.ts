/** A second way to prove that it is oneself: of one's own account alone. */
import type { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { documentOf, type CasesOf } from '#tests/cases/case.ts';
import { answersSignedIn, signedIn } from '#tests/cases/expected.ts';
import { password } from '#tests/support/builders.ts';

const word = { current_password: password };

export const cases: CasesOf<typeof secondFactorCalls> = {
  calls: {
    'GET /api/v1/current_user/second_factor': { status: signedIn },
    'POST /api/v1/current_user/one_time_codes': {
      status: answersSignedIn(201),
      body: documentOf('one_time_code_setups', word),
    },
    'POST /api/v1/current_user/one_time_codes/confirm': {
      status: answersSignedIn(422),
      body: { otp_code: '000000' },
    },
    'DELETE /api/v1/current_user/one_time_codes': { status: answersSignedIn(204), body: word },
    'POST /api/v1/current_user/recovery_codes': {
      status: answersSignedIn(422),
      body: documentOf('second_factors', { current_password: 'fout' }),
    },
  },
};
