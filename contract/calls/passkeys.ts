/** The calls of passkeys. */
import { call } from '../call.ts';
import {
  passkeyCreate,
  passkeyForm,
  passkeyOptions,
  passkeys,
  recoveryMeta,
  withPassword,
} from '../second-factors.ts';

export const passkeyCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/passkeys',
    summary: 'One’s own passkeys',
    answers: passkeys,
    list: passkeys,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/passkeys',
    summary: 'Keep a passkey that the browser made; the first way of its kind comes with recovery codes',
    answers: passkeys,
    creates: true,
    meta: recoveryMeta,
    body: { type: 'passkeys', schema: passkeyCreate },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/passkeys/:id',
    summary: 'Give a passkey another name',
    answers: passkeys,
    body: { type: 'passkeys', schema: passkeyForm },
  }),
  begin: call({
    method: 'POST',
    path: '/api/v1/passkeys/options',
    summary: 'What the browser needs to make a passkey for this site; the password is asked',
    answers: passkeyOptions,
    creates: true,
    body: { type: 'passkey_options', schema: withPassword },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/passkeys/:id',
    summary: 'Remove a passkey: it signs in no longer; the password is asked',
    answers: passkeys,
    isSilent: true,
    body: { type: 'flat', schema: withPassword },
  }),
};
