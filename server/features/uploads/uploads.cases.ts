/** Images for own use; files and stock images are the centre's. */
import { randomUUID } from 'node:crypto';
import type { uploadCalls } from '#contract/calls/uploads.ts';
import { may, residents, staff, type Cell, type Row } from '#tests/cases/actors.ts';
import {
  kind,
  noBody,
  once,
  outside,
  type CasesOf,
  type InputMaking,
  type WorldRecord,
} from '#tests/cases/case.ts';
import {
  always,
  answersSignedIn,
  inOrder,
  isGone,
  whoMayAll,
  whoSeesSignedIn,
  without200,
} from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

const keep: Row = {
  volunteer: 'own',
  student: 'own',
  mentor: 'own',
  organization_superuser: 'own',
  page_manager: 'own',
  content_manager: 'all',
  ...staff,
};
/** A picture is known by what shows it; its record by whoever sent it, and by who keeps the centre's files. */
const sees = (cell: Cell) =>
  !isGone(cell) &&
  (may(keep, cell.actor) === 'all' || (cell.relation === 'own' && may(keep, cell.actor) === 'own'));

const insert = `insert into uploads
  (volunteer_center_id, id, owner_id, file_name, storage_key, checksum, mime, byte_size, width, height, in_files)
  values ($1, $2, $3, 'a.png', 'x', repeat('0', 64), 'image/png', 1, 1, 1, true)`;

async function makeUpload(
  { build }: TestServer,
  center: number,
  ownerId: string | null = null,
  id: string = randomUUID(),
) {
  await build.sql(center, insert, [center, id, ownerId]);
  return id;
}

/** A picture of each person, one of nobody, and one of another centre. */
const uploads = kind({
  noun: 'uploads',
  async putBack(server, { record, answer, userId }) {
    if (answer.status === 204)
      await makeUpload(server, first.id, record.relation === 'own' ? userId : null, record.id);
  },
  async make({ server, sessions }) {
    const made: WorldRecord[] = [];
    for (const actor of residents) {
      const id = await makeUpload(server, first.id, sessions[actor]?.userId);
      made.push({ id, relation: 'own', status: 'kept', organizationStatus: 'approved', of: actor });
    }
    return [
      ...made,
      outside(await makeUpload(server, first.id), 'other_organization', 'kept'),
      outside(await makeUpload(server, second.id), 'other_center', 'kept'),
      outside(randomUUID(), 'missing', 'kept'),
    ];
  },
});

/** Only who keeps the files of the centre; whoever sent one hears that, and others nothing of it. */
const keepsAll = inOrder(sees, (cell) => may(keep, cell.actor) === 'all', always);

export const cases: CasesOf<typeof uploadCalls> = {
  calls: {
    // Without a file, which only uploads.http.test.ts sends, nothing is kept.
    'POST /api/v1/uploads': { status: answersSignedIn(422), body: noBody },
    'GET /api/v1/uploads': {
      about: uploads,
      status: whoMayAll(keep),
      lists: (cell) => !isGone(cell) && may(keep, cell.actor) === 'all',
    },
    'GET /api/v1/uploads/:id': { about: uploads, status: whoSeesSignedIn(sees) },
    'PATCH /api/v1/uploads/:id': {
      about: uploads,
      status: inOrder(sees, always, always),
      body: ({ record }) => ({
        data: { type: 'uploads', id: record.id, attributes: { alt_text: 'Een tuin' } },
      }),
    },
    'POST /api/v1/uploads/:id/replace': { about: uploads, status: without200(keepsAll, 422), body: noBody },
    'DELETE /api/v1/uploads/:id': { about: uploads, status: without200(keepsAll, 204) },
  },
  screens: { '/content/file-upload': { status: ({ actor }) => (may(keep, actor) === 'all' ? 200 : 403) } },
  input: { at: 'uploads', id: once(({ server }: InputMaking) => makeUpload(server, first.id)) },
  fill: {
    async center({ server, rows }) {
      for (let made = 0; made < rows; made += 1) await makeUpload(server, first.id);
    },
  },
};
