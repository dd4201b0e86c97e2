/** What the jobs have to do that the clock starts, in both centres. */
import { v7 as uuidv7 } from 'uuid';
import { first, second } from '#tests/support/server.ts';
import { inBoth, type Prepare, type Workplace } from './work.ts';

const dayMs = 86_400_000;
const centers = [first.id, second.id] as const;

/** One row of figures for each centre. */
const lookIn =
  ({ server }: Workplace, text: string, values: (center: number) => unknown[]) =>
  async () => {
    const found = [];
    for (const center of centers) found.push((await server.build.sql(center, text, values(center)))[0]);
    return found;
  };

/** Made in each centre; what is made in it is found again by the centre. */
async function inEach<Made>(make: (center: number) => Promise<Made>): Promise<(center: number) => Made> {
  const made = new Map<number, Made>();
  for (const center of centers) made.set(center, await make(center));
  return (center) => made.get(center) as Made;
}

/** Mails to somebody, and the jobs that send them. */
const mailsTo = (person: string) => `
  (select count(*)::int from email_deliveries d where d.user_id = ${person}) as mails,
  (select count(*)::int from email_deliveries d join graphile_worker.jobs j on j.key = 'send_email:' || d.id
    where d.user_id = ${person}) as sendings`;

export const expireVacancies: Prepare<'expire_vacancies'> = async (place) => {
  const { build } = place.server;
  const id = await inEach(
    async (center) => (await build.vacancy({ center, expires_at: new Date(Date.now() - 1_000) })).id,
  );
  const look = lookIn(
    place,
    `select v.status, v.lock_version as changes, (select count(*)::int from audit_events where subject_id = v.id) as recorded
     from vacancies v where v.id = $1`,
    (center) => [id(center)],
  );
  const undone = inBoth({ status: 'published', changes: 0, recorded: 0 });
  return { payload: null, look, undone, done: inBoth({ status: 'expired', changes: 1, recorded: 1 }) };
};

export const remindOfVacancies: Prepare<'remind_of_vacancies'> = async (place) => {
  const { build } = place.server;
  const made = await inEach(async (center) => {
    const organization = await build.organization({ center });
    const manager = await build.user({ center, roles: [['organization_superuser', organization.id]] });
    const vacancy = await build.vacancy({
      center,
      organization_id: organization.id,
      published_at: new Date(Date.now() - 30 * dayMs),
      expires_at: new Date(Date.now() + 10 * dayMs),
    });
    return [vacancy.id, manager.id];
  });
  const look = lookIn(
    place,
    `select (select count(*)::int from vacancy_reminders where vacancy_id = $1) as noted,
      (select count(*)::int from notifications where user_id = $2) as notices, ${mailsTo('$2')}`,
    made,
  );
  const undone = inBoth({ noted: 0, notices: 0, mails: 0, sendings: 0 });
  return { payload: null, look, undone, done: inBoth({ noted: 1, notices: 1, mails: 1, sendings: 1 }) };
};

/** More people than are mailed in one transaction. */
const readers = 22;

export const mailSearchAlerts: Prepare<'mail_search_alerts'> = async (place) => {
  const { build, clock } = place.server;
  // By day, whenever the test runs.
  clock.now = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
  const { id } = await build.vacancy({ published_at: new Date(clock.now.getTime() - dayMs) });
  const host = `${uuidv7()}.example`;
  await build.sql(
    first.id,
    `insert into search_alerts (volunteer_center_id, id, email, name, query, days, locale, confirmed_at, told_until)
     select 1, gen_random_uuid(), 'lezer' || n || '@' || $1, 'Alles', '',
       '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}', 'nl', now(), $2::timestamptz - interval '2 days'
     from generate_series(1, ${readers}) n`,
    [host, clock.now],
  );
  const look = () =>
    build.sql(
      first.id,
      `select a.last_run_on is not null as "hadTurn",
        (select count(*)::int from search_alert_mailings m where m.alert_id = a.id and m.vacancy_id = $2) as told,
        (select count(*)::int from email_deliveries d where d.recipient = a.email) as mails,
        (select count(*)::int from email_deliveries d join graphile_worker.jobs j on j.key = 'send_email:' || d.id
          where d.recipient = a.email) as sendings
       from search_alerts a where split_part(a.email, '@', 2) = $1 order by a.email`,
      [host, id],
    );
  const ofAll = (part: object) => Array.from({ length: readers }, () => part);
  const undone = ofAll({ hadTurn: false, told: 0, mails: 0, sendings: 0 });
  return { payload: null, look, undone, done: ofAll({ hadTurn: true, told: 1, mails: 1, sendings: 1 }) };
};

