/** Who asks for a place in an organisation, and who may give it: whoever may give a role. */
import { randomUUID } from 'node:crypto';
import type { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { manageRoles } from '#server/features/users/users.cases.ts';
import type { Cell } from '#tests/cases/actors.ts';
import { kind, outside, type CasesOf, type WorldRecord } from '#tests/cases/case.ts';
import { forWhoHas, inOrder, isGone, manages, signedIn } from '#tests/cases/expected.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

const insert = `insert into organization_join_requests (volunteer_center_id, id, organization_id, user_id, status)
  values ($1, $2, $3, $4, $5)`;

/** Somebody who asks for a place. Answers the id. */
export async function makeJoinRequest(
  { build }: TestServer,
  organization: string,
  status = 'open',
  { center = first.id, roles = [] }: { center?: number; roles?: readonly RoleOf[] } = {},
): Promise<string> {
  const id = randomUUID();
  const { id: user } = await build.user({ center, roles });
  await build.sql(center, insert, [center, id, organization, user, status]);
  return id;
}

/** One of each state at an organisation. */
const joinRequests = kind({
  async make({ server, mine, other, alike }) {
    const made: WorldRecord[] = [];
    for (const status of ['open', 'accepted', 'declined'])
      for (const [relation, organization] of [
        ['same_organization', mine],
        ['other_organization', other],
      ] as const) {
        const id = await makeJoinRequest(server, organization, status);
        made.push({ id, relation, status, organizationStatus: 'approved' });
      }
    const elsewhere = await makeJoinRequest(server, alike.organization.id, 'open', { center: second.id });
    return [...made, outside(elsewhere, 'other_center', 'open'), outside(randomUUID(), 'missing', 'open')];
  },
  async putBack({ build }, { record }) {
    await build.sql(first.id, "update organization_join_requests set status = 'open' where id = $1", [
      record.id,
    ]);
  },
});

const sees = (cell: Cell) => !isGone(cell) && manages(manageRoles)(cell);
const answered = inOrder(sees, sees, (cell) => cell.status === 'open');

export const cases: CasesOf<typeof organizationJoinRequestCalls> = {
  calls: {
    'GET /api/v1/organization_join_requests': { about: joinRequests, status: signedIn, lists: sees },
    'PUT /api/v1/organization_join_requests/:id/accept': { about: joinRequests, status: answered, body: {} },
    'PUT /api/v1/organization_join_requests/:id/decline': {
      about: joinRequests,
      status: answered,
      body: {},
    },
  },
  /** The centre's queue, and for an organisation who asks for a place in it. */
  screens: { '/organizations/approve': forWhoHas(manageRoles) },
  fill: {
    async center({ server, organizations }) {
      const states = ['open', 'accepted', 'declined'];
      for (const [at, id] of organizations.entries())
        // Who is in a list of people carries as much along, whoever comes first.
        await makeJoinRequest(server, id, states[at % states.length], {
          roles: [['organization_superuser', id]],
        });
    },
  },
};
