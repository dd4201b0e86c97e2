/** The calls of personal traces. */
import { call } from '../call.ts';
import { personalTraces } from '../personal-data.ts';

export const personalDataCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/personal_traces',
    summary: 'Mails, look-ups, downloads and consents about oneself, and when each goes',
    answers: personalTraces,
    list: personalTraces,
  }),
};
