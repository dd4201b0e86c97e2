/** A kept search of which a part is gone: its list and its mail say so, with what is searched instead. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { mailAlerts } from '../mailing/commands.ts';

let server: TestServer;
let reader: Session;
let organizationId: string;
beforeAll(async () => {
  server = await testServer();
  reader = await somebody(server, { roles: ['volunteer'] });
  organizationId = (await server.build.organization()).id;
});
beforeEach(async () => {
  await server.build.sql(first.id, 'delete from search_alerts');
  await server.build.sql(first.id, "update organizations set status = 'approved' where id = $1", [
    organizationId,
  ]);
  await takeMails(server);
});
afterAll(() => server.close());

/** Kept a week before that Monday, as it was typed then: what it asks for may be gone since. */
const keep = (name: string, query: string) =>
  server.build.sql(
    first.id,
    `insert into search_alerts (volunteer_center_id, id, user_id, name, query, days, locale, confirmed_at, told_until)
     values ($1, gen_random_uuid(), $2, $3, $4, '{monday}', 'nl', '2026-11-20', '2026-11-20')`,
    [first.id, reader.userId, name, query],
  );
const listed = async () => {
  const { body } = await server.call(first.host, 'GET', '/api/v1/search_alerts', {
    as: reader,
  });
  return Object.fromEntries(
    body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes['name'],
      [attributes['gone'], attributes['is_paused'], attributes['rest']],
    ]),
  );
};
async function mailed() {
  const { services } = server.running;
  const now = new Date('2026-11-30T06:30:00Z');
  await inScope(services.pool, first.id, (scope) => mailAlerts(scope, services, now));
  return takeMails(server);
}

test('each says what is gone of it, and whether anything can fit what is left', async () => {
  const closed = (await server.build.organization({ status: 'archived' })).id;
  await keep('Heel', `category=language&organization=${organizationId}`);
  await keep('Deels', 'category=language,juggling&tag=once');
  await keep('Soort weg', 'category=juggling&near=8091AB');
  await keep('Plaats weg', 'near=Atlantis&distance=5&category=language');
  await keep('Organisatie weg', `organization=${closed}&category=language`);
  await keep('Keuze weg', 'day_part=sometimes&category=language');
  const found = await listed();
  expect(found['Heel']).toEqual([[], false, `category=language&organization=${organizationId}`]);
  expect(found['Deels']).toEqual([['category'], false, 'category=language&tag=once']);
  expect(found['Soort weg']).toEqual([['category'], true, 'near=8091AB']);
  expect(found['Plaats weg']).toEqual([['place'], true, 'category=language']);
  expect(found['Organisatie weg']).toEqual([['organization'], true, 'category=language']);
  expect(found['Keuze weg']).toEqual([['choice'], true, 'category=language']);
});

test('an organisation that comes back is searched again', async () => {
  await keep('Hun', `organization=${organizationId}`);
  await server.build.sql(first.id, "update organizations set status = 'archived' where id = $1", [
    organizationId,
  ]);
  expect((await listed())['Hun']).toEqual([['organization'], true, '']);
  await server.build.sql(first.id, "update organizations set status = 'approved' where id = $1", [
    organizationId,
  ]);
  expect((await listed())['Hun']).toEqual([[], false, `organization=${organizationId}`]);
});

test('a mail names the searches of which a part is gone, and none of the others', async () => {
  await keep('Samen leren', 'category=language,juggling');
  await keep('Alles', '');
  const { id } = await server.build.vacancy({ organization_id: organizationId, category_ids: ['language'] });
  await server.build.sql(first.id, "update vacancies set published_at = '2026-11-29' where id = $1", [id]);
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  expect(mail?.body_text).toContain('een deel van je zoekopdracht is er niet meer, van ‘Samen leren’.');
  await server.build.sql(first.id, "delete from search_alerts where name = 'Samen leren'");
  await server.build.sql(first.id, 'delete from search_alert_mailings');
  await server.build.sql(first.id, 'update search_alerts set last_run_on = null, told_until = $1', [
    '2026-11-20',
  ]);
  const [whole] = await mailed();
  expect(whole?.body_text).toContain(id);
  expect(whole?.body_text).not.toContain('niet meer, van');
});
