/** What the jobs have to do that somebody or something of a centre asked for. */
import { v7 as uuidv7 } from 'uuid';
import { heading } from '#tests/support/vacancy-files.ts';
import { first, second } from '#tests/support/server.ts';
import { inBoth, type Prepare, type Workplace } from './work.ts';

const origin = 'https://noord.example';

/** A picture of one part, as one row of figures. */
const lookAt =
  ({ server }: Workplace, center: number, text: string, values: unknown[]) =>
  () =>
    server.build.sql(center, text, values);

/** To whom a letter of a test goes. */
export const addressOf = (deliveryId: string): string => `brief-${deliveryId}@post.example`;

export const sendEmail: Prepare<'send_email'> = async (place) => {
  const id = uuidv7();
  const to = addressOf(id);
  await place.server.build.sql(
    first.id,
    `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html)
     values (1, $1, 'sign_in_link', 'nl', $2, 'Onderwerp', 'Tekst', '<p>Tekst</p>')`,
    [id, to],
  );
  const row = lookAt(place, first.id, 'select status, attempts from email_deliveries where id = $1', [id]);
  return {
    payload: { centerId: first.id, deliveryId: id },
    // One that comes twice is the same letter (docs/decisions/0009): whoever took it, and what we know of that, are apart.
    look: async () => [...(await row()), { letters: new Set(place.lettersTo(to)).size }],
    undone: [{ status: 'queued', attempts: 0 }, { letters: 0 }],
    done: [{ status: 'sent', attempts: 1 }, { letters: 1 }],
  };
};

export const makeDataDownload: Prepare<'make_data_download'> = async (place) => {
  const { build } = place.server;
  const [downloadId, { id: userId }] = [uuidv7(), await build.user()];
  await build.sql(
    first.id,
    'insert into data_downloads (volunteer_center_id, id, user_id) values (1, $1, $2)',
    [downloadId, userId],
  );
  const look = lookAt(
    place,
    first.id,
    `select ready_at is not null as "isReady", archive is not null as "isThere",
      (select count(*)::int from email_deliveries where user_id = $2) as mails
     from data_downloads where id = $1`,
    [downloadId, userId],
  );
  return {
    payload: { centerId: first.id, downloadId, origin },
    look,
    undone: [{ isReady: false, isThere: false, mails: 0 }],
    done: [{ isReady: true, isThere: true, mails: 1 }],
  };
};

export const forgetActions: Prepare<'forget_actions'> = async ({ server }) => {
  const userId = uuidv7();
  const subject = uuidv7();
  const centers = [first.id, second.id];
  for (const center of centers)
    await server.build.sql(
      center,
      `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
       values ($1, gen_random_uuid(), $2, 'Sam de Vries', 'archive', 'users', $3)`,
      [center, userId, subject],
    );
  const look = async () => {
    const found = [];
    for (const center of centers)
      found.push(
        ...(await server.build.sql(
          center,
          `select count(*)::int as events, count(*) filter (where actor_id = $3 or actor_name is not null)::int as named
           from audit_events where volunteer_center_id = $1 and subject_id = $2`,
          [center, subject, userId],
        )),
      );
    return found;
  };
  return {
    payload: { centerId: first.id, userId },
    look,
    undone: inBoth({ events: 1, named: 1 }),
    done: inBoth({ events: 1, named: 0 }),
  };
};

/** All files of centres that are kept, with their size. */
async function keptFiles({ services: { storage } }: Workplace) {
  const keys = await storage.olderThan('exports', new Date(Date.now() + 86_400_000));
  return Promise.all(keys.map(async (key) => ({ key, size: (await storage.read(key))?.length })));
}

export const makeCenterExport: Prepare<'make_center_export'> = async (place) => {
  const { build } = place.server;
  const exportId = uuidv7();
  await build.sql(second.id, 'delete from center_exports');
  for (const { key } of await keptFiles(place)) await place.services.storage.delete(key);
  await build.sql(second.id, 'insert into center_exports (center_id, id, asked_at) values (2, $1, $2)', [
    exportId,
    place.server.clock.now,
  ]);
  const look = async () => {
    const [row] = await build.sql(
      second.id,
      `select byte_size as size, (select count(*)::int from graphile_worker._private_jobs
         where payload ->> 'exportId' = $1::text) as removals
       from center_exports where id = $1::uuid`,
      [exportId],
    );
    const files = await keptFiles(place);
    const isWhole = files.length === 1 && row?.['size'] === files[0]?.size;
    return [
      { isReady: row?.['size'] !== null, removals: row?.['removals'] },
      { files: files.map(({ key }) => key), isWhole: isWhole || row?.['size'] === null },
    ];
  };
  return {
    payload: { centerId: second.id, exportId },
    look,
    undone: [
      { isReady: false, removals: 0 },
      { files: [], isWhole: true },
    ],
    done: [
      { isReady: true, removals: 1 },
      { files: [`exports/${exportId}.zip`], isWhole: true },
    ],
  };
};

