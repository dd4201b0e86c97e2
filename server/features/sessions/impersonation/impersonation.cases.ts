/** Signing in as another user: admins alone, and never as another admin. */
import { randomUUID } from 'node:crypto';
import type { signInAsCalls } from '#contract/calls/sign-in-as.ts';
import { isSignedIn, may, type Row } from '#tests/cases/actors.ts';
import { kind, outside, type CasesOf, type WorldRecord } from '#tests/cases/case.ts';
import { first } from '#tests/support/server.ts';

const impersonate: Row = { admin: 'all', admin_of_other_center: 'all' };

/** Accounts of every standing, and an admin's. */
const people = kind({
  async make({ server: { build }, alike }) {
    const made: WorldRecord[] = [];
    for (const status of ['active', 'invited', 'inactive', 'archived'])
      made.push({ ...outside((await build.user({ status })).id, 'other_organization'), status });
    const admin = await build.user({ roles: ['admin', 'center_superuser'] });
    return [
      ...made,
      { ...outside(admin.id, 'other_organization'), status: 'admin' },
      outside(alike.user.id, 'other_center'),
      outside(randomUUID(), 'missing'),
    ];
  },
  async putBack({ build }) {
    await build.sql(first.id, 'delete from sessions where signed_in_by is not null');
  },
});

export const cases: CasesOf<typeof signInAsCalls> = {
  calls: {
    'POST /api/v1/sign_in_as_user': {
      about: people,
      status: ({ actor, relation, status }) => {
        if (!isSignedIn(actor)) return 401;
        if (may(impersonate, actor) === 'no') return 403;
        if (relation === 'other_center' || relation === 'missing') return 404;
        if (status === 'admin') return 403;
        return status === 'active' ? 200 : 422;
      },
      body: ({ record }) => ({ user_id: record.id }),
      input: { as: 'admin' },
    },
  },
};
