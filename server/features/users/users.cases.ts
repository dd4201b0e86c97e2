/** Who reads, asks in and keeps the accounts of others, and who gives them roles (product.md, section 3). */
import { randomUUID } from 'node:crypto';
import type { userCalls } from '#contract/calls/users.ts';
import { organizations } from '#server/features/organizations/organizations.cases.ts';
import {
  isSignedIn,
  may,
  levelsOf,
  residents,
  staff,
  type Cell,
  type Relation,
  type Row,
} from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  noBody,
  once,
  outside,
  unknownStatus,
  type CasesOf,
  type InputMaking,
  type Kind,
  type WorldRecord,
} from '#tests/cases/case.ts';
import { forWhoHas, formOf, inOrder, isGone, manages, whoMay, without200 } from '#tests/cases/expected.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, type TestServer } from '#tests/support/server.ts';

/** list, one by one */
const read: Row = {
  volunteer: 'own',
  student: 'own',
  mentor: 'students',
  organization_superuser: 'organization',
  ...staff,
};
export const inviteUsers: Row = { mentor: 'students', organization_superuser: 'organization', ...staff };
/** edit, archive */
const keep: Row = { volunteer: 'own', student: 'own', organization_superuser: 'organization', ...staff };
/** roles: add, remove */
export const manageRoles: Row = { organization_superuser: 'organization', ...staff };

/** An account is a way to everything that its roles allow: nobody keeps that of somebody who may do more ('roles: any but admin', 'own organisation's roles'). */
const mayDoMore = ({ actor, relation }: Pick<Cell, 'actor' | 'relation'>): boolean =>
  (actor === 'center_superuser' && relation === 'admin') ||
  (actor === 'organization_superuser' && relation === 'colleague_with_more');

const sees = (cell: Cell) => !isGone(cell) && (cell.relation === 'own' || manages(read)(cell));
/** Oneself as far as the table says anything of the role, others as far as it reaches. */
const keeps = (cell: Cell) =>
  cell.relation === 'own' ? may(keep, cell.actor) !== 'no' : manages(keep)(cell) && !mayDoMore(cell);
const asksAgain = (cell: Cell) => manages(inviteUsers)(cell) && !mayDoMore(cell);

const statuses = ['active', 'invited', 'inactive', 'archived'];
const act = (isAllowed: (cell: Cell) => boolean, from: readonly string[] = statuses) =>
  inOrder(sees, isAllowed, (cell) => from.includes(cell.status));
/** Whoever may look at the account. */
const show = act((cell) => may(read, cell.actor) !== 'no');
const keepsOthers = (success: number) => (cell: Cell) => {
  if (!isSignedIn(cell.actor)) return 401;
  return ['organization', 'all'].includes(may(keep, cell.actor)) ? success : 403;
};

