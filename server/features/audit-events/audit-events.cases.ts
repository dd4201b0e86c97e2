/** What happened: one's own actions; one's organisation's; own centre's audit log; the host centre's for admins. */
import { randomUUID } from 'node:crypto';
import type { auditEventCalls } from '#contract/calls/audit-events.ts';
import { applications } from '#server/features/applications/applications.cases.ts';
import { residents, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import { kind, type CasesOf, type WorldRecord, ownRows } from '#tests/cases/case.ts';
import { isGone, manages, signedIn } from '#tests/cases/expected.ts';
import { first, second } from '#tests/support/server.ts';

const read: Row = { organization_superuser: 'organization', ...staff };

const insert = `insert into audit_events
  (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
  values ($1, $2, $3, 'Sam', 'accept', 'applications', $4)`;

/** Actions of nobody in particular about applications of every kind, and one action of each person. */
const auditEvents = kind({
  async make(making) {
    const about = await applications.make(making);
    const made: WorldRecord[] = [];
    const applicationOf = (relation: string) =>
      about.find((one) => one.relation === relation && !one.of)?.id ?? '';
    const add = async (center: number, subject: string, record: Pick<WorldRecord, 'relation' | 'of'>) => {
      const id = randomUUID();
      const doer = record.of ? making.sessions[record.of]?.userId : null;
      await making.server.build.sql(center, insert, [center, id, doer, subject]);
      made.push({ ...record, id, status: 'done', organizationStatus: 'approved' });
    };
    for (const relation of ['same_organization', 'other_organization', 'unconfirmed'] as const)
      await add(first.id, applicationOf(relation), { relation });
    await add(second.id, applicationOf('other_center'), { relation: 'other_center' });
    for (const actor of residents)
      await add(first.id, applicationOf('other_organization'), { relation: 'own', of: actor });
    return made;
  },
});

const sees = (cell: Cell) => !isGone(cell) && (cell.relation === 'own' || manages(read)(cell));

export const cases: CasesOf<typeof auditEventCalls> = {
  calls: { 'GET /api/v1/audit_events': { about: auditEvents, status: signedIn, lists: sees } },
  fill: {
    own: ownRows(
      'audit_events',
      'actor_id, actor_name, act, subject_type, subject_id',
      "$2::uuid, 'Sam', 'update', 'users', $2::uuid",
    ),
  },
};
