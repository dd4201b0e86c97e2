/** The calls of searches that somebody is mailed about. Whoever has a key of a mail needs no account. */
import { call } from '../call.ts';
import { searchAlertCreate, searchAlerts, searchAlertUpdate } from '../search-alerts.ts';

const byKey = '/api/v1/search_alerts/by_key/:key';

export const searchAlertCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/search_alerts',
    summary: 'The searches that one is mailed about',
    answers: searchAlerts,
    list: searchAlerts,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/search_alerts',
    summary: 'Be mailed of what comes in for a search; an address without account is asked by mail first',
    answers: searchAlerts,
    creates: true,
    isIdempotent: true,
    body: { type: 'search_alerts', schema: searchAlertCreate },
  }),
  listByKey: call({
    method: 'GET',
    path: byKey,
    summary: 'All searches of whoever has the link of a mail',
    answers: searchAlerts,
    list: { ...searchAlerts, sorts: [] },
  }),
  confirm: call({
    method: 'POST',
    path: `${byKey}/confirm`,
    summary: 'Say that the mailbox is one’s own: from now on mails come',
    answers: searchAlerts,
  }),
  update: call({
    method: 'PATCH',
    path: byKey,
    summary: 'Have mails of a search on other days, or under another name',
    answers: searchAlerts,
    body: { type: 'search_alerts', schema: searchAlertUpdate },
  }),
  remove: call({
    method: 'DELETE',
    path: byKey,
    summary: 'No more mails of this search',
    answers: searchAlerts,
    isSilent: true,
  }),
  removeAll: call({
    method: 'POST',
    path: `${byKey}/stop_all`,
    summary: 'No more mails of any search; what a mail program posts when its reader wants none (RFC 8058)',
    answers: searchAlerts,
    isSilent: true,
  }),
};
