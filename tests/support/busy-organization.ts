/** An organisation of the first centre with something of everything that can hang on one. */
import { randomUUID } from 'node:crypto';
import { makeForm } from '#server/features/forms/forms.cases.ts';
import { tablesOf } from '#tests/http/catalogue.ts';
import { first, second, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';

/** Bytes of the logo. */
export const picture = Buffer.from('niet echt een foto');

/** A picture of the first centre, with its file. */
export async function uploadPicture(server: TestServer, id: string = randomUUID()): Promise<string> {
  const key = `${first.id}/${id}.png`;
  await server.running.services.storage.put(key, picture);
  await server.build.sql(
    first.id,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height)
     values (1, $1, 'logo.png', $2, repeat('0', 64), 'image/png', 18, 1, 1)`,
    [id, key],
  );
  return id;
}

const insertNote = `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, author_id, author_name, note)
  values (1, gen_random_uuid(), $1, $2, $3, 'Ria Bos', $4)`;

/** Somebody who was asked to fill a form in, and did. */
const insertAsked = `with asked as (
    insert into form_tokens (volunteer_center_id, id, form_id, email, sent_at, used_at, is_spent)
    values (1, gen_random_uuid(), $1, 'noor@post.example', now(), now(), true) returning id)
  insert into form_submissions (volunteer_center_id, id, form_id, token_id, answers)
  select 1, gen_random_uuid(), $1, id, '[]' from asked`;

/** The page that whoever sends the form comes to. */
const insertPageAfter = `with page as (
    insert into pages (volunteer_center_id, id, translation_key, locale, title, slug)
    values (1, gen_random_uuid(), gen_random_uuid(), 'nl', 'Dank je wel', $1::uuid::text) returning id)
  update forms set success_page_id = page.id from page where forms.id = $1::uuid`;

/** With its people, vacancies, applications in every state, a form that was filled in, pictures, notes, requests and notifications. */
export async function busyOrganization(server: TestServer, authorId: string) {
  const { build } = server;
  const here = (text: string, ...values: unknown[]) => build.sql(first.id, text, values);
  const logo = await uploadPicture(server);
  const name = `Verhuizers ${randomUUID().slice(0, 8)}`;
  const { id } = await build.organization({ name, logo_id: logo, city: 'Wezep' });
  const role: ['organization_superuser', string] = ['organization_superuser', id];
  const other = await build.organization();
  const only = await build.user({ roles: [role], first_name: 'Loes' });
  const more = await build.user({ roles: [role, ['organization_superuser', other.id]] });
  const invited = await build.user({
    roles: [role],
    status: 'invited',
    confirmed_at: null,
    password_hash: null,
  });
  const gone = await build.user({ roles: [role], status: 'archived' });
  const existingUser = await build.user({ roles: [role] });
  const knownThere = await build.user({ center: second.id, email: existingUser.email.toUpperCase() });
  const asker = await build.user();
  await here(
    'insert into organization_join_requests (volunteer_center_id, id, organization_id, user_id) values (1, gen_random_uuid(), $1, $2)',
    id,
    asker.id,
  );
  const title = `Dozen ${name}`;
  const vacancy = await build.vacancy({ organization_id: id, title, hours_min: 1.5, lat: 52.4567 });
  const draft = await build.vacancy({ organization_id: id, status: 'draft' });
  const applicant = await build.user();
  const of = { organization_id: id, vacancy_id: vacancy.id };
  const open = await build.application({ ...of, user_id: applicant.id, email: applicant.email });
  const rejected = await build.application({ ...of, status: 'rejected', message: 'Geheim' });
  await build.application({ ...of, confirmed_at: null });
  const form = await makeForm(server, { organization: id, access: 'token_holder' });
  await here(insertAsked, form);
  await here(insertPageAfter, form);
  // What its vacancy asks is a form of the centre, which does not go along.
  await here('update vacancies set form_id = $1 where id = $2', await makeForm(server), vacancy.id);
  await here('update vacancies set form_id = $1 where id = $2', form, draft.id);
  await here(insertNote, 'applications', open.id, authorId, 'Belt terug');
  await here(insertNote, 'organizations', id, authorId, 'Lastig bestuur');
  await here(
    `insert into notifications (volunteer_center_id, id, user_id, kind, data, path, application_id)
     values (1, gen_random_uuid(), $1, 'application_received', '{}', $3, $2)`,
    only.id,
    open.id,
    `/applications/${open.id}`,
  );
  return {
    id,
    name,
    title,
    logo,
    only,
    more,
    invited,
    gone,
    known: existingUser,
    knownThere,
    asker,
    vacancy,
    draft,
    applicant,
    open,
    rejected,
    form,
  };
}

/** What every table of both centres holds, but sessions: equal when nothing has changed. */
export async function everything(server: TestServer) {
  const counted = [];
  for (const center of [first.id, second.id])
    for (const { name, hasCenter } of await tablesOf(server.owner)) {
      if (!hasCenter || /^(sessions|content_versions)$/.test(name)) continue;
      const [row] = await server.build.sql(
        center,
        `select count(*)::int as n, md5(string_agg(t::text, '' order by t::text)) as what from ${name} t where volunteer_center_id = $1`,
        [center],
      );
      counted.push([center, name, row]);
    }
  return counted;
}

/** Takes an organisation to the second centre. */
export const moveAway = (
  server: TestServer,
  as: Session,
  id: string,
  body: object = {},
): Promise<TestAnswer> =>
  server.call(first.host, 'POST', `/api/v1/organizations/${id}/move`, {
    as,
    body: { center_id: String(second.id), ...body },
  });

/** What went along, by name. */
export const reportOf = (answer: TestAnswer): Record<string, number> =>
  Object.fromEntries(
    answer.body.meta.report.map((one: { what: string; count: number }) => [one.what, one.count]),
  );