export const cleanUp: Prepare<'clean_up'> = async (place) => {
  const { build } = place.server;
  const made = await inEach(async (center) => {
    const { id: user } = await build.user({ center });
    const mail = uuidv7();
    await build.sql(
      center,
      `insert into sessions (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at)
       values ($1, gen_random_uuid(), $2::uuid, $2::text, '', now(), now() - interval '1 second')`,
      [center, user],
    );
    await build.sql(
      center,
      `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, created_at)
       values ($1, $2, 'sign_in_link', 'nl', 'a@post.example', 's', 'tekst', 'tekst', now() - interval '31 days')`,
      [center, mail],
    );
    const application = await build.application({
      center,
      confirmed_at: null,
      created_at: new Date(Date.now() - 8 * dayMs),
    });
    return [user, mail, application.id];
  });
  const look = lookIn(
    place,
    `select (select count(*)::int from sessions where user_id = $1) as sessions,
      (select status || ' ' || body_text from email_deliveries where id = $2) as mail,
      (select count(*)::int from applications where id = $3) as applications`,
    made,
  );
  const undone = inBoth({ sessions: 1, mail: 'queued tekst', applications: 1 });
  return { payload: null, look, undone, done: inBoth({ sessions: 0, mail: 'failed ', applications: 0 }) };
};

export const keepRetention: Prepare<'keep_retention'> = async (place) => {
  const { build, clock } = place.server;
  const { storage } = place.services;
  // What is written now has been there for longer than a day.
  clock.now = new Date(Date.now() + 2 * dayMs);
  const ago = (days: number) => new Date(clock.now.getTime() - days * dayMs);
  const made = await inEach(async (center) => {
    const application = await build.application({ center, status: 'rejected', decided_at: ago(29) });
    const unseen = await build.user({ center, created_at: ago(710), confirmed_at: ago(710) });
    const archived = await build.user({ center, status: 'archived', archived_at: ago(31) });
    const [picture, event] = [uuidv7(), uuidv7()];
    await storage.put(`${center}/${picture}.png`, new Uint8Array([1]));
    await build.sql(
      center,
      `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height)
       values ($1::int, $2::uuid, 'a.png', $1::int || '/' || $2::text || '.png', repeat('0', 64), 'image/png', 1, 1, 1)`,
      [center, picture],
    );
    await build.sql(
      center,
      `insert into audit_events (volunteer_center_id, id, act, subject_type, subject_id, created_at)
       values ($1, $2::uuid, 'archive', 'users', $2::uuid, $3)`,
      [center, event, ago(731)],
    );
    return [application.id, unseen.id, archived.id, picture, event];
  });
  const rows = lookIn(
    place,
    `select (select count(*)::int from applications where id = $1 and anonymized_at is null) as named,
      (select count(*)::int from users where id = $2 and first_warned_at is not null) as warned, ${mailsTo('$2')},
      (select count(*)::int from users where id = $3) as archived, (select count(*)::int from uploads where id = $4) as pictures,
      (select count(*)::int from audit_events where id = $5) as events`,
    made,
  );
  // A file goes after its row: the next night finds one that stayed.
  const files = () =>
    Promise.all(
      centers.map(async (center) => ({
        isThere: (await storage.read(`${center}/${made(center)[3]}.png`)) !== null,
      })),
    );
  const before = { named: 1, warned: 0, mails: 0, sendings: 0, archived: 1, pictures: 1, events: 1 };
  const after = { named: 0, warned: 1, mails: 1, sendings: 1, archived: 0, pictures: 0, events: 0 };
  return {
    payload: null,
    look: async () => [...(await rows()), ...(await files())],
    undone: [...inBoth(before), ...inBoth({ isThere: true })],
    done: [...inBoth(after), ...inBoth({ isThere: false })],
  };
};

export const measureAnswers: Prepare<'measure_answers'> = async (place) => {
  const { build } = place.server;
  const id = await inEach(async (center) => {
    const organization = await build.organization({ center });
    const vacancy = await build.vacancy({ center, organization_id: organization.id });
    for (let count = 0; count < 5; count += 1)
      await build.application({
        center,
        vacancy_id: vacancy.id,
        organization_id: organization.id,
        confirmed_at: new Date(Date.now() - 2 * dayMs),
        first_response_at: new Date(Date.now() - 0.5 * dayMs),
        status: 'accepted',
      });
    return organization.id;
  });
  const look = lookIn(
    place,
    'select usual_answer_days as days from organizations where id = $1',
    (center) => [id(center)],
  );
  return { payload: null, look, undone: inBoth({ days: null }), done: inBoth({ days: 2 }) };
};

export const sendLeftMails: Prepare<'send_left_mails'> = async (place) => {
  const id = await inEach(async (center) => {
    const mail = uuidv7();
    await place.server.build.sql(
      center,
      `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, created_at)
       values ($1, $2, 'sign_in_link', 'nl', 'a@post.example', 's', 't', 'h', now() - interval '1 hour')`,
      [center, mail],
    );
    return mail;
  });
  const look = lookIn(
    place,
    `select count(*)::int as sendings from graphile_worker.jobs where key = 'send_email:' || $1`,
    (center) => [id(center)],
  );
  return { payload: null, look, undone: inBoth({ sendings: 0 }), done: inBoth({ sendings: 1 }) };
};
