/** Who a vacancy names as its contact: somebody of its own organisation, and of nobody who left anything stays. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problems, sendVacancy, vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, type Session } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());

const nobody = { contact_person: null, contact_phone: null, contact_email: null };
const change = (id: string, attributes: object, as: Session = manager) =>
  sendVacancy(world, 'PATCH', `/${id}`, attributes, { as });
const read = async (id: string, as?: Session) =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, as ? { as } : {})).body.data.attributes;
const own = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, ...over })).id;
const person = (over: object = {}) =>
  server.build.user({
    first_name: 'Ria',
    last_name: 'van Houten',
    phone_number: '0318 123456',
    roles: [['organization_superuser', organizationId]],
    ...over,
  });
const run = (text: string, values: unknown[]) => server.build.sql(first.id, text, values);

describe('the contact of a vacancy', () => {
  test('gives it name, number and address; visitors read what the vacancy shows, and not who it is', async () => {
    const ria = await person();
    const id = await own();
    const { attributes } = (
      await change(id, { contact_id: ria.id, contact_person: 'Iemand', contact_phone_visible: true })
    ).body.data;
    const told = { contact_person: 'Ria van Houten', contact_phone: '0318 123456' };
    expect(attributes).toMatchObject({ ...told, contact_id: ria.id, contact_email: ria.email });
    expect(await read(id)).toMatchObject({ ...told, contact_id: null, contact_email: null });
    const added = await sendVacancy(world, 'POST', '', {
      title: 'x',
      organization_id: organizationId,
      contact_id: ria.id,
    });
    expect(added.body.data.attributes.contact_person).toBe('Ria van Houten');
  });

  test('is one of its own people, with an account in use', async () => {
    const other = (await server.build.organization()).id;
    const roles = { elsewhere: [['organization_superuser', other]], pupil: [['student', organizationId]] };
    const strangers = [
      await person({ roles: roles.elsewhere }),
      await person({ roles: roles.pupil }),
      await person({ status: 'archived' }),
      await server.build.user({ roles: ['center_superuser'] }),
    ];
    const id = await own();
    for (const [at, { id: stranger }] of strangers.entries())
      for (const as of [manager, staff])
        expect(problems(await change(id, { contact_id: stranger }, as)), String(at)).toEqual([
          'unknown_record /data/attributes/contact_id',
        ]);
    await expect(
      run('update vacancies set contact_id = $1 where id = $2', [strangers[0]?.id, id]),
    ).rejects.toThrow(/one of the people of its organisation/);
  });

  test('is followed when called otherwise, and left for what is typed', async () => {
    const ria = await person();
    const id = await own();
    await change(id, { contact_id: ria.id, contact_email_visible: true });
    await run("update users set last_name = 'Bakker', email = $1 where id = $2", [
      'ria.bakker@post.example',
      ria.id,
    ]);
    expect(await read(id)).toMatchObject({
      contact_person: 'Ria Bakker',
      contact_email: 'ria.bakker@post.example',
    });
    await change(id, { contact_person: 'De balie' });
    expect(await read(id, manager)).toMatchObject({
      ...nobody,
      contact_id: null,
      contact_person: 'De balie',
      contact_email_visible: false,
    });
  });

  test.each([
    ['removed', 'delete from users where id = $1'],
    ['put away', "update users set status = 'archived' where id = $1"],
    ['no longer of the organisation', 'delete from user_roles where user_id = $1'],
  ])('whose account is %s leaves nothing behind', async (_, leave) => {
    const ria = await person();
    const ids = [await own(), await own()];
    for (const id of ids)
      await change(id, { contact_id: ria.id, contact_phone_visible: true, contact_email_visible: true });
    await run(leave, [ria.id]);
    for (const id of ids)
      expect(await read(id, manager)).toMatchObject({
        ...nobody,
        contact_id: null,
        contact_phone_visible: false,
      });
  });

  test('stays the contact where the vacancy and its people go to another organisation together', async () => {
    const ria = await person();
    const id = await own();
    await change(id, { contact_id: ria.id });
    const other = (await server.build.organization()).id;
    await run(
      `with moved as (update vacancies set organization_id = $1 where id = $2)
       update user_roles set organization_id = $1 where user_id = $3`,
      [other, id, ria.id],
    );
    expect(await read(id, staff)).toMatchObject({ contact_id: ria.id, contact_person: 'Ria van Houten' });
    await run('update user_roles set organization_id = $1 where user_id = $2', [organizationId, ria.id]);
    expect(await read(id, staff)).toMatchObject({ ...nobody, contact_id: null });
  });
});
