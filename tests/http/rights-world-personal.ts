/** What somebody was told, and what somebody did: the records of the rights matrix that belong to one person. */
import { randomUUID } from 'node:crypto';
import { first, second, type TestServer } from '#tests/support/server.ts';
import { actors } from './expected-rights.ts';
import type { Sessions } from './rights-actors.ts';
import { outside, type WorldRecord } from './rights-record.ts';

/** Those whose account stands in the first centre. */
const residents = actors.filter((actor) => actor !== 'nobody' && !/other_center/.test(actor));

/** One thing of each person, and one of a stranger at the other centre. */
async function oneEach(
  sessions: Sessions,
  stranger: string,
  add: (center: number, userId: string | undefined) => Promise<string>,
  status = 'open',
): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  for (const actor of residents) {
    const id = await add(first.id, sessions[actor]?.userId);
    made.push({ id, relation: 'own', status, organizationStatus: 'approved', of: actor });
  }
  return [
    ...made,
    outside(await add(second.id, stranger), 'other_center', status),
    outside(randomUUID(), 'missing', status),
  ];
}

const insertNotification = `insert into notifications (volunteer_center_id, id, user_id, kind, data, path)
  values ($1, $2, $3, 'application_received', $4, '/applications')`;
const names = JSON.stringify({
  personName: 'Noor Jansen',
  vacancyTitle: 'Tuin',
  vacancyTitleEn: null,
  organizationName: 'De Kade',
});

export const notifications = ({ build }: TestServer, sessions: Sessions, stranger: string) =>
  oneEach(
    sessions,
    stranger,
    async (center, userId) => {
      const id = randomUUID();
      await build.sql(center, insertNotification, [center, id, userId, names]);
      return id;
    },
    'unread',
  );

/** A device of each person besides the one that asks; the very row again after it was signed out. */
export const insertDevice = `insert into sessions
  (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at)
  values ($1, $2, $3, $4, '\\x00', $5::timestamptz, $5::timestamptz + interval '1 day')`;

export const sessionsOf = ({ build, clock }: TestServer, sessions: Sessions, stranger: string) =>
  oneEach(sessions, stranger, async (center, userId) => {
    const id = randomUUID();
    await build.sql(center, insertDevice, [center, id, userId, id, clock.now]);
    return id;
  });

export const insertPasskey = `insert into passkeys
  (volunteer_center_id, id, user_id, name, credential_id, public_key)
  values ($1, $2, $3, 'Telefoon', $4, '\\x00')`;

export const passkeysOf = ({ build }: TestServer, sessions: Sessions, stranger: string) =>
  oneEach(sessions, stranger, async (center, userId) => {
    const id = randomUUID();
    await build.sql(center, insertPasskey, [center, id, userId, id]);
    return id;
  });

export const insertSavedFilter = `insert into saved_filters (volunteer_center_id, id, user_id, list, name, query)
  values ($1, $2, $3, 'users', 'Uitgenodigd', 'status=invited')`;

export const savedFiltersOf = ({ build }: TestServer, sessions: Sessions, stranger: string) =>
  oneEach(sessions, stranger, async (center, userId) => {
    const id = randomUUID();
    await build.sql(center, insertSavedFilter, [center, id, userId]);
    return id;
  });

const insertEvent = `insert into audit_events
  (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
  values ($1, $2, $3, 'Sam', 'accept', 'applications', $4)`;

