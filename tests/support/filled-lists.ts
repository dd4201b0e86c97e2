/** A centre in which every list has some rows, and staff who see all of them. */
import { makeJoinRequest } from '#server/features/organizations/join/join.cases.ts';
import { makePasskey } from '#server/features/passkeys/passkeys.cases.ts';
import { makeDevice } from '#server/features/sessions/sessions.cases.ts';
import { openWorld, type BadInputWorld } from '#tests/cases/input-world.ts';
import { first } from '#tests/support/server.ts';

/** Three of everything that belongs to the reader, two of them of the same moment. */
async function fillOwn({ server, staff, paths }: BadInputWorld): Promise<void> {
  const mine = [first.id, staff.userId];
  const insert = (table: string, columns: string, values: string, parameters: unknown[] = mine) =>
    server.build.sql(
      first.id,
      `insert into ${table} (volunteer_center_id, id, ${columns})
       select $1, gen_random_uuid(), ${values} from generate_series(1, 3) n`,
      parameters,
    );
  const moment = `timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'`;
  await insert(
    'notifications',
    'user_id, kind, data, path, created_at',
    `$2, 'application_received', '{}', '/', ${moment}`,
  );
  await insert(
    'saved_filters',
    'user_id, list, name, query, created_at',
    `$2, 'users', 'Naam ' || n, '', ${moment}`,
  );
  await insert(
    'consents',
    'user_id, kind, consent_text, locale, given_at',
    `$2, 'terms', 'Ja', 'nl', ${moment}`,
  );
  await insert(
    'data_downloads',
    'user_id, archive, ready_at, expires_at, created_at',
    `$2, '\\x50', now(), now() + interval '1 day', ${moment}`,
  );
  await insert(
    'internal_notes',
    'author_id, subject_type, subject_id, note, created_at',
    `$2, 'users', $3, 'x', ${moment}`,
    [...mine, paths['users']],
  );
  await insert(
    'email_deliveries',
    'user_id, template, recipient, locale, subject, body_text, body_html, created_at',
    `$2, 'accountConfirm', 'x@post.example', 'nl', 'x', 'x', 'x', ${moment}`,
    [first.id, paths['users']],
  );
  await insert(
    'audit_events',
    'actor_id, act, subject_type, subject_id, created_at',
    `$2::uuid, 'update', 'users', $2::uuid, ${moment}`,
  );
  for (let n = 0; n < 2; n += 1) {
    await makePasskey(server, first.id, staff.userId);
    await makeDevice(server, first.id, staff.userId);
  }
}

/** Opens it. */
export async function openFilledWorld(): Promise<BadInputWorld> {
  const world = await openWorld();
  const { build } = world.server;
  const organization = await build.organization({ name: 'Zonder plaats' });
  for (const [title, expires_at] of [
    ['B', '2030-01-01T00:00:00Z'],
    ['A', null],
    ['B', '2029-01-01T00:00:00Z'],
    ['C', null],
  ])
    await build.vacancy({ title, expires_at, organization_id: organization.id });
  for (const status of ['pending', 'pending', 'pending']) await build.organization({ status });
  for (const status of ['open', 'accepted', 'declined', 'open', 'accepted', 'declined'])
    await makeJoinRequest(world.server, organization.id, status);
  // What filters are about: each state, and a value where there may be none.
  for (const status of ['draft', 'filled', 'expired', 'archived'])
    await build.vacancy({ status, organization_id: organization.id, positions: 2, tags: ['regularly'] });
  await build.organization({ city: 'Wezep' });
  for (const first_name of ['Noor', 'Bas']) await build.application({ first_name, last_name: 'Jansen' });
  await build.application({ status: 'accepted', decided_at: '2026-11-20T10:00:00Z' });
  await build.application({ withdrawn_at: '2026-11-20T10:00:00Z' });
  for (const id of [organization.id, String((await build.organization())['id'])])
    await build.sql(
      first.id,
      "insert into user_roles (volunteer_center_id, id, user_id, role, organization_id) values (1, gen_random_uuid(), $1, 'organization_superuser', $2)",
      [world.staff.userId, id],
    );
  await fillOwn(world);
  return world;
}
