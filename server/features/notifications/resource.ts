import { notifications } from '#contract/notifications.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { NotificationData } from './commands.ts';
import type { NotificationRow } from './queries.ts';

export const notificationResource: Resource<NotificationRow, typeof notifications> = {
  contract: notifications,
  id: (row) => row.id,
  attributes: (row, { locale }) => {
    const data = row.data as unknown as NotificationData;
    const { personName, vacancyTitle, vacancyTitleEn, organizationName, waiting = null } = data;
    return {
      ...plainAttributes(notifications, row),
      personName,
      organizationName,
      waitingCount: waiting,
      vacancyTitle: (locale === 'en' && vacancyTitleEn) || vacancyTitle,
    };
  },
};
