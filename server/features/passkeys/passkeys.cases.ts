/** Keys to one's own account: nobody sees another's. */
import { randomUUID } from 'node:crypto';
import type { passkeyCalls } from '#contract/calls/passkeys.ts';
import { documentOf, kind, once, type CasesOf, type InputMaking, ownRows } from '#tests/cases/case.ts';
import { answersSignedIn, isOwn, ownRecord, signedIn } from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { password } from '#tests/support/builders.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const insert = `insert into passkeys (volunteer_center_id, id, user_id, name, credential_id, public_key)
  values ($1, $2, $3, 'Telefoon', $4, '\\x00')`;

/** A key that nothing opens. Answers its id. */
export async function makePasskey(
  { build }: TestServer,
  center: number,
  userId: string | undefined,
  id: string = randomUUID(),
): Promise<string> {
  await build.sql(center, insert, [center, id, userId, id]);
  return id;
}

const passkeys = kind({
  make: (making) => oneEach(making, (...whose) => makePasskey(making.server, ...whose)),
  async putBack(server, { record, answer, userId }) {
    if (answer.status === 204) await makePasskey(server, first.id, userId, record.id);
  },
});

const word = { current_password: password };

export const cases: CasesOf<typeof passkeyCalls> = {
  calls: {
    'POST /api/v1/passkeys/options': {
      status: answersSignedIn(201),
      body: documentOf('passkey_options', word),
    },
    'POST /api/v1/passkeys': {
      status: answersSignedIn(422),
      body: documentOf('passkeys', { name: 'Telefoon', response: '{}' }),
    },
    'GET /api/v1/passkeys': { about: passkeys, status: signedIn, lists: isOwn },
    'PATCH /api/v1/passkeys/:id': {
      about: passkeys,
      status: ownRecord(200),
      body: documentOf('passkeys', { name: 'Tablet' }),
    },
    'DELETE /api/v1/passkeys/:id': { about: passkeys, status: ownRecord(204), body: word },
  },
  input: {
    at: 'passkeys',
    id: once(({ server, staff }: InputMaking) => makePasskey(server, first.id, staff.userId)),
  },
  fill: {
    own: ownRows(
      'passkeys',
      'user_id, name, credential_id, public_key',
      "$2, 'Telefoon', gen_random_uuid(), '\\x00'",
    ),
  },
};
