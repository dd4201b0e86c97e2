/** The calls of the words that a centre's vacancies have beside the tags of all centres. */
import { call } from '../call.ts';
import { ownTagMerge, ownTags, ownTagUpdate } from '../own-tags.ts';

const all = '/api/v1/own_tags';
const one = '/api/v1/own_tags/:id';

export const ownTagCalls = {
  list: call({
    method: 'GET',
    path: all,
    summary: 'Words that vacancies of this centre have beside the tags of all centres',
    answers: ownTags,
    list: ownTags,
  }),
  show: call({
    method: 'GET',
    path: one,
    summary: 'One word of this centre',
    answers: ownTags,
  }),
  update: call({
    method: 'PATCH',
    path: one,
    summary: 'Write a tag otherwise, at every vacancy that has it',
    answers: ownTags,
    body: { type: 'own_tags', schema: ownTagUpdate },
  }),
  merge: call({
    method: 'POST',
    path: `${one}/merge`,
    summary: 'Give its vacancies another tag instead, now and whenever it is written again',
    answers: ownTags,
    body: { type: 'own_tags', schema: ownTagMerge },
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Take a tag off every vacancy that has it',
    answers: ownTags,
    isSilent: true,
  }),
};