/** Deeds of nobody in particular about applications of every kind, and one deed of each person. */
export async function auditEvents(
  { build }: TestServer,
  sessions: Sessions,
  applications: readonly WorldRecord[],
): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  const add = async (
    center: number,
    subject: string,
    record: Omit<WorldRecord, 'id' | 'status' | 'organizationStatus'>,
  ) => {
    const id = randomUUID();
    const doer = record.of ? sessions[record.of]?.userId : null;
    await build.sql(center, insertEvent, [center, id, doer, subject]);
    made.push({ ...record, id, status: 'done', organizationStatus: 'approved' });
  };
  const applicationOf = (relation: string) =>
    applications.find((one) => one.relation === relation && !one.of)?.id ?? '';
  await add(first.id, applicationOf('same_organization'), { relation: 'same_organization' });
  await add(first.id, applicationOf('other_organization'), { relation: 'other_organization' });
  await add(first.id, applicationOf('unconfirmed'), { relation: 'unconfirmed' });
  await add(second.id, applicationOf('other_center'), { relation: 'other_center' });
  for (const actor of residents)
    await add(first.id, applicationOf('other_organization'), { relation: 'own', of: actor });
  return made;
}

/** A file of one person that waits to be brought in; the very row again after it was. */
export const insertImport = `insert into imports
  (volunteer_center_id, id, owner_id, owner_name, file_name, columns, rows, row_count)
  values ($1, $2, $3, 'Sam', 'mensen.csv',
    '[{"heading":"E-mail","field":"email","samples":[]},{"heading":"Voornaam","field":"firstName","samples":[]},{"heading":"Achternaam","field":"lastName","samples":[]}]',
    '[{"row":2,"cells":["nieuw@post.example","Kim","Bos"]}]', 1)`;

export const importsOf = ({ build }: TestServer, sessions: Sessions, stranger: string) =>
  oneEach(sessions, stranger, async (center, userId) => {
    const id = randomUUID();
    await build.sql(center, insertImport, [center, id, userId]);
    return id;
  });

const insertDownload = `insert into data_downloads (volunteer_center_id, id, user_id, archive, ready_at, expires_at)
  values ($1, $2, $3, '\\x504b0304', $4, $4::timestamptz + interval '1 day')`;

/** A file of each person's own data, one of somebody elsewhere, and none. */
export const dataDownloads = ({ build, clock }: TestServer, sessions: Sessions, stranger: string) =>
  oneEach(
    sessions,
    stranger,
    async (center, userId) => {
      const id = randomUUID();
      await build.sql(center, insertDownload, [center, id, userId, clock.now]);
      return id;
    },
    'ready',
  );

/** Accounts of every standing, and an admin's: whom an admin may sign in as. */
export async function peopleToBe({ user }: TestServer['build'], elsewhere: string): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  for (const status of ['active', 'invited', 'inactive', 'archived'])
    made.push({ ...outside((await user({ status })).id, 'other_organization'), status });
  const admin = await user({ roles: ['admin', 'center_superuser'] });
  return [
    ...made,
    { ...outside(admin.id, 'other_organization'), status: 'admin' },
    outside(elsewhere, 'other_center'),
    outside(randomUUID(), 'missing'),
  ];
}

const insertUpload = `insert into uploads
  (volunteer_center_id, id, owner_id, file_name, storage_key, checksum, mime, byte_size, width, height)
  values ($1, $2, $3, 'a.png', 'x', repeat('0', 64), 'image/png', 1, 1, 1)`;

/** A picture of each person, one of nobody, and one of another centre. */
export async function uploads({ build }: TestServer, sessions: Sessions): Promise<WorldRecord[]> {
  const made: WorldRecord[] = [];
  for (const actor of residents) {
    const id = randomUUID();
    await build.sql(first.id, insertUpload, [first.id, id, sessions[actor]?.userId]);
    made.push({ id, relation: 'own', status: 'kept', organizationStatus: 'approved', of: actor });
  }
  const [others, elsewhere] = [randomUUID(), randomUUID()];
  await build.sql(first.id, insertUpload, [first.id, others, null]);
  await build.sql(second.id, insertUpload, [second.id, elsewhere, null]);
  return [
    ...made,
    outside(others, 'other_organization', 'kept'),
    outside(elsewhere, 'other_center', 'kept'),
    outside(randomUUID(), 'missing', 'kept'),
  ];
}
