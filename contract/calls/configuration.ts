/** The calls of configuration. */
import { call } from '../call.ts';
import { configurations } from '../configuration.ts';

export const configurationCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/configuration',
    summary: 'What a client needs to know of this site first',
    answers: configurations,
  }),
};
