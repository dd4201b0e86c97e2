/** Which kinds of help exist in which centre: by its flags (specification, section 1), in every call that names one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vacancyTypes, type VacancyType } from '#contract/vacancy-fields.ts';
import { testServer, type Session, type TestServer } from '#tests/support/server.ts';

/** Written out: what the flags come to is what is tested. */
const offered: Record<string, { id: number; types: VacancyType[] }> = {
  public: { id: 1, types: ['volunteering', 'p2p', 'one-on-one', 'activity', 'language'] },
  oldebroek: { id: 2, types: ['volunteering', 'p2p', 'neighbour-help', 'activity', 'language'] },
  roermond: { id: 3, types: ['volunteering', 'activity', 'language'] },
  meedoen: { id: 4, types: ['volunteering', 'language'] },
};
const cells = Object.entries(offered).flatMap(([key, { id, types }]) =>
  vacancyTypes.map((type) => ({ key, id, type, isOffered: types.includes(type) })),
);

let server: TestServer;
const staff: Record<string, Session> = {};
const organizations: Record<string, string> = {};

beforeAll(async () => {
  server = await testServer();
  await server.owner.query(`insert into volunteer_centers (id, key, name, app_context) values
    (3, 'roermond', 'Derde', null), (4, 'meedoen', 'Vierde', 'meedoen')`);
  await server.running.services.centers.refresh();
  for (const [key, { id: center }] of Object.entries(offered)) {
    if (center > 2)
      await server.build.sql(
        center,
        'insert into volunteer_center_profiles (volunteer_center_id, name) values ($1, $2)',
        [center, key],
      );
    const { email } = await server.build.user({ center, roles: ['center_superuser'] });
    staff[key] = await server.signIn(`${key}.localhost`, email);
    organizations[key] = (await server.build.organization({ center })).id;
  }
});
afterAll(() => server.close());

const send = (key: string, method: 'POST' | 'PATCH', path: string, attributes: object) =>
  server.call(`${key}.localhost`, method, `/api/v1/vacancies${path}`, {
    as: staff[key] ?? null,
    body: { data: { type: 'vacancies', attributes } },
  });

const refused = [{ code: 'type_not_offered', pointer: '/data/attributes/vacancy_type' }];
const problemsOf = (body: { errors: { code: string; source: { pointer: string } }[] }) =>
  body.errors.map(({ code, source }) => ({ code, pointer: source.pointer }));

describe.each(cells)('$type at $key', ({ key, id, type, isOffered }) => {
  test(isOffered ? 'can be added, chosen, published and searched for' : 'does not exist', async () => {
    const added = await send(key, 'POST', '', {
      title: 'Samen op pad',
      vacancy_type: type,
      organization_id: organizations[key],
    });
    expect(added.status).toBe(isOffered ? 201 : 422);
    if (!isOffered) expect(problemsOf(added.body)).toEqual(refused);

    const draft = await server.build.vacancy({ center: id, status: 'draft' });
    const changed = await send(key, 'PATCH', `/${draft.id}`, { vacancy_type: type });
    expect(changed.status).toBe(isOffered ? 200 : 422);

    // As one that came from elsewhere, or from before the flag was as it is.
    const older = await server.build.vacancy({ center: id, status: 'draft', vacancy_type: type });
    const published = await server.call(`${key}.localhost`, 'POST', `/api/v1/vacancies/${older.id}/publish`, {
      as: staff[key] ?? null,
      body: {},
    });
    expect(published.status).toBe(isOffered ? 200 : 422);
    if (!isOffered) expect(problemsOf(published.body)).toEqual(refused);

    const found = await server.call(
      `${key}.localhost`,
      'GET',
      `/api/v1/vacancies/search?filter[vacancy_type]=${type}`,
    );
    expect(found.status).toBe(isOffered ? 200 : 400);
  });
});
