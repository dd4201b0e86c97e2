/** Own notifications: of everybody who has an account, and nobody reads another's, whatever their role. */
import { randomUUID } from 'node:crypto';
import type { notificationCalls } from '#contract/calls/notifications.ts';
import { may, type Cell, type Row } from '#tests/cases/actors.ts';
import { kind, type CasesOf, ownRows } from '#tests/cases/case.ts';
import { forEverybody, signedIn, whoSeesSignedIn } from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';

const read: Row = {
  volunteer: 'own',
  student: 'own',
  mentor: 'own',
  organization_superuser: 'own',
  page_manager: 'own',
  content_manager: 'own',
  center_superuser: 'own',
  admin: 'own',
};
const sees = (cell: Cell) => cell.relation === 'own' && may(read, cell.actor) === 'own';

const insert = `insert into notifications (volunteer_center_id, id, user_id, kind, data, path)
  values ($1, $2, $3, 'application_received', $4, '/applications')`;
const names = JSON.stringify({
  personName: 'Noor Jansen',
  vacancyTitle: 'Tuin',
  vacancyTitleEn: null,
  organizationName: 'De Kade',
});

const notifications = kind({
  make: (making) =>
    oneEach(
      making,
      async (center, userId) => {
        const id = randomUUID();
        await making.server.build.sql(center, insert, [center, id, userId, names]);
        return id;
      },
      'unread',
    ),
});

export const cases: CasesOf<typeof notificationCalls> = {
  calls: {
    'GET /api/v1/notifications': { about: notifications, status: signedIn, lists: sees },
    'PUT /api/v1/notifications/:id/read': { about: notifications, status: whoSeesSignedIn(sees) },
    'PUT /api/v1/notifications/read_all': { status: signedIn },
  },
  screens: { '/notificaties': forEverybody },
  fill: {
    own: ownRows(
      'notifications',
      'user_id, kind, data, path',
      `$2, 'application_received', '${names}', '/applications'`,
    ),
  },
};
