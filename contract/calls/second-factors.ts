/** The calls of second factors. */
import { call } from '../call.ts';
import { oneTimeCodeSetups, otpForm, recoveryMeta, secondFactors, withPassword } from '../second-factors.ts';

export const secondFactorCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/current_user/second_factor',
    summary: 'How one’s account is secured besides the password',
    answers: secondFactors,
    includes: ['keys'],
  }),
  beginCodes: call({
    method: 'POST',
    path: '/api/v1/current_user/one_time_codes',
    summary: 'A secret for an app that makes codes; asked of nobody before the first right code',
    answers: oneTimeCodeSetups,
    creates: true,
    body: { type: 'one_time_code_setups', schema: withPassword },
  }),
  confirmCodes: call({
    method: 'POST',
    path: '/api/v1/current_user/one_time_codes/confirm',
    summary: 'The first code: from now on one is asked at signing in',
    answers: secondFactors,
    meta: recoveryMeta,
    body: { type: 'flat', schema: otpForm },
  }),
  removeCodes: call({
    method: 'DELETE',
    path: '/api/v1/current_user/one_time_codes',
    summary: 'Ask no codes any more',
    answers: secondFactors,
    isSilent: true,
    body: { type: 'flat', schema: withPassword },
  }),
  renewRecoveryCodes: call({
    method: 'POST',
    path: '/api/v1/current_user/recovery_codes',
    summary: 'Other recovery codes, shown this once',
    answers: secondFactors,
    creates: true,
    meta: recoveryMeta,
    body: { type: 'second_factors', schema: withPassword },
  }),
};
