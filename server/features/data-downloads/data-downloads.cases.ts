/** One's own data as a file: everybody's with an account, and nobody another's. */
import { randomUUID } from 'node:crypto';
import type { dataDownloadCalls } from '#contract/calls/data-downloads.ts';
import { kind, once, type CasesOf, type InputMaking, ownRows } from '#tests/cases/case.ts';
import { answersSignedIn, isOwn, ownRecord, signedIn } from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const insert = `insert into data_downloads (volunteer_center_id, id, user_id, archive, ready_at, expires_at)
  values ($1, $2, $3, '\\x504b0304', $4::timestamptz, $4::timestamptz + interval '1 day')`;

async function makeDownload({ build, clock }: TestServer, center: number, userId: string | undefined) {
  const id = randomUUID();
  await build.sql(center, insert, [center, id, userId, clock.now]);
  return id;
}

/** A file of each person's own data, one of somebody elsewhere, and none. */
const dataDownloads = kind({
  make: (making) => oneEach(making, (...whose) => makeDownload(making.server, ...whose), 'ready'),
});

const downloadInput = once(({ server, staff }: InputMaking) => makeDownload(server, first.id, staff.userId));

export const cases: CasesOf<typeof dataDownloadCalls> = {
  calls: {
    'GET /api/v1/data_downloads': { about: dataDownloads, status: signedIn, lists: isOwn },
    'POST /api/v1/data_downloads': { status: answersSignedIn(201) },
    'GET /api/v1/data_downloads/:id/file': { about: dataDownloads, status: ownRecord(200) },
  },
  input: { at: 'data_downloads', id: downloadInput },
  fill: {
    own: ownRows(
      'data_downloads',
      'user_id, archive, ready_at, expires_at',
      "$2, '\\x504b0304', now(), now() + interval '1 day'",
    ),
  },
};
