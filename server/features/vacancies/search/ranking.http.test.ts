/** What stands above what among hits of the same words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const monthsAgo = (months: number) => {
  const day = new Date(server.clock.now);
  day.setMonth(day.getMonth() - months);
  return day;
};

async function found(query: string): Promise<string[]> {
  const { body } = await server.call(first.host, 'GET', `/api/v1/vacancies/search?${query}`);
  expect(body.errors).toBeUndefined();
  return body.data.map((one: { attributes: { title: string } }) => one.attributes.title);
}

test('one without an end that nobody looked at for half a year stands below what is as good an answer, until it is true still', async () => {
  const words = { summary: 'Samen breien in het buurthuis', expires_at: null };
  const quiet = await server.build.vacancy({ ...words, title: 'Stil', published_at: monthsAgo(7) });
  await server.build.vacancy({
    ...words,
    title: 'Bevestigd',
    published_at: monthsAgo(8),
    renewed_at: monthsAgo(1),
  });
  await server.build.vacancy({
    ...words,
    title: 'Met einde',
    published_at: monthsAgo(9),
    expires_at: monthsAgo(-1),
  });
  const asked = 'filter[q]=breien%20buurthuis';
  expect(await found(asked)).toEqual(['Bevestigd', 'Met einde', 'Stil']);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => found(`${asked}&page[size]=1&page[number]=${page}`)),
  );
  expect(pages.flat()).toEqual(['Bevestigd', 'Met einde', 'Stil']);
  await server.build.sql(first.id, 'update vacancies set renewed_at = $2 where id = $1', [
    quiet.id,
    server.clock.now,
  ]);
  expect(await found(asked)).toEqual(['Stil', 'Bevestigd', 'Met einde']);
});
