/** The calls of changelog. */
import { call } from '../call.ts';
import { changelogs } from '../changelog.ts';

export const changelogCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/changelog',
    summary: 'What is new in this installation, by version',
    answers: changelogs,
  }),
};