/** An account as it was. */
const asItWas: Kind['putBack'] = async ({ build }, { record }) => {
  await build.sql(first.id, 'update users set status = $2, job_title = null where id = $1', [
    record.id,
    record.status,
  ]);
  if (!record.held) return;
  await build.sql(
    first.id,
    `insert into user_roles (volunteer_center_id, id, user_id, role, organization_id) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [first.id, randomUUID(), record.id, ...record.held],
  );
};

/** Everybody's own account, and of others one in each status. */
export const users = kind({
  noun: 'users',
  async make({ server: { build }, sessions, mine, other, school, alike }) {
    const made: WorldRecord[] = residents.map((actor) => ({
      id: sessions[actor]?.userId ?? '',
      relation: 'own',
      status: 'active',
      organizationStatus: 'approved',
      of: actor,
    }));
    const add = async (relation: Relation, role: Extract<RoleOf, string>, organization: string) => {
      for (const status of statuses) {
        const { id } = await build.user({ status, roles: [[role, organization]] });
        made.push({ id, relation, status, organizationStatus: 'approved', held: [role, organization] });
      }
      // Nobody of them is the last who may run the organisation.
      await build.user({ roles: [[role, organization]] });
    };
    await add('same_organization', 'organization_superuser', mine);
    await add('other_organization', 'organization_superuser', other);
    await add('student_of_mentor', 'student', school);
    const more = async (relation: Relation, roles: readonly RoleOf[]) =>
      made.push(outside((await build.user({ roles })).id, relation, 'active'));
    await more('colleague_with_more', [
      ['organization_superuser', mine],
      ['organization_superuser', other],
    ]);
    await more('admin', ['admin']);
    // A mentor keeps students, not the other mentors of the school.
    await more('other_organization', [['mentor', school]]);
    // Nor those of another school.
    await more('other_organization', [['student', other]]);
    await more('other_organization', ['center_superuser']);
    await more('other_organization', []);
    return [
      ...made,
      outside(alike.user.id, 'other_center', 'active'),
      outside(randomUUID(), 'missing', 'active'),
    ];
  },
  putBack: asItWas,
});
const some = (isMeant: (record: WorldRecord) => boolean) =>
  kind({ make: async (making) => (await users.make(making)).filter(isMeant), putBack: asItWas });
/** Not one's own: the session would end with it. */
const others = some(({ of }) => of === undefined);
/** Somebody with a role for an organisation, in each status. */
const roleHolders = some(
  ({ of, relation, held }) =>
    held !== undefined || (of === undefined && /other_center|missing/.test(relation)),
);
/** Organisations that somebody is asked into. */
const homes = kind({
  make: organizations.make,
  async putBack({ build }, { answer }) {
    await build.sql(first.id, 'delete from users where id = $1', [answer.body.data.id]);
  },
});

/** Each try finds a mailbox that had no mail. */
const emptyMailbox = ({ owner }: TestServer) =>
  owner.query('delete from email_deliveries; delete from asked_mails');

const mail = `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, user_id)
  values (1, gen_random_uuid(), 'invitation', 'nl', 'sam@post.example', 'Welkom', 'text', 'html', $1)`;

const roleBody = ({ record }: { record: WorldRecord }) => {
  const [role = 'organization_superuser', organization_id = record.id] = record.held ?? [];
  return { role, organization_id };
};

/** What staff may ask: the other moves are the person's own, by a link of a mail. */
const moves: Record<string, readonly string[]> = {
  invited: ['archived'],
  active: ['inactive', 'archived'],
  inactive: ['active', 'archived'],
  archived: ['inactive'],
};

function targetStatus(cell: Cell, target: string): number {
  const isOwn = cell.relation === 'own';
  const level = may(keep, cell.actor);
  if (!isSignedIn(cell.actor)) return 401;
  if (isGone(cell) || !(isOwn || levelsOf(may(read, cell.actor), cell.relation))) return 404;
  if (isOwn ? level === 'no' : !levelsOf(level, cell.relation) || mayDoMore(cell)) return 403;
  if (target === unknownStatus) return 422;
  if (target === cell.status) return 200;
  if (!moves[cell.status]?.includes(target)) return 422;
  // Of one's own account the table says 'edit, archive', not switching it off.
  return isOwn && target !== 'archived' ? 403 : 200;
}

/** Somebody who was switched off. */
export const userInput = once(({ server }: InputMaking) => server.build.user({ status: 'inactive' }));

export const cases: CasesOf<typeof userCalls> = {
  calls: {
    'GET /api/v1/users': { about: users, status: whoMay(read), lists: sees },
    'GET /api/v1/users/:id': { about: users, status: show },
    // As the person: whoever may look at the account sees what was sent to it.
    'GET /api/v1/users/:id/mails': { about: users, status: show },
    'POST /api/v1/users': {
      about: homes,
      status: (cell) => {
        if (!isSignedIn(cell.actor)) return 401;
        // A mentor invites students, not who runs an organisation.
        if (cell.actor === 'mentor' || !manages(inviteUsers)(cell)) return 403;
        // An organisation that the centre has not approved asks nobody in by itself.
        const waits = cell.actor === 'organization_superuser' && cell.status !== 'approved';
        return isGone(cell) || waits ? 422 : 201;
      },
      body: (asked) => {
        const person = { email: `${randomUUID()}@post.example`, first_name: 'Kim', last_name: 'Bos' };
        return documentOf('users', { ...person, ...roleBody(asked) });
      },
    },
    'PATCH /api/v1/users/:id': {
      about: users,
      status: act(keeps),
      body: documentOf('users', { job_title: 'Coördinator' }),
    },
    'DELETE /api/v1/users/:id': {
      about: others,
      status: act(keeps, ['active', 'invited', 'inactive']),
      body: noBody,
    },
    'POST /api/v1/users/:id/deactivate': { about: others, status: act(keeps, ['active']), body: {} },
    'POST /api/v1/users/:id/activate': { about: others, status: act(keeps, ['inactive']), body: {} },
    'POST /api/v1/users/:id/restore': { about: others, status: act(keeps, ['archived']), body: {} },
    'POST /api/v1/users/:id/resend_invitation': {
      about: others,
      status: act(asksAgain, ['invited']),
      before: emptyMailbox,
    },
    'POST /api/v1/users/:id/resend_confirmation_instructions': {
      about: others,
      status: act(asksAgain, ['invited']),
      before: emptyMailbox,
    },
    'PUT /api/v1/users/:id/add_role': {
      about: roleHolders,
      status: act(manages(manageRoles)),
      body: roleBody,
    },
    'DELETE /api/v1/users/:id/remove_role': {
      about: roleHolders,
      status: without200(act(manages(manageRoles)), 204),
      body: roleBody,
    },
    // Each of the chosen is judged by itself; nobody else keeps others' accounts.
    'POST /api/v1/users/bulk': {
      status: keepsOthers(201),
      body: () => documentOf('user_bulk_edits', { act: 'archive', dry_run: true, user_ids: [randomUUID()] }),
    },
    'GET /api/v1/users/export': { status: keepsOthers(200) },
  },
  targets: {
    'PATCH /api/v1/users/:id': {
      about: users,
      type: 'users',
      targets: ['invited', 'active', 'inactive', 'archived', unknownStatus],
      status: targetStatus,
    },
  },
  screens: {
    '/users': forWhoHas(read),
    '/users/add': forWhoHas(inviteUsers),
    // The call has its own order: who may read no account at all sees that of nobody, and their own on /profiel.
    '/users/:id': { about: users, status: show },
    '/users/:id/edit': formOf(users, show, keeps),
    '/users/:id/add_role': formOf(
      users,
      show,
      (cell) => cell.relation !== 'own' && manages(manageRoles)(cell),
    ),
  },
  input: {
    at: 'users',
    id: async (making) => (await userInput(making)).id,
    fields: async (making) => ({
      role: 'organization_superuser',
      act: 'archive',
      user_ids: [(await userInput(making)).id],
    }),
  },
  fill: {
    async center({ server, rows, ids }) {
      for (let made = 0; made < rows; made += 1) await server.build.sql(first.id, mail, [ids['users']]);
    },
  },
};
