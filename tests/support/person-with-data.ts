/** A person who has been everywhere in a centre, and the search for what of them is left in the database. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { contactPerson, signUpOrganization } from '#tests/support/organization-signup.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** Words of one person that no other row has. */
let number = 0;
export const somebody = () => {
  number += 1;
  return {
    email: `zwaluw${number}@veldpost.example`,
    first_name: `Wilhelmina${number}`,
    last_name: `Zwaluwstaart${number}`,
    phone_number: `06 55 44 33 2${number}`,
  };
};
export type Somebody = ReturnType<typeof somebody>;

/** Every table in which one of these words stands, the queue's included. */
export async function rowsAbout(server: TestServer, person: Somebody, userId: string): Promise<string[]> {
  const { rows: tables } = await server.owner.query<{ place: string }>(
    `select schemaname || '.' || tablename as place from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const words = [...Object.values(person), userId].map((word) => word.toLowerCase());
  const found: string[] = [];
  for (const { place } of tables)
    for (const center of [first.id, second.id]) {
      const [row] = await server.build.sql(
        center,
        `select count(*)::int as hits from ${place} t where exists (
           select from unnest($1::text[]) word where strpos(lower(t::text), word) > 0)`,
        [words],
      );
      if (Number(row?.['hits']) > 0) found.push(`${place} in centre ${center}`);
    }
  return found;
}

/** What the calls of other tests make, as rows: one for each table that the life above does not reach. */
async function leaveTraces(
  server: TestServer,
  person: Somebody,
  { userId, organizationId }: { userId: string; organizationId: string },
) {
  const run = (text: string, values: unknown[]) => server.build.sql(first.id, text, values);
  const other = await server.build.user();
  const name = `${person.first_name} ${person.last_name}`;
  const sent = await signUpOrganization(server, {
    ...contactPerson(person),
    name: `Tuin ${person.last_name}`,
  });
  expect(sent.status).toBe(201);
  await run('update organizations set registered_by_id = $1, email = $2, phone_number = $3 where id = $4', [
    userId,
    person.email.toUpperCase(),
    person.phone_number.replaceAll(' ', ''),
    organizationId,
  ]);
  await run(
    "insert into user_roles (volunteer_center_id, id, user_id, role) values (1, gen_random_uuid(), $1, 'page_manager')",
    [userId],
  );
  await run(
    `insert into organization_join_requests (volunteer_center_id, id, organization_id, user_id, decided_by_id, status)
     values (1, gen_random_uuid(), $1, $2, $3, 'accepted'), (1, gen_random_uuid(), $1, $3, $2, 'declined')`,
    [organizationId, userId, other.id],
  );
  await run(
    `insert into passkeys (volunteer_center_id, id, user_id, name, credential_id, public_key)
     values (1, gen_random_uuid(), $1::uuid, $2, $1::text, '')`,
    [userId, `Telefoon van ${person.first_name}`],
  );
  await run("insert into one_time_code_secrets (volunteer_center_id, user_id, secret) values (1, $1, '')", [
    userId,
  ]);
  await run(
    "insert into recovery_codes (volunteer_center_id, id, user_id, code_hash) values (1, gen_random_uuid(), $1, '')",
    [userId],
  );
  await run(
    "insert into saved_filters (volunteer_center_id, id, user_id, list, name, query) values (1, gen_random_uuid(), $1, 'users', $2, '')",
    [userId, `Lijst van ${person.first_name}`],
  );
  await run(`insert into bookmarks (volunteer_center_id, user_id, id) values (1, $1, gen_random_uuid())`, [
    userId,
  ]);
  await run(
    `insert into search_alerts (volunteer_center_id, id, user_id, name, query, days, locale, confirmed_at, told_until)
     values (1, gen_random_uuid(), $1, $2, 'q=taal', '{monday}', 'nl', now(), now())`,
    [userId, `Zoekopdracht van ${person.first_name}`],
  );
  await run(
    `insert into search_alerts (volunteer_center_id, id, email, name, query, days, locale, confirmed_at, told_until)
     values (1, gen_random_uuid(), $1, $2, '', '{sunday}', 'nl', now(), now())`,
    [person.email, `Ook van ${person.first_name}`],
  );
  await run(
    `insert into themes (volunteer_center_id, id, draft, changed_by, changed_by_name, changed_at)
     values (1, gen_random_uuid(), '{}', $1, $2, now())
     on conflict (volunteer_center_id) do update set changed_by = $1, changed_by_name = $2`,
    [userId, name],
  );
  await run(
    `insert into theme_versions (volunteer_center_id, id, theme, author_id, author_name, created_at)
     values (1, gen_random_uuid(), '{}', $1, $2, now())`,
    [userId, name],
  );
  await run(
    `insert into legal_texts (volunteer_center_id, id, page, draft, changed_by, changed_by_name, changed_at)
     values (1, gen_random_uuid(), 'privacy', '[]', $1, $2, now())
     on conflict (volunteer_center_id, page) do update set changed_by = $1, changed_by_name = $2`,
    [userId, name],
  );
  await run(
    `insert into legal_text_versions
       (volunteer_center_id, page, number, sections, product_version, author_id, author_name, published_at)
     select 1, 'privacy', coalesce(max(number), 0) + 1, '[]', '0.0.0', $1::uuid, $2, now()
     from legal_text_versions where volunteer_center_id = 1 and page = 'privacy'`,
    [userId, name],
  );
  await run(
    `insert into contact_messages (volunteer_center_id, id, user_id, topic, message, status, answer, answered_at, answered_by_id, answered_by_name)
     values (1, gen_random_uuid(), $1, 'account', $2, 'open', null, null, null, null),
       (1, gen_random_uuid(), $3, 'account', 'Hoi', 'answered', 'Dag', now(), $1, $2)`,
    [userId, name, other.id],
  );
  const form = randomUUID();
  await run(
    `insert into forms (volunteer_center_id, id, locale, title, slug, notify_emails)
     values (1, $1::uuid, 'nl', 'Kom je ook?', $1::text, array['balie@punt.example', $2])`,
    [form, person.email],
  );
  await run(
    `insert into form_submissions (volunteer_center_id, id, form_id, answers, agreed_to)
     values (1, gen_random_uuid(), $1, $2, 'Jullie mogen me mailen')`,
    [
      form,
      JSON.stringify([
        { questionId: form, text: 'Hoe heet je?', questionType: 'text', value: name },
        { questionId: form, text: 'Wie kent je?', questionType: 'multiple_choice', value: ['Sam', name] },
        { questionId: form, text: 'Je mailadres?', questionType: 'email', value: person.email.toUpperCase() },
      ]),
    ],
  );
  await run(
    `with asked as (
       insert into form_tokens (volunteer_center_id, id, form_id, email, name, sent_at)
       values (1, gen_random_uuid(), $1, $2, $3, now()) returning id)
     insert into form_submissions (volunteer_center_id, id, form_id, token_id, answers)
     select 1, gen_random_uuid(), $1, id, '[{"questionId": "01935e00-0000-7000-8000-00000000f002", "text": "Hoe was het?", "questionType": "text", "value": "Leuk"}]' from asked`,
    [form, person.email, name],
  );
  // Another asks for this person's address, and a child names it as a parent's.
  await run(
    `insert into one_time_tokens (volunteer_center_id, id, purpose, token_hash, user_id, data, expires_at)
     values (1, gen_random_uuid(), 'change_email', convert_to($1::text, 'utf8'), $1::uuid, $2, now() + interval '1 day'),
       (1, gen_random_uuid(), 'sign_in', convert_to($3::text, 'utf8'), $3::uuid, null, now() + interval '1 day')`,
    [other.id, JSON.stringify({ email: person.email }), userId],
  );
  await run('update users set parent_email = $1 where id = $2', [person.email, other.id]);
  await run(
    `insert into uploads (volunteer_center_id, id, owner_id, file_name, storage_key, checksum, mime, byte_size, width, height)
     values (1, gen_random_uuid(), $1, $2, 'nowhere', repeat('0', 64), 'image/png', 1, 1, 1)`,
    [userId, `${name}.png`],
  );
  // A file that this person sent, and one of a colleague in which they stand.
  await run(
    `insert into imports (volunteer_center_id, id, owner_id, owner_name, file_name, columns, rows, row_count)
     values (1, gen_random_uuid(), $1, $2, $2, '[]', '[]', 0), (1, gen_random_uuid(), $3, 'Sam', 'a.csv', $4, $5, 1)`,
    [
      userId,
      name,
      other.id,
      JSON.stringify([{ heading: 'E-mail', field: 'email', samples: [person.email] }]),
      JSON.stringify([{ row: 2, cells: [person.email, name] }]),
    ],
  );
  // The same of files of vacancies, in which people stand as a contact.
  await run(
    `insert into vacancy_imports (volunteer_center_id, id, owner_id, owner_name, acting_admin_id, acting_admin_name, locale, file_name, source, columns, rows, row_count)
     values (1, gen_random_uuid(), $1, $2, null, null, 'nl', $2, 'Bestand', '[]', '[]', 0),
       (1, gen_random_uuid(), $3, 'Sam', $1, $2, 'nl', 'a.csv', 'Bestand', '[]', '[]', 0),
       (1, gen_random_uuid(), $3, 'Sam', null, null, 'nl', 'b.csv', 'Bestand', '[]', $4, 1)`,
    [userId, name, other.id, JSON.stringify([{ row: 2, cells: [person.email.toUpperCase(), name] }])],
  );
  await run(
    `insert into vacancy_feeds (volunteer_center_id, id, organization_id, address, becomes, contact_email)
     select 1, gen_random_uuid(), id, 'https://bron.example/' || gen_random_uuid(), 'draft', $1 from organizations where volunteer_center_id = 1 limit 1`,
    [person.email.toUpperCase()],
  );
  await run(
    `insert into sessions (volunteer_center_id, id, user_id, client, token_hash, rotated_at, expires_at, ends_at, signed_in_by, signed_in_by_name, signed_in_by_center_id)
     values (1, gen_random_uuid(), $1::uuid, $2::text, '', now(), now() + interval '1 hour', now() + interval '1 hour', $2::uuid, $3, 1)`,
    [other.id, userId, name],
  );
  await run(
    `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, acting_admin_id, acting_admin_name, act, subject_type, subject_id)
     values (1, gen_random_uuid(), $1, 'Sam', $2, $3, 'update', 'users', $1)`,
    [other.id, userId, name],
  );
  await run(
    `with kept as (insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id)
       values (1, gen_random_uuid(), $1, 'Sam', 'export', 'users', $1) returning id)
     insert into exported_users (volunteer_center_id, user_id, audit_event_id) select 1, $2, id from kept`,
    [other.id, userId],
  );
  const page = await server.build.page({ updated_by: userId, updated_by_name: name, editor_ids: [userId] });
  await run(
    `insert into page_versions (volunteer_center_id, id, page_id, kind, content, lock_version, author_id, author_name, created_at, updated_at)
     values (1, gen_random_uuid(), $1, 'saved', '{}', 0, $2, $3, now(), now())`,
    [page.id, userId, name],
  );
  await run(
    `insert into page_presences (volunteer_center_id, page_id, user_id, user_name, since, seen_at)
     values (1, $1, $2, $3, now(), now())`,
    [page.id, userId, name],
  );
}

/** Somebody who has been everywhere: applied with and without an account, was answered, noted, mailed and looked at. */
export async function liveHere(server: TestServer, person: Somebody) {
  const { build, signIn, call } = server;
  const organization = await build.organization();
  const owner = await build.user({ roles: [['organization_superuser', organization.id]] });
  const user = await build.user(person);
  const as = await signIn(first.host, person.email);
  const [openOne, answered, before] = [
    await build.vacancy({ organization_id: organization.id }),
    await build.vacancy({
      organization_id: organization.id,
      contact_person: `${person.first_name} ${person.last_name}`,
      contact_phone: person.phone_number,
      contact_email: person.email,
    }),
    await build.vacancy({ organization_id: organization.id }),
  ];
  for (const vacancy of [openOne, answered]) {
    const attributes = {
      ...person,
      vacancy_id: vacancy.id,
      message: `Ik ben ${person.first_name} en kom graag.`,
      consent: true,
    };
    const sent = await call(first.host, 'POST', '/api/v1/applications', {
      as,
      body: { data: { type: 'applications', attributes } },
      headers: { 'idempotency-key': `sleutel-${vacancy.id}` },
    });
    expect(sent.status).toBe(201);
    if (vacancy === answered) {
      const ownerSession = await signIn(first.host, owner.email);
      const accept = await call(first.host, 'POST', `/api/v1/applications/${sent.body.data.id}/accept`, {
        as: ownerSession,
        body: { message: `Welkom ${person.first_name}` },
      });
      expect(accept.status).toBe(200);
    }
  }
  await build.application({
    ...person,
    vacancy_id: before.id,
    organization_id: organization.id,
    message: 'Hoi',
  });
  await build.sql(
    first.id,
    `update applications set agreed_to = 'Jullie mogen mij bellen', answers = jsonb_build_array(jsonb_build_object(
       'questionId', gen_random_uuid(), 'text', 'Wie neem je mee?', 'questionType', 'text', 'value', $1::text))
     where vacancy_id = $2`,
    [`Mijn broer, ook een ${person.last_name}`, openOne.id],
  );
  const note = `insert into internal_notes (volunteer_center_id, id, subject_type, subject_id, note, author_id, author_name)
    values (1, gen_random_uuid(), $1, $2, $3, $4, $5)`;
  await build.sql(first.id, note, ['users', user.id, `${person.first_name} belde`, null, null]);
  await build.sql(first.id, note, [
    'organizations',
    organization.id,
    'Belde',
    user.id,
    `${person.first_name} ${person.last_name}`,
  ]);
  await build.sql(
    first.id,
    `insert into consents (volunteer_center_id, id, user_id, kind, consent_text, locale, given_at)
     values (1, gen_random_uuid(), $1, 'terms', 'Ik ga akkoord.', 'nl', now())`,
    [user.id],
  );
  await build.sql(
    first.id,
    `insert into audit_events (volunteer_center_id, id, actor_id, actor_name, act, subject_type, subject_id, reason)
     values (1, gen_random_uuid(), $1, $2, 'archive', 'users', $1, $3)`,
    [user.id, `${person.first_name} ${person.last_name}`, `${person.first_name} wilde het`],
  );
  await call(first.host, 'POST', '/api/v1/data_downloads', { as });
  await leaveTraces(server, person, { userId: user.id, organizationId: String(organization.id) });
  return { user, as, openOne, answered };
}
