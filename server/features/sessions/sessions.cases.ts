/** The devices of one's own account, whatever one's role. */
import { randomUUID } from 'node:crypto';
import type { sessionCalls } from '#contract/calls/sessions.ts';
import { kind, type CasesOf, ownRows } from '#tests/cases/case.ts';
import {
  answersSignedIn,
  forEverybody,
  forWhoIsOut,
  isOwn,
  ownRecord,
  signedIn,
} from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const insert = `insert into sessions (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at)
  values ($1, $2, $3, $4, '\\x00', $5::timestamptz, $5::timestamptz + interval '1 day')`;

/** A device besides the one that asks; the very row again after it was signed out. Answers its id. */
export async function makeDevice(
  { build, clock }: TestServer,
  center: number,
  userId: string | undefined,
  id: string = randomUUID(),
): Promise<string> {
  await build.sql(center, insert, [center, id, userId, id, clock.now]);
  return id;
}

const devices = kind({
  make: (making) => oneEach(making, (...whose) => makeDevice(making.server, ...whose)),
  async putBack(server, { record, userId }) {
    await makeDevice(server, first.id, userId, record.id);
  },
});

export const cases: CasesOf<typeof sessionCalls> = {
  calls: {
    'GET /api/v1/sessions': { about: devices, status: signedIn, lists: isOwn },
    'DELETE /api/v1/sessions/:id': { about: devices, status: ownRecord(204) },
    'DELETE /api/v1/sessions/others': { status: answersSignedIn(204) },
  },
  screens: {
    '/auth/login-1': forWhoIsOut,
    '/auth/token': forEverybody,
    '/auth/reset': forEverybody,
    '/auth/recover': forEverybody,
    /** Who leaves is sent on. */
    '/uitloggen': { status: () => 302 },
  },
  fill: {
    // An admin's visits: of one's own devices only the ten newest stay.
    own: ownRows(
      'sessions',
      'user_id, client, token_hash, rotated_at, expires_at, ends_at, signed_in_by, signed_in_by_center_id',
      "$2::uuid, gen_random_uuid(), '\\x00', now(), now() + interval '1 day', now() + interval '1 day', $2::uuid, $1::smallint",
    ),
  },
};
