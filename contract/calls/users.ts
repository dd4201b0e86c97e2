/** The calls of users. */
import { asSpreadsheet, sheetParameters } from '../sheet-files.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { countedFilters } from '../counted-filters.ts';
import { userListMeta, users } from '../users.ts';
import { roleAdd, roleRemove, userInvite, userMoveInput, userUpdate } from '../user-administration.ts';
import { bulkMeta } from '../bulk-reports.ts';
import { userBulkEdit, userBulkEdits } from '../user-bulk-edits.ts';
import { emailDeliveries } from '../email-deliveries.ts';

const move = <const Name extends string>(name: Name, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v1/users/:id/${name}`,
    summary,
    answers: users,
    body: { type: 'flat', schema: userMoveInput },
  });

export const userCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/users',
    summary: 'Accounts that the reader may see: own students, own organisation’s people, or the whole centre',
    answers: users,
    list: { ...users, parameters: { facets: z.literal('true'), counts: countedFilters() } },
    can: ['create', 'import', 'export', 'editMany'],
    meta: userListMeta,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/users/:id',
    summary: 'One account; looking is written down, once an hour for each reader',
    answers: users,
    includes: ['latestApplications', 'latestEvents', 'notes'],
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/users',
    summary: 'Invite somebody, with a role if wished; a mail lets them choose a password',
    answers: users,
    creates: true,
    isIdempotent: true,
    body: { type: 'users', schema: userInvite, ignored: ['status', 'signupMethod'] },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/users/:id',
    summary: 'Change what is given; null clears',
    answers: users,
    body: { type: 'users', schema: userUpdate },
  }),
  resendConfirmation: call({
    method: 'POST',
    path: '/api/v1/users/:id/resend_confirmation_instructions',
    summary: 'Mail the link that proves an address, or an invitation, once more',
    answers: users,
  }),
  archive: call({
    method: 'DELETE',
    path: '/api/v1/users/:id',
    summary:
      'Archive an account; its person is signed out everywhere. `meta.undo` takes it back for a moment',
    answers: users,
    body: { type: 'flat', schema: userMoveInput },
  }),
  deactivate: move('deactivate', 'Switch an account off; its person is signed out everywhere'),
  activate: move('activate', 'Switch an account on again'),
  restore: move('restore', 'Bring an archived account back, inactive'),
  resendInvitation: call({
    method: 'POST',
    path: '/api/v1/users/:id/resend_invitation',
    summary: 'Mail the invitation once more; the earlier link stops working',
    answers: users,
  }),
  addRole: call({
    method: 'PUT',
    path: '/api/v1/users/:id/add_role',
    summary: 'Give a role, for an organisation where it is held for one',
    answers: users,
    body: { type: 'flat', schema: roleAdd },
  }),
  removeRole: call({
    method: 'DELETE',
    path: '/api/v1/users/:id/remove_role',
    summary: 'Take a role away; the last who may run a centre or organisation names who takes over',
    answers: users,
    isSilent: true,
    body: { type: 'flat', schema: roleRemove },
  }),
  editMany: call({
    method: 'POST',
    path: '/api/v1/users/bulk',
    summary: 'Archive, invite once more or give a role to many; `meta.report` has a row for each',
    answers: userBulkEdits,
    creates: true,
    isIdempotent: true,
    meta: bulkMeta,
    body: { type: userBulkEdits.type, schema: userBulkEdit },
  }),
  exportAll: call({
    method: 'GET',
    path: '/api/v1/users/export',
    summary: 'All accounts of the list as a file for a spreadsheet; who takes it is written down',
    answers: users,
    ...asSpreadsheet,
    list: { ...users, parameters: sheetParameters },
  }),
  mails: call({
    method: 'GET',
    path: '/api/v1/users/:id/mails',
    summary:
      'Mails to a person: subject, moment and what became of it, never the text; looking is written down',
    answers: emailDeliveries,
    list: emailDeliveries,
  }),
};
