/** The vacancies of a centre in a frame on another site: its own and open ones, for a search, and for nobody in particular. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacancyWorld, type VacancyWorld } from '#tests/support/managing-vacancies.ts';
import { first, second } from '#tests/support/server.ts';

let { server, organizationId, manager } = {} as VacancyWorld;

beforeAll(async () => {
  ({ server, organizationId, manager } = await vacancyWorld());
});
afterAll(() => server.close());

const ask = (url: string, { host = first.host, headers = {} } = {}) =>
  server.running.app.inject({ url, headers: { host, ...headers } });
const build = (over: object) => server.build.vacancy({ organization_id: organizationId, ...over });

test('shows what is open at this centre, in the language that is asked for, with whole addresses', async () => {
  const { id } = await build({ title: 'Uilen tellen', title_en: 'Counting owls', city: 'Wezep' });
  await build({ title: 'Uilen verbergen', status: 'draft' });
  await build({ title: 'Uilen vergeten', expires_at: '2020-01-01T00:00:00Z' });
  const dutch = await ask('/embed/vacancies?q=uilen');
  expect([dutch.statusCode, dutch.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(dutch.payload).toContain('<html lang="nl">');
  expect(dutch.payload).toMatch(
    new RegExp(`<a href="https?://[^"/]+/vacancies/${id}" target="_blank" rel="noopener">Uilen tellen</a>`),
  );
  expect(dutch.payload).not.toMatch(/verbergen|vergeten/);
  expect(dutch.payload).toMatch(/href="https?:\/\/[^"/]+\/vacancies\/search\?q=uilen"/);
  const english = (await ask('/en/embed/vacancies?q=owls')).payload;
  expect(english).toMatch(new RegExp(`/en/vacancies/${id}"[^>]*>Counting owls`));
  expect((await ask('/embed/vacancies?q=uilen', { host: second.host })).payload).toContain(
    'Er staat nu niets open',
  );
});

test('may be framed by any site, and knows and keeps nobody', async () => {
  const { headers } = await ask('/embed/vacancies', {
    headers: { ...manager.headers, cookie: 'locale=en; colour-mode=dark' },
  });
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=300');
  const script = await ask('/embed/frame.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('nothing else may be framed, and neither may its refusals', async () => {
  for (const path of [
    '/',
    '/vacancies/search',
    '/vacancies/embed',
    '/embed/vacancies?kleur=rood',
    '/api/v1/vacancies',
  ])
    expect((await ask(path)).headers['x-frame-options'], path).toBe('DENY');
});

test('a filter that there is not, and a language that the centre has not, are not found', async () => {
  for (const [path, host] of [
    ['/embed/vacancies?kleur=rood', first.host],
    ['/embed/vacancies?category=nature&category=sport', first.host],
    ['/en/embed/vacancies', second.host],
  ] as const)
    expect((await ask(path, { host })).statusCode, path).toBe(404);
});

test('what somebody typed stays text, and no more than twelve stand there', async () => {
  await build({ title: 'Bevers <script>hit()</script>', summary: '"><img src=x onerror=hit()>' });
  for (let count = 0; count < 14; count += 1) await build({ title: `Bevers ${count}` });
  const { payload } = await ask('/embed/vacancies?q=bevers');
  expect(payload.match(/<li>/g)).toHaveLength(12);
  const { payload: one } = await ask('/embed/vacancies?q=hit');
  expect(one).not.toMatch(/<script>hit|<img/);
});