export const removeCenterExport: Prepare<'remove_center_export'> = async (place) => {
  const { build, clock } = place.server;
  const exportId = uuidv7();
  await build.sql(second.id, 'delete from center_exports');
  for (const { key } of await keptFiles(place)) await place.services.storage.delete(key);
  await place.services.storage.put(`exports/${exportId}.zip`, new Uint8Array([1]));
  await build.sql(
    second.id,
    `insert into center_exports (center_id, id, asked_at, ready_at, byte_size, expires_at) values (2, $1, $2, $2, 1, $2)`,
    [exportId, clock.now],
  );
  const row = lookAt(place, second.id, 'select count(*)::int as rows from center_exports where id = $1', [
    exportId,
  ]);
  return {
    payload: { centerId: second.id, exportId },
    // The file goes first: none is left that no row knows of.
    look: async () => [...(await row()), { files: (await keptFiles(place)).length }],
    undone: [{ rows: 1 }, { files: 1 }],
    done: [{ rows: 0 }, { files: 0 }],
  };
};

export const mailFormAnswers: Prepare<'mail_form_answers'> = async (place) => {
  const { build } = place.server;
  const formId = uuidv7();
  const readers = [addressOf(`a${formId}`), addressOf(`b${formId}`)];
  await build.sql(
    first.id,
    `insert into forms (volunteer_center_id, id, locale, title, slug, notify_emails) values (1, $1, 'nl', 'Kom je ook?', $2, $3)`,
    [formId, `f${formId}`, readers],
  );
  await build.sql(
    first.id,
    `insert into form_submissions (volunteer_center_id, id, form_id, answers) values (1, gen_random_uuid(), $1, '[]')`,
    [formId],
  );
  const look = lookAt(
    place,
    first.id,
    `select answers_told_at is not null as "isTold",
      (select count(*)::int from email_deliveries where recipient = any($2)) as mails
     from forms where id = $1`,
    [formId, readers],
  );
  return {
    payload: { centerId: first.id, formId, origin },
    look,
    undone: [{ isTold: false, mails: 0 }],
    done: [{ isTold: true, mails: 2 }],
  };
};

let brought = 0;

export const bringInVacancies: Prepare<'bring_in_vacancies'> = async (place) => {
  brought += 1;
  const [title, organization] = [`Tuinhulp ${brought}`, `Buurttuin ${brought}`];
  const row = (number: string) => `${number};${title};${organization};Help ons wieden;;;;;;nee;concept`;
  const importId = await place.taken([heading, row(`a${brought}`), row(`b${brought}`)].join('\n'));
  await place.call('POST', `${importId}/start`, {});
  const look = lookAt(
    place,
    first.id,
    `select status, (select count(*)::int from vacancies where title = $2) as vacancies,
      (select count(*)::int from organizations where name = $3) as organizations,
      (select count(*)::int from audit_events where subject_id = $1) as recorded
     from vacancy_imports where id = $1`,
    [importId, title, organization],
  );
  return {
    payload: { centerId: first.id, importId },
    look,
    undone: [{ status: 'running', vacancies: 0, organizations: 0, recorded: 0 }],
    done: [{ status: 'done', vacancies: 2, organizations: 1, recorded: 1 }],
  };
};

export const sendInvitations: Prepare<'send_invitations'> = async (place) => {
  const { build } = place.server;
  const invited = { status: 'invited', confirmed_at: null, password_hash: null };
  const userIds = [(await build.user(invited)).id, (await build.user(invited)).id];
  const look = lookAt(
    place,
    first.id,
    `select count(*) filter (where invited_at is not null)::int as invited,
      (select count(*)::int from email_deliveries where user_id = any($1)) as mails,
      (select count(*)::int from one_time_tokens where user_id = any($1)) as links
     from users where id = any($1)`,
    [userIds],
  );
  return {
    payload: { centerId: first.id, importId: uuidv7(), userIds, origin },
    look,
    undone: [{ invited: 0, mails: 0, links: 0 }],
    done: [{ invited: 2, mails: 2, links: 2 }],
  };
};
