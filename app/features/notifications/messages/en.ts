import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'Notifications',
  readAll: 'Mark all as read',
  all: 'All notifications',
  unreadItem: 'Unread:',
  loading: 'Loading the notifications',
  failed: 'The notifications could not be fetched.',
  again: 'Try again',
  none: 'No notifications yet',
  noneText: 'As soon as something happens that is for you, you read it here.',
  noneUnread: 'You are all caught up',
  noneUnreadText: 'Everything has been read.',
  toDashboard: 'To my overview',
  showAll: 'Show all notifications',
  tabs: 'Which notifications',
  tabAll: 'All',
  tabUnread: 'Unread',
  pages: 'Pages of notifications',
  page: 'Page {{page}}',
  previous: 'Previous',
  next: 'Next',
  said: {
    received: '{{person}} applied for {{vacancy}}',
    withdrawn: '{{person}} withdrew the application for {{vacancy}}',
    accepted: '{{person}} accepted you for {{vacancy}}',
    rejected: '{{person}} turned down your application for {{vacancy}}',
  },
} satisfies Words<typeof nl>;
