/** The calls of the pages that every centre has, as the centre changed them. */
import { call } from '../call.ts';
import {
  legalTextPublication,
  legalTexts,
  legalTextUpdate,
  legalTextVersionChoice,
  publishedLegalTexts,
} from '../legal-texts.ts';

export const legalTextCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/legal_texts/:page',
    summary: 'What the centre makes of one of the pages that every centre has, with its versions',
    answers: legalTexts,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/legal_texts/:page',
    summary: 'Work on the texts of the centre on this page; what is online stays as it is',
    answers: legalTexts,
    body: { type: 'legal_texts', schema: legalTextUpdate },
  }),
  publish: call({
    method: 'POST',
    path: '/api/v1/legal_texts/:page/publish',
    summary: 'Put online what is worked on, as a new version',
    answers: legalTexts,
    body: { type: 'flat', schema: legalTextPublication },
  }),
  restoreVersion: call({
    method: 'POST',
    path: '/api/v1/legal_texts/:page/restore_version',
    summary: 'Work on a version of before; what is online stays as it is',
    answers: legalTexts,
    body: { type: 'flat', schema: legalTextVersionChoice },
  }),
  published: call({
    method: 'GET',
    path: '/api/v1/published_legal_texts/:page',
    summary:
      'What the centre has online of a page, `terms`, or had there as a version, `terms-3`; and all its versions',
    answers: publishedLegalTexts,
  }),
};
