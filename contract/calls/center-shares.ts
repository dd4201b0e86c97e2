/** The calls of sharing vacancies between centres. */
import { call } from '../call.ts';
import { centerShareCreate, centerShares } from '../center-shares.ts';

const all = '/api/v1/center_shares';
const one = '/api/v1/center_shares/:id';

export const centerShareCalls = {
  list: call({
    method: 'GET',
    path: all,
    summary: 'Centres with which this one shares vacancies, or was asked to',
    answers: centerShares,
    list: centerShares,
    can: ['create'],
  }),
  create: call({
    method: 'POST',
    path: all,
    summary: 'Offer another centre to share vacancies with it; nothing is shown there before it accepts',
    answers: centerShares,
    creates: true,
    isIdempotent: true,
    body: { type: 'center_shares', schema: centerShareCreate },
  }),
  accept: call({
    method: 'POST',
    path: `${one}/accept`,
    summary: 'Accept what another centre offered',
    answers: centerShares,
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Take an offer back, decline one, or end the sharing, for both centres at once',
    answers: centerShares,
    isSilent: true,
  }),
};
