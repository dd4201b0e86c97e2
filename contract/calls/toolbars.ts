/** The calls of toolbars. */
import { call } from '../call.ts';
import { toolbars } from '../toolbars.ts';

export const toolbarCalls = {
  show: call({
    method: 'GET',
    path: '/api/v1/toolbar',
    summary: 'What stands around every screen: unread notifications, who waits, and one’s organisations',
    answers: toolbars,
  }),
};
