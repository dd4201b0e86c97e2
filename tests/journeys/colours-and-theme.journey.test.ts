/** The look of a site: the visitor's colour mode, and the theme of the centre. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { openSite, type Visitor } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { comeToRest } from '#tests/support/settled.ts';

const site = openSite();

const shown = (page: Page) =>
  page.evaluate(
    `({ mode: document.documentElement.dataset.mode, forced: document.documentElement.hasAttribute('data-forced-mode'), scheme: getComputedStyle(document.documentElement).colorScheme, stored: localStorage.getItem('color-mode') })`,
  ) as Promise<{ mode: string; forced: boolean; scheme: string; stored: string | null }>;

const browserColours = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('media'), one.getAttribute('content')]));

async function chooseDark({ page }: Visitor): Promise<void> {
  // A tab behind another is slow to take over.
  await page.bringToFront();
  await page.goto(site.at('public', '/'));
  await comeToRest(page);
  await page.locator('button[name=color-mode][value=dark]').first().dispatchEvent('click');
  await page.locator('html[data-mode=dark]').waitFor({ timeout: patience(30_000) });
}

const modeCookie = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'color-mode')?.value;

test('a choice is kept in local storage and in a cookie, and painted from the first byte', async () => {
  const visitor = await site.visit();
  await chooseDark(visitor);
  expect(await shown(visitor.page)).toMatchObject({ mode: 'dark', stored: 'dark', scheme: 'dark' });
  expect(await modeCookie(visitor)).toBe('dark');
  const colours = await browserColours(visitor.page);
  expect(colours).toEqual([[null, expect.stringMatching(/^#[01]/)]]);
  const answer = await visitor.page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]* data-mode="dark"/);
  visitor.expectQuietConsole();
});

test('where the cookie is lost the stored choice is painted before any file of script has come', async () => {
  const visitor = await site.visit();
  await chooseDark(visitor);
  await visitor.context.clearCookies({ name: 'color-mode' });
  // Kept pages carry a hash instead of a nonce: the second visit shows that both let the script run.
  const withoutFiles = await visitor.context.newPage();
  await withoutFiles.route('**/*.js', (route) => route.abort());
  for (const path of ['/vacancies/search', '/vacancies/search']) {
    await visitor.context.clearCookies({ name: 'color-mode' });
    await withoutFiles.goto(site.at('public', path));
    await expect.poll(() => shown(withoutFiles)).toMatchObject({ mode: 'dark', scheme: 'dark' });
    expect(await modeCookie(visitor)).toBe('dark');
  }
  await visitor.context.clearCookies({ name: 'color-mode' });
  await visitor.page.reload();
  await comeToRest(visitor.page);
  expect(await shown(visitor.page)).toMatchObject({ mode: 'dark', stored: 'dark' });
});

test('other tabs follow a choice, and "as the device" follows the device', async () => {
  const visitor = await site.visit();
  const second = await visitor.context.newPage();
  await second.goto(site.at('public', '/vacancies/search'));
  await comeToRest(second);
  expect(await shown(second)).toMatchObject({ mode: 'system', scheme: 'light' });
  expect(await browserColours(second)).toHaveLength(2);
  await second.emulateMedia({ colorScheme: 'dark' });
  expect(await shown(second)).toMatchObject({ mode: 'system', scheme: 'dark' });
  await second.emulateMedia({ colorScheme: 'light' });
  await chooseDark(visitor);
  await second.locator('html[data-mode=dark]').waitFor();
});

test('a mode of the page itself is marked as forced, and ends when the page is left', async () => {
  const visitor = await site.visit();
  await chooseDark(visitor);
  const { page } = visitor;
  await page.goto(site.at('public', '/test/colors?mode=light'));
  await comeToRest(page);
  expect(await shown(page)).toMatchObject({ mode: 'light', forced: true, stored: 'dark' });
  await page.getByRole('link', { name: 'Naar de voorpagina' }).click();
  await page.waitForURL(site.at('public', '/'));
  await page.locator('html:not([data-forced-mode])').waitFor();
  expect(await shown(page)).toMatchObject({ mode: 'dark', forced: false });
});

test('a new theme shows at the next load, also where the page was kept', async () => {
  const path = site.at('roermond', '/vacancies/search');
  const { page } = await site.visit({ hasScript: false });
  const look = async () => {
    const answer = await page.goto(path);
    return { kept: answer?.headers()['x-page-cache'], html: (await answer?.text()) ?? '' };
  };
  await expect.poll(async () => (await look()).kept).toBe('hit');
  const { services } = site.server();
  const center = services.centers.all().find(({ key }) => key === 'roermond');
  await inScope(services.pool, center?.id ?? 0, ({ db }) =>
    db
      .updateTable('volunteerCenterProfiles')
      .set({
        theme: JSON.stringify({ primaryColorPreset: 'lime', fonts: { sans: 'Poppins' }, shape: 'straight' }),
      })
      .where('volunteerCenterId', '=', center?.id ?? 0)
      .execute(),
  );
  await expect.poll(async () => (await look()).html).toMatch(/<html[^>]* data-shape="straight"/);
  const { html } = await look();
  expect(html).toContain('--p700:#497d00');
  expect(html).toMatch(/<link rel="preload" as="font"[^>]*poppins-latin-400/);
});
