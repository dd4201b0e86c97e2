/** Questions to the centre: whoever has an account here asks, staff answer. */
import { randomUUID } from 'node:crypto';
import type { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { may, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  once,
  outside,
  ownRows,
  type CasesOf,
  type InputMaking,
} from '#tests/cases/case.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import {
  everybody,
  forWhoHas,
  forWhoIsOut,
  inOrder,
  isGone,
  signedIn,
  whoMay,
  whoSeesSignedIn,
} from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

/** An admin is of no centre. */
const asks: Row = {
  volunteer: 'own',
  student: 'own',
  mentor: 'own',
  organization_superuser: 'own',
  page_manager: 'own',
  content_manager: 'own',
  center_superuser: 'own',
};
const isStaff = ({ actor }: Cell) => may(staff, actor) === 'all';
const sees = (cell: Cell) => !isGone(cell) && (cell.relation === 'own' || isStaff(cell));
const isOpen = ({ status }: Cell) => status === 'open';

async function makeMessage({ build }: TestServer, center: number, userId: string | undefined) {
  const id = randomUUID();
  await build.sql(
    center,
    `insert into contact_messages (volunteer_center_id, id, user_id, topic, message)
     values ($1, $2, $3, 'account', 'Hoe wijzig ik mijn adres?')`,
    [center, id, userId],
  );
  return id;
}

const messages = kind({
  noun: 'contact_messages',
  async make(making) {
    const { server } = making;
    const add = (center: number, userId: string | undefined) => makeMessage(server, center, userId);
    const another = await server.build.user();
    return [
      ...(await oneEach(making, add)),
      outside(await add(first.id, another.id), 'other_organization', 'open'),
    ];
  },
  async putBack({ build }, { record }) {
    await build.sql(
      first.id,
      `update contact_messages set status = 'open', answer = null, answered_at = null, answered_by_id = null,
       answered_by_name = null, assignee_id = null, lock_version = 0 where id = $1`,
      [record.id],
    );
  },
});

export const cases: CasesOf<typeof contactMessageCalls> = {
  calls: {
    'GET /api/v1/contact_messages': { about: messages, status: signedIn, lists: sees },
    'GET /api/v1/contact_messages/:id': { about: messages, status: whoSeesSignedIn(sees) },
    'POST /api/v1/contact_messages': {
      status: whoMay(asks, 201),
      body: documentOf('contact_messages', { topic: 'general', message: 'Wanneer zijn jullie open?' }),
    },
    'POST /api/v1/contact_messages/by_visitor': {
      status: everybody,
      body: async ({ server, as }) =>
        documentOf('visitor_messages', {
          topic: 'general',
          message: 'Wanneer zijn jullie open?',
          name: 'Noor Jansen',
          // One address asks only so many.
          email: `vrager-${randomUUID()}@post.example`,
          ...(as ? {} : { proof: await solveChallenge(server) }),
        }),
    },
    'PUT /api/v1/contact_messages/:id/answer': {
      about: messages,
      status: inOrder(sees, isStaff, isOpen),
      body: documentOf('contact_messages', { answer: 'Tot vier uur.' }),
    },
    'PUT /api/v1/contact_messages/:id/assignee': {
      about: messages,
      status: inOrder(sees, isStaff, isOpen),
      body: documentOf('contact_messages', { assignee_id: null }),
    },
  },
  screens: {
    '/contactformulier': forWhoHas(asks),
    '/contactformulier/zonder-account': forWhoIsOut,
    '/contactformulier/berichten': forWhoHas(staff),
    '/contactformulier/berichten/:id': { about: messages, status: whoSeesSignedIn(sees) },
  },
  input: {
    at: 'contact_messages',
    id: once(({ server, staff: { userId } }: InputMaking) => makeMessage(server, first.id, userId)),
    fields: async () => ({
      topic: 'general',
      message: 'Wanneer zijn jullie open?',
      answer: 'Tot vier uur.',
      assignee_id: null,
      name: 'Noor Jansen',
      email: 'vrager@post.example',
    }),
  },
  fill: {
    own: ownRows('contact_messages', 'user_id, topic, message', "$2, 'account', 'Vraag ' || n"),
  },
};
