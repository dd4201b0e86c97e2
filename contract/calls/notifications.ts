/** The calls of notifications. */
import { call } from '../call.ts';
import { notifications, notificationsMeta } from '../notifications.ts';

export const notificationCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/notifications',
    summary: 'One’s own notifications, newest first, and how many are unread',
    answers: notifications,
    list: notifications,
    meta: notificationsMeta,
  }),
  readAll: call({
    method: 'PUT',
    path: '/api/v1/notifications/read_all',
    summary: 'Mark all of one’s own notifications as read; answers the list',
    answers: notifications,
    list: notifications,
    meta: notificationsMeta,
  }),
  read: call({
    method: 'PUT',
    path: '/api/v1/notifications/:id/read',
    summary: 'Mark one of one’s own notifications as read',
    answers: notifications,
  }),
};
