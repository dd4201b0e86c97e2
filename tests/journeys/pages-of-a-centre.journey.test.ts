/** What visitors read of the pages and news that a centre made itself. */
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { openSite, type Visitor } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

let visitor: Visitor;
beforeEach(async ({ onTestFinished }) => {
  visitor = await site.visit({ width: 1280 });
  // After what a failing test leaves of its page was kept.
  onTestFinished(() => visitor.context.close());
});

const go = async (path: string) => (await visitor.page.goto(site.at('public', path)))?.status();
const pathNow = () => decodeURIComponent(new URL(visitor.page.url()).pathname);
const linkIn = (name: string) =>
  visitor.page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name });

test('a page in the other language has an address of its own there, and search engines are told', async () => {
  const { page } = visitor;
  await go('/over-ons');
  const other = page.locator('link[rel=alternate][hreflang=en]');
  expect(new URL((await other.getAttribute('href')) ?? '').pathname).toBe('/en/about-us');
  await linkIn('English').click();
  await page.waitForURL(/\/en\/about-us$/);
  // The address of the Dutch one, in English: it leads on.
  await go('/en/over-ons');
  expect(pathNow()).toBe('/en/about-us');
});

test('a page without a translation says where its toggle leads', async () => {
  const { page } = visitor;
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query("delete from published_pages where slug = 'contact' and locale = 'en'");
  await owner.end();
  await go('/contact');
  const toggle = linkIn('deze pagina is er niet in het Engels');
  expect(new URL((await toggle.getAttribute('href')) ?? '', page.url()).pathname).toBe('/en');
  await expect.poll(() => page.locator('link[rel=alternate][hreflang=en]').count()).toBe(0);
});

test('from the menu to the news, to a story, and back', async () => {
  const { page } = visitor;
  await go('/');
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click();
  await page.waitForURL(/\/nieuws$/);
  await page.getByRole('link', { name: 'Verhalen' }).click();
  await page.waitForURL(/soort=stories/);
  const story = page.locator('main h2 a').first();
  const title = await story.innerText();
  await story.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('link', { name: 'Al het nieuws' }).click();
  await page.waitForURL(/\/nieuws$/);
  visitor.expectQuietConsole();
});

test('news at the address of a page leads to its own, and an unknown one is not there', async () => {
  await go('/nieuws/over-ons');
  expect(pathNow()).toBe('/over-ons');
  expect(await go('/nieuws/bestaat-niet')).toBe(404);
  expect(await go('/bestaat-niet')).toBe(404);
});

test('a link shows a draft to somebody without an account, and says that it is one', async () => {
  const editor = await site.visit({ width: 1280 });
  await enterAs(site, editor.page, 'public', 'redactie');
  await editor.page.goto(site.at('public', '/nieuws'));
  const url = await askPage<string>(
    editor.page,
    `const send = async (path, body) => (await fetch('/api/v1/pages' + path, {
       method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
     const blocks = [{ type: 'SectionTitle', id: 'a', version: 1, title: 'Nog niet af', intro: null }];
     const attributes = { title: 'Een plan', slug: 'een-plan', locale: 'nl', blocks };
     const { data } = await send('', { data: { type: 'pages', attributes } });
     return (await send('/' + data.id + '/share')).data.attributes.url;`,
  );
  await editor.context.close();
  for (const width of [375, 1280]) {
    const reader = await site.visit({ width, scheme: width === 375 ? 'dark' : 'light' });
    const answer = await reader.page.goto(url);
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'no-store']);
    await reader.page.getByText('Dit is een concept').waitFor();
    await reader.page.getByRole('heading', { name: 'Nog niet af' }).waitFor();
    await expect.poll(() => reader.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectAccessible(reader.page);
    reader.expectQuietConsole();
    await reader.context.close();
  }
  expect((await visitor.page.goto(`${url}x`))?.status()).toBe(404);
});
