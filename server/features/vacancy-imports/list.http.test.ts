/** The files of a centre: whoever left the page of one finds it again, and nobody sees those of another centre. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, garden, heading, vacancyFiles, type VacancyFiles } from '#tests/support/vacancy-files.ts';
import { first, second } from '#tests/support/server.ts';

let { server, staff, call, taken, broughtIn, signInAs } = {} as VacancyFiles;
beforeAll(async () => {
  ({ server, staff, call, taken, broughtIn, signInAs } = await vacancyFiles());
});
afterAll(() => server.close());

const listed = async (query = '', as = staff, host = first.host) => {
  const { body } = await server.call(host, 'GET', `/api/v1/vacancy_imports${query}`, { as });
  return body.data.map(({ id, attributes }: { id: string; attributes: Record<string, unknown> }) => [
    id,
    attributes['status'],
    attributes['added'],
    attributes['owner_name'],
  ]);
};

test('all that are kept are found again by each of the staff, the newest first', async () => {
  const done = await broughtIn([heading, garden, desk].join('\n'));
  const running = await taken([heading, garden].join('\n'));
  await call('POST', `${running}/start`, {});
  const old = await taken([heading, garden].join('\n'));
  await server.owner.query(
    `update vacancy_imports set created_at = now() + case id when $1 then interval '-3 days' else interval '1 second' end
     where id in ($1, $2)`,
    [old, running],
  );
  const name = done.attributes.owner_name;
  const expected = [
    [running, 'running', null, name],
    [done.id, 'done', 2, name],
  ];
  expect(await listed()).toEqual(expected);
  expect(await listed('', await signInAs('center_superuser'))).toEqual(expected);
  expect(await listed('?page[size]=1&page[number]=2')).toEqual(expected.slice(1));
  expect(await listed('', await signInAs('center_superuser', second), second.host)).toEqual([]);
  const stranger = await signInAs('content_manager');
  expect((await server.call(first.host, 'GET', '/api/v1/vacancy_imports', { as: stranger })).status).toBe(
    403,
  );
});
