/** The calls of organizations. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { organizationListMeta, organizations } from '../organizations.ts';
import {
  organizationArchive,
  organizationChange,
  organizationConsequences,
  organizationJudgement,
  organizationMoveInput,
} from '../organization-decisions.ts';
import { organizationMerging, organizationMergingMeta } from '../organization-merging.ts';
import { organizationMoving, organizationMovingMeta } from '../organization-moving.ts';
import { organizationCreate } from '../organization-fields.ts';
import { pageSizeMax } from '../jsonapi.ts';

export const organizationCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/organizations',
    summary: 'Organisations that the reader may see',
    answers: organizations,
    list: { ...organizations, parameters: { facets: z.literal('true') } },
    can: ['create'],
    meta: organizationListMeta,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/organizations/:id',
    summary: 'One organisation',
    answers: organizations,
    includes: ['members', 'latestEvents', 'notes'],
  }),
  own: call({
    method: 'GET',
    path: '/api/v1/current_organizations',
    summary: 'Organisations in which the reader holds a role',
    answers: organizations,
    list: {
      ...organizations,
      filters: {},
      scopes: {},
      // Near nothing.
      sorts: ['name', 'city', 'createdAt', 'approvedAt', 'status'],
      pageSize: pageSizeMax,
    },
  }),
  current: call({
    method: 'GET',
    path: '/api/v1/current_organization',
    summary:
      'The organisation chosen by the header current-organization-id, else the one that is chosen by itself',
    answers: organizations,
    mayBeEmpty: true,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/organizations',
    summary: 'Add an organisation, approved at once',
    answers: organizations,
    creates: true,
    isIdempotent: true,
    body: { type: 'organizations', schema: organizationCreate },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/organizations/:id',
    summary: 'Change what is given of an organisation; a status goes by the table of moves',
    answers: organizations,
    body: { type: 'organizations', schema: organizationChange },
  }),
  judge: call({
    method: 'PUT',
    path: '/api/v1/organizations/:id/approve',
    summary: 'Say yes or no to an organisation; a no has a reason',
    answers: organizations,
    body: { type: 'organizations', schema: organizationJudgement },
  }),
  archive: call({
    method: 'PUT',
    path: '/api/v1/organizations/:id/archive',
    summary: 'Archive it: its vacancies go offline, and who waits may get an answer. `dry_run` only counts',
    answers: organizations,
    meta: z.extend(organizationConsequences, { dryRun: z.boolean() }),
    body: { type: 'flat', schema: organizationArchive },
  }),
  restore: call({
    method: 'PUT',
    path: '/api/v1/organizations/:id/restore',
    summary: 'Bring an archived organisation back; its vacancies stay drafts',
    answers: organizations,
    body: { type: 'flat', schema: organizationMoveInput },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/organizations/:id',
    summary: 'Delete it: hidden everywhere, and everybody who waits gets an answer',
    answers: organizations,
    isSilent: true,
  }),
  consequences: call({
    method: 'GET',
    path: '/api/v1/organizations/:id/consequences',
    summary: 'What archiving or deleting it touches, in `meta`: nothing is changed',
    answers: organizations,
    meta: organizationConsequences,
  }),
  merge: call({
    method: 'POST',
    path: '/api/v1/organizations/:id/merge',
    summary: 'Make one of two that are the same: this one stays. `dry_run` only compares and counts',
    answers: organizations,
    meta: organizationMergingMeta,
    body: { type: 'flat', schema: organizationMerging },
  }),
  move: call({
    method: 'POST',
    path: '/api/v1/organizations/:id/move',
    summary: 'Take it to another centre with all that is its own. `dry_run` only says what goes along',
    answers: organizations,
    meta: organizationMovingMeta,
    body: { type: 'flat', schema: organizationMoving },
  }),
};
