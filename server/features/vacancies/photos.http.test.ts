/** The photos of a vacancy: whose they may be, their order, and what becomes of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeUnusedUploads } from '#server/features/uploads/unused/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { problems, sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { picture } from '#tests/support/pictures.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, second, type Session } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;
let colleague: Session;
let stranger: Session;
let elsewhere: string;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
  elsewhere = (await server.build.organization()).id;
  const signedIn = async (id: string) =>
    server.signIn(first.host, (await server.build.user({ roles: [['organization_superuser', id]] })).email);
  colleague = await signedIn(organizationId);
  stranger = await signedIn(elsewhere);
});
afterAll(() => server.close());

const change = (id: string, attributes: object, as: Session = manager) =>
  sendVacancy(world, 'PATCH', `/${id}`, attributes, { as });
const own = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, ...over })).id;
const said = (alt_text: string) => ({ data: { type: 'uploads', attributes: { alt_text } } });
async function photo(as: Session, altText: string | null = null): Promise<string> {
  const sent = await sendFile(server, first.host, '/api/v1/uploads', await picture(4, 3), {
    name: 'a.png',
    as,
  });
  const { id } = sent.body.data;
  if (altText) await server.call(first.host, 'PATCH', `/api/v1/uploads/${id}`, { as, body: said(altText) });
  return id;
}
const read = async (path: string) =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/${path}`)).body.data;

describe('photos of a vacancy', () => {
  test('stand in their order with what is on them, on its page and in lists', async () => {
    const id = await own({ title: 'Paddenstoelen tellen' });
    const [one, two] = [await photo(manager, 'Een mand'), await photo(manager)];
    const { attributes } = (await change(id, { image_ids: [two, one] })).body.data;
    expect(attributes.image_ids).toEqual([two, one]);
    expect(attributes.images).toMatchObject([
      { id: two, alt_text: null, width: expect.any(Number) },
      { id: one, alt_text: 'Een mand', url: expect.stringMatching(`^/uploads/${one}\\.`) },
    ]);
    const [found] = await read('search?filter[q]=paddenstoelen');
    expect(found.attributes.images.map((image: { id: string }) => image.id)).toEqual([two, one]);
    expect((await change(id, { image_ids: [] })).body.data.attributes.images).toEqual([]);
  });

  test('are those of its organisation and of the centre', async () => {
    const id = await own();
    const mine = await photo(manager);
    const strange = await photo(stranger);
    const refused = ['unknown_record /data/attributes/image_ids'];
    for (const wrong of [strange, organizationId])
      expect(problems(await change(id, { image_ids: [mine, wrong] }))).toEqual(refused);
    const theirs = (await server.build.vacancy({ organization_id: elsewhere })).id;
    expect(problems(await change(theirs, { image_ids: [mine] }, stranger))).toEqual(refused);
    expect((await change(id, { image_ids: [mine, await photo(colleague), await photo(staff)] })).status).toBe(
      200,
    );
    expect((await change(id, { image_ids: [mine, mine] })).status).toBe(422);
    await expect(
      server.build.sql(second.id, 'update vacancies set image_ids = array[$1::uuid]', [mine]),
    ).rejects.toThrow(/picture of its centre/);
  });

  test('are six at the most', async () => {
    const id = await own();
    const ids: string[] = [];
    // One after another: nobody sends more than a few at once.
    for (let sent = 0; sent < 7; sent += 1) ids.push(await photo(staff));
    expect(problems(await change(id, { image_ids: ids }, staff))[0]).toMatch(/image_ids$/);
  });

  test('are described by a colleague too, and stay until nobody shows them', async () => {
    const id = await own();
    const mine = await photo(manager);
    await change(id, { image_ids: [mine] });
    const describeAs = (as: Session) =>
      server.call(first.host, 'PATCH', `/api/v1/uploads/${mine}`, {
        as,
        body: said('De tuin'),
      });
    expect([(await describeAs(stranger)).status, (await describeAs(colleague)).status]).toEqual([404, 200]);
    const clean = () =>
      inScope(server.running.services.pool, first.id, (scope) =>
        removeUnusedUploads(scope, server.running.services, new Date('2026-11-30T00:00:00Z')),
      );
    await clean();
    expect((await read(id)).attributes.images).toMatchObject([{ alt_text: 'De tuin' }]);
    await change(id, { image_ids: [] });
    await clean();
    expect(problems(await change(id, { image_ids: [mine] }))).toEqual([
      'unknown_record /data/attributes/image_ids',
    ]);
  });
});
