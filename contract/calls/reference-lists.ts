/** The calls of the shared lists: each whole, in one answer. */
import { call } from '../call.ts';
import { pageSizeMax } from '../jsonapi.ts';
import {
  activityTypes,
  ageGroups,
  categories,
  nonProfitTypes,
  tags,
  targetGroups,
} from '../reference-lists.ts';

const whole = { pageSize: pageSizeMax };

export const referenceListCalls = {
  categories: call({
    method: 'GET',
    path: '/api/v1/categories',
    summary: 'Kinds of work',
    answers: categories,
    list: { ...categories, ...whole },
  }),
  targetGroups: call({
    method: 'GET',
    path: '/api/v1/target_groups',
    summary: 'With whom one works',
    answers: targetGroups,
    list: { ...targetGroups, ...whole },
  }),
  ageGroups: call({
    method: 'GET',
    path: '/api/v1/age_groups',
    summary: 'Ages of volunteers',
    answers: ageGroups,
    list: { ...ageGroups, ...whole },
  }),
  tags: call({
    method: 'GET',
    path: '/api/v1/tags',
    summary: 'How often',
    answers: tags,
    list: { ...tags, ...whole },
  }),
  nonProfitTypes: call({
    method: 'GET',
    path: '/api/v1/non_profit_types',
    summary: 'Kinds of non-profit body',
    answers: nonProfitTypes,
    list: { ...nonProfitTypes, ...whole },
  }),
  activityTypes: call({
    method: 'GET',
    path: '/api/v1/activity_types',
    summary: 'What organisations do: themes and their types',
    answers: activityTypes,
    list: { ...activityTypes, ...whole },
  }),
};
