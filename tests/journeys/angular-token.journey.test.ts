/**
 * An existing client of this kind of token authentication, unmodified, in a browser: angular-token 7.0.1 with its own
 * interceptor on Angular's own HTTP client and a real XMLHttpRequest (api.md, section 4).
 */
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { askPage } from '#tests/support/in-page.ts';
import { openSite } from '#tests/support/journey.ts';
import { openMail } from '#tests/support/steps.ts';

const site = openSite();
const email = 'vrijwilliger@public.example';

/** Puts the library's parts together as its Angular module does, without an application around them. */
const entry = `
import { HTTP_INTERCEPTORS, HttpClient, HttpXhrBackend } from '@angular/common/http';
import { AngularTokenModule, AngularTokenService } from 'angular-token';
const backend = new HttpXhrBackend({ build: () => new XMLHttpRequest() });
let interceptor;
const http = new HttpClient({ handle: (request) => interceptor.intercept(request, backend) });
const options = { apiBase: location.origin, updatePasswordPath: 'auth/password' };
const service = new AngularTokenService(http, options, 'browser', null, null);
const { useClass: Interceptor } = AngularTokenModule.forRoot(options).providers.find(({ provide }) => provide === HTTP_INTERCEPTORS);
interceptor = new Interceptor(service);
const settled = (call) => new Promise((resolve) => call.subscribe(
  (answer) => resolve({ status: answer.status ?? 200, body: answer.body ?? answer }),
  (error) => resolve({ status: error.status, body: error.error }),
));
const stored = () => Object.fromEntries(['accessToken', 'client', 'expiry', 'tokenType', 'uid'].map((name) => [name, localStorage.getItem(name)]));
globalThis.tokenClient = { service, http, settled, stored };
`;

async function bundled(): Promise<string> {
  const id = join(import.meta.dirname, 'angular-token-entry.js');
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? entry : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: id, formats: ['iife'], name: 'entry' } },
  });
  const [first] = Array.isArray(made) ? made : [];
  const chunk = first?.output[0];
  if (!chunk) throw new Error('The library was not bundled.');
  return chunk.code;
}

interface Reply {
  status: number;
  body: { success?: boolean; data?: { email?: string }; errors?: unknown };
}
const call = (page: Page, text: string, values: unknown = null) =>
  askPage<Reply>(page, `const { service, settled } = tokenClient; return settled(service.${text});`, values);
const stored = (page: Page) =>
  askPage<Record<string, string | null>>(
    page,
    'await new Promise((go) => setTimeout(go)); return tokenClient.stored();',
  );

/** As if the last rotation were long ago: the next request gets a fresh token. */
async function letTimePass(): Promise<void> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query("update sessions set rotated_at = rotated_at - interval '10 seconds'");
  await owner.end();
}

test('angular-token signs in, goes on with fresh tokens, asks many things at once, gets a new password and signs out', async () => {
  const code = await bundled();
  const { page } = await site.visit();
  const start = async () => {
    await page.goto(site.at('public', '/auth/login-1'));
    await page.evaluate(code);
  };
  await start();
  expect((await call(page, "signIn({ login: given, password: 'fout wachtwoord' })", email)).status).toBe(401);
  const signedIn = await call(page, "signIn({ login: given, password: 'welkom-in-de-buurt' })", email);
  expect([signedIn.status, signedIn.body.data?.email]).toEqual([200, email]);
  const before = await stored(page);
  expect(before).toMatchObject({ tokenType: 'Bearer', uid: email });

  // Another page of the same browser goes on from what the library stored.
  await letTimePass();
  await start();
  expect(await call(page, 'validateToken()')).toMatchObject({ status: 200, body: { success: true } });
  const after = await stored(page);
  expect([after['accessToken'] === before['accessToken'], after['client']]).toEqual([
    false,
    before['client'],
  ]);

  await letTimePass();
  const statuses = await askPage<number[]>(
    page,
    `const { service, http, settled } = tokenClient;
    const one = (at) => at % 2 ? settled(service.validateToken()) : settled(http.get(location.origin + '/api/v1/current_user', { observe: 'response' }));
    return (await Promise.all(Array.from({ length: 12 }, (_, at) => one(at)))).map(({ status }) => status);`,
  );
  expect(statuses).toEqual(Array(12).fill(200));
  expect((await call(page, 'validateToken()')).status).toBe(200);

  expect(await call(page, 'resetPassword({ login: given })', email)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const mailer = await site.visit();
  const text = await openMail(site, mailer.page, email, /Kies een nieuw wachtwoord/);
  const token = /reset_password_token=([\w-]+)/.exec(text)?.[1];
  const wishes = { password: 'nieuw bij angular', passwordConfirmation: 'nieuw bij angular' };
  const given = { ...wishes, resetPasswordToken: token };
  expect((await call(page, 'updatePassword(given)', given)).status).toBe(200);
  expect((await call(page, 'validateToken()')).status).toBe(200);
  expect(
    (await call(page, 'updatePassword(given)', { ...wishes, passwordConfirmation: 'anders dan dat' })).status,
  ).toBe(422);

  expect(await call(page, 'signOut()')).toMatchObject({ status: 200, body: { success: true } });
  expect(await stored(page)).toEqual({
    accessToken: null,
    client: null,
    expiry: null,
    tokenType: null,
    uid: null,
  });
  expect((await call(page, 'validateToken()')).status).toBe(401);
  expect((await call(page, "signIn({ login: given, password: 'nieuw bij angular' })", email)).status).toBe(
    200,
  );
});
