/** The calls by which admins open, change and close volunteer centres. */
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { centerImport, centerImportMeta } from '../center-imports.ts';
import {
  centerChange,
  centerKeeperInvite,
  centerKeeperReaddress,
  centerKeeperWithdrawal,
  centerMove,
  centerOpening,
  managedCenterListMeta,
  managedCenters,
} from '../managed-centers.ts';

const one = '/api/v1/managed_centers/:id';

export const managedCenterCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/managed_centers',
    summary: 'All volunteer centres with their hosts, for admins',
    answers: managedCenters,
    list: { ...managedCenters, parameters: { facets: z.literal('true') } },
    can: ['create'],
    meta: managedCenterListMeta,
  }),
  show: call({
    method: 'GET',
    path: one,
    summary: 'One volunteer centre, for admins',
    answers: managedCenters,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/managed_centers',
    summary: 'Open a volunteer centre, with a site and an invitation to who will run it',
    answers: managedCenters,
    creates: true,
    isIdempotent: true,
    body: { type: 'managed_centers', schema: centerOpening },
  }),
  import: call({
    method: 'POST',
    path: '/api/v1/managed_centers/import',
    summary:
      'Bring in a volunteer centre of another installation (multipart, field `file`), or see first what would come: `meta.arrival`',
    answers: managedCenters,
    mayBeEmpty: true,
    takesLargeFile: 'centerArchive',
    meta: centerImportMeta,
    body: { type: 'flat', schema: centerImport },
  }),
  update: call({
    method: 'PATCH',
    path: one,
    summary: 'Change the names, hosts and features of a volunteer centre',
    answers: managedCenters,
    body: { type: 'managed_centers', schema: centerChange },
  }),
  close: call({
    method: 'POST',
    path: `${one}/close`,
    summary: 'Close a volunteer centre: its site says so, nothing is lost',
    answers: managedCenters,
    body: { type: 'flat', schema: centerMove },
  }),
  reopen: call({
    method: 'POST',
    path: `${one}/reopen`,
    summary: 'Open a closed volunteer centre again',
    answers: managedCenters,
    body: { type: 'flat', schema: centerMove },
  }),
  invite: call({
    method: 'POST',
    path: `${one}/invite`,
    summary:
      'Ask somebody in to run a volunteer centre, or once more who has not come yet; within a minute it is one mail',
    answers: managedCenters,
    body: { type: 'users', schema: centerKeeperInvite },
  }),
  withdrawInvitation: call({
    method: 'POST',
    path: `${one}/withdraw_invitation`,
    summary: 'Take back an invitation to run a volunteer centre: its link works no more',
    answers: managedCenters,
    body: { type: 'users', schema: centerKeeperWithdrawal },
  }),
  readdressInvitation: call({
    method: 'POST',
    path: `${one}/readdress_invitation`,
    summary:
      'Send an invitation to run a volunteer centre to another address: the earlier link works no more',
    answers: managedCenters,
    body: { type: 'users', schema: centerKeeperReaddress },
  }),
  export: call({
    method: 'POST',
    path: `${one}/export`,
    summary: 'Ask for a file with all data of a volunteer centre; it is made by a job',
    answers: managedCenters,
  }),
  exportFile: call({
    method: 'GET',
    path: `${one}/export`,
    summary: 'The file itself, until a week after it was made',
    answers: managedCenters,
    file: 'application/zip',
  }),
};
