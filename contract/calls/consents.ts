/** The calls of consents. */
import { call } from '../call.ts';
import { consents } from '../consents.ts';

export const consentCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/consents',
    summary: 'What one agreed to oneself, in which words, newest first',
    answers: consents,
    list: consents,
  }),
};
