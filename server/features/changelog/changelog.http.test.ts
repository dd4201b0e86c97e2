import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import type { Release } from '#contract/changelog.ts';
import { releasesIn } from './queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('who is signed in reads what is new, the version of today among it', async () => {
  expect((await server.call(first.host, 'GET', '/api/v1/changelog')).status).toBe(401);
  await server.build.user({ email: 'lezer@voorbeeld.nl' });
  const as = await server.signIn(first.host, 'lezer@voorbeeld.nl');
  const { status, body } = await server.call(first.host, 'GET', '/api/v1/changelog', {
    as,
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ type: 'changelogs', id: 'current' });
  const [release] = body.data.attributes.releases;
  expect(release.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(release.body).toMatch(/^### For /m);
  const inDutch = await server.call(first.host, 'GET', '/api/v1/changelog', {
    as,
    headers: { 'accept-language': 'nl' },
  });
  const releases: Release[] = inDutch.body.data.attributes.releases;
  // A version that is told in English alone is a version that was forgotten in docs/changelog.nl.md.
  expect(releases.filter(({ language }) => language !== 'nl').map(({ version }) => version)).toEqual([]);
  expect(releases.map(({ body: text }) => text).join('')).not.toContain('ontwikkelaars');
});

describe('a heading of a version', () => {
  it('may carry its day, and ends where the next one begins', () => {
    const text =
      '# What is new\n\nIntro\n\n## 0.2.0\n\n- a\n\n### Part\n\n- b\n\n## 0.1.1 (2026-11-02)\n\nc\n\n## v0.1.0 - 2026-10-01\n';
    expect(releasesIn(text, 'en')).toEqual([
      { version: '0.2.0', releasedOn: null, body: '- a\n\n### Part\n\n- b', language: 'en' },
      { version: '0.1.1', releasedOn: '2026-11-02', body: 'c', language: 'en' },
      { version: '0.1.0', releasedOn: '2026-10-01', body: '', language: 'en' },
    ]);
  });
});
