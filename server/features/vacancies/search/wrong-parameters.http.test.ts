/** What is wrong with a parameter is said in the language that was asked for, and in no other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function said(language: string, query: string): Promise<string> {
  const answer = await server.call(first.host, 'GET', `/api/v1/vacancies/search?${query}`, {
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(400);
  return answer.body.errors[0].detail;
}

test.each(['filter[day_part]=maandag', 'filter[tag]=!!', 'filter[distance]=x', 'filter[organization]=1'])(
  '%s',
  async (query) => {
    const [dutch, inEnglish] = [await said('nl', query), await said('en', query)];
    expect(dutch).toMatch(/^De waarde van filter\[\w+\] kan niet: [A-Z]/);
    expect(dutch).not.toMatch(/ (the|in|this|of the|must|please) /i);
    expect(inEnglish).toMatch(/^The value of filter\[\w+\] cannot be used: [A-Z]/);
  },
);

test('a value that is not in the list is called that', async () => {
  expect(await said('nl', 'filter[day_part]=maandag')).toBe(
    'De waarde van filter[day_part] kan niet: Kies een waarde uit de lijst',
  );
});
