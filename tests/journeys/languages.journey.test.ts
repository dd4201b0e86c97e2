/** Choosing a language: where addresses carry it, and where they do not. */
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';

const site = openSite();
const configuration = () => site.server().services.configuration;
afterEach(() => {
  configuration().localeStrategy = 'prefix';
});

test('with prefixes a choice leads to the page in that language, and links stay in it', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await page.goto(site.at('public', '/vacancies/search?q=tuin'));
  await page.getByRole('link', { name: 'EN English' }).click();
  await page.waitForURL(/\/en\/vacancies\/search\?q=tuin/);
  await page.locator('header').getByRole('link', { name: 'Sign in' }).waitFor();
  await page.goto(site.at('public', '/volunteerly/changelog'));
  await page.waitForURL(/\/en\/auth\/login-1/);
  const bare = await site.visit();
  await bare.page.goto(site.at('public', '/vacancies/search'));
  await bare.context.addCookies([
    { name: 'locale', value: 'en', domain: 'public.localhost', path: '/', secure: true },
  ]);
  // Another tab chose: the next page of this one is in that language as well.
  await bare.page.getByRole('link', { name: 'Inloggen' }).first().click();
  await bare.page.waitForURL(/\/en\/auth\/login-1/);
  expectQuietConsole();
});

test('without prefixes the page switches in place, and keeps what was typed', async () => {
  configuration().localeStrategy = 'no_prefix';
  const { page, context, expectQuietConsole } = await site.visit();
  await page.goto(site.at('public', '/en/vacancies/search?without=prefix'));
  await page.waitForURL(site.at('public', '/vacancies/search?without=prefix'));
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toBe(site.at('public', '/vacancies/search'));
  await expect.poll(() => page.locator('link[hreflang]').count()).toBe(0);
  const group = page.locator('header').getByRole('group', { name: 'Language' });
  await expect
    .poll(() => group.getByRole('button', { name: 'EN English' }).getAttribute('aria-pressed'))
    .toBe('true');
  const typed = page.locator('main input[name=q]').first();
  await typed.fill('half a sen');
  await waitForScript(page, 'header form');
  await page.evaluate('window.isSamePage = true');
  await group.getByRole('button', { name: 'NL Nederlands' }).click();
  await page.getByRole('heading', { level: 1, name: /vacatures/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Vacatures/);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('nl');
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  await expect.poll(() => typed.inputValue()).toBe('half a sen');
  expect(new URL(page.url()).pathname).toBe('/vacancies/search');
  const kept = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(kept?.value).toBe('nl');
  expect(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
  await expectAccessible(page);
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForURL(/\/vacancies\/(?!search)/);
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('nl');
  expectQuietConsole();
});

test('without prefixes and without script the choice brings the page back in that language', async () => {
  configuration().localeStrategy = 'no_prefix';
  const { page } = await site.visit({ hasScript: false });
  // What somebody typed is not kept: another test may have had the page in the other way.
  await page.goto(site.at('public', '/vacancies/search?q=zonder'));
  await page.locator('header').getByRole('button', { name: 'EN English' }).click();
  await page.waitForURL(/\/vacancies\/search\?q=zonder/);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});
