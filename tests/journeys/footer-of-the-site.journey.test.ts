/** Staff edit the footer of their site, see the real one beside it, and visitors have it on their next page. */
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);
const screen = '/instellingen/footer';

async function takeOffline(slug: string, locale?: string): Promise<void> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query(
    `delete from published_pages where translation_key = (select translation_key from published_pages where slug = $1 and volunteer_center_id = 1)
       and ($2::text is null or locale = $2)`,
    [slug, locale ?? null],
  );
  await owner.end();
}

const preview = (page: Page) => page.getByRole('region', { name: 'Zo ziet een bezoeker het' });
/** What it shows, though nothing of it can be reached. */
const inPreview = (page: Page, text: string): Locator => preview(page).locator('[inert]').getByText(text);

async function openScreen(page: Page): Promise<void> {
  await page.goto(at(screen));
  await waitForScript(page, 'main form');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewaar voettekst' }).last().click();
  await page.getByText('De voettekst is bewaard').first().waitFor();
}

/** What lies under the toolbar is no smaller for that. */
async function toTop(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate("scrollTo({ top: 0, behavior: 'instant' }), scrollY")).toBe(0);
}

/** The footer as whoever comes now has it. */
async function footerOf(page: Page, path = '/'): Promise<Locator> {
  await page.goto(at(path));
  return page.getByRole('contentinfo');
}

test('what staff type is in the preview at once, in both languages and modes, and on the site once it is saved', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 1280 });
  await footerOf(visitor.page);
  await signIn(site, page, 'public', 'centrum');
  await openScreen(page);
  await page.getByLabel('Tekst', { exact: false }).first().fill('De koffie staat klaar aan de Kade.');
  await page.getByLabel('Tekst in het Engels').fill('Coffee is waiting on the quay.');
  await inPreview(page, 'De koffie staat klaar aan de Kade.').waitFor();
  await preview(page).getByText('Engels', { exact: true }).click();
  await inPreview(page, 'Coffee is waiting on the quay.').waitFor();
  await inPreview(page, 'Terms of use').waitFor();
  await preview(page).getByText('Donker', { exact: true }).click();
  await preview(page).locator('[data-mode=dark]').waitFor();
  await preview(page).getByText('Tablet', { exact: true }).click();
  await expect
    .poll(() => page.evaluate("document.querySelector('[role=group][data-mode] [inert]').offsetWidth"))
    .toBe(768);
  await page.getByRole('radio', { name: 'Midden' }).check();
  await page.getByRole('switch', { name: 'Toon NOV' }).click();
  await expect.poll(() => inPreview(page, 'NOV').count()).toBe(0);
  await expectAccessible(page);
  const earlier = await footerOf(visitor.page);
  await expect.poll(() => earlier.getByText('De koffie staat klaar').count()).toBe(0);

  await save(page);
  const footer = await footerOf(visitor.page);
  await footer.getByText('De koffie staat klaar aan de Kade.').waitFor();
  await expect.poll(() => footer.getByText('NOV').count()).toBe(0);
  await expect.poll(() => visitor.page.locator('html').getAttribute('data-footer')).toBe('centered');
  for (const name of ['Voorwaarden', 'Privacy', 'Cookies', 'Toegankelijkheid']) {
    const shown = await footerOf(visitor.page);
    await expect.poll(() => shown.getByRole('link', { name }).count(), { message: name }).toBe(1);
  }
  await (await footerOf(visitor.page, '/en')).getByText('Coffee is waiting on the quay.').waitFor();
  expectQuietConsole();
});

test('a column is outlined while it is edited; a link to a page that goes offline stays with a warning and leaves the site', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 1280 });
  await signIn(site, page, 'public', 'centrum');
  await openScreen(page);
  await page.getByRole('link', { name: 'Kolom toevoegen' }).click();
  await page.getByRole('heading', { name: 'Nieuwe kolom' }).waitFor();
  await page.getByLabel('Naam', { exact: true }).fill('Over ons');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  const column = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Over ons$/ }) });
  await column.getByText('Nog geen links').waitFor();
  await page.getByText('“Over ons” heeft geen links').waitFor();

  // What is typed in the other form stays while a link is made.
  await page.getByLabel('Tekst in het Engels').fill('Half a sentence');
  await column.getByRole('link', { name: 'Link toevoegen' }).click();
  await page.getByRole('heading', { name: 'Nieuwe link' }).waitFor();
  await page.getByText('De omlijnde kolom ben je nu aan het bewerken.').waitFor();
  await page.getByLabel('Pagina', { exact: true }).selectOption({ label: 'Verzekering, VOG en regels' });
  await page.getByLabel('Naam', { exact: true }).fill('Wat mag er');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await column.getByText('Wat mag er').waitFor();
  await expect
    .poll(() => preview(page).locator('.outline-accent h2').allTextContents())
    .toEqual(['Over ons']);
  await expect.poll(() => page.getByLabel('Tekst in het Engels').inputValue()).toBe('Half a sentence');
  await (await footerOf(visitor.page)).getByRole('link', { name: 'Wat mag er' }).click();
  await visitor.page.waitForURL('**/wat-mag-en-wat-niet');

  await takeOffline('wat-mag-en-wat-niet');
  await openScreen(page);
  await column.getByText('pagina staat niet online, bezoekers zien hem niet').waitFor();
  await page.getByText('“Wat mag er” is een concept').waitFor();
  await expect.poll(() => inPreview(page, 'Wat mag er').count()).toBe(0);
  const footer = await footerOf(visitor.page);
  await expect.poll(() => footer.getByRole('link', { name: 'Wat mag er' }).count()).toBe(0);
  expectQuietConsole();
});

test('a pencil leads the focus to its form and back; links are moved by keys, a bin asks first, and small letters can be read', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await signIn(site, page, 'public', 'centrum');
  await openScreen(page);
  const focused = () => page.evaluate('document.activeElement.id || document.activeElement.textContent');
  const list = page.getByRole('grid', { name: 'Ik wil helpen' });
  const names = () =>
    list.getByRole('row').locator('span.grid > span.font-semibold:first-child').allTextContents();
  await list.getByRole('row').first().waitFor();
  const before = await names();
  expect(before.length).toBeGreaterThan(2);
  const pencil = page.getByRole('link', { name: `Bewerk ${before[1]}`, exact: true });
  // As by Tab: into the list, to the row, and from there to what it offers.
  await list.getByRole('row').nth(1).focus();
  await pencil.press('Enter');
  await expect.poll(focused).toBe('onderdeel');
  await page.getByRole('link', { name: 'Sluit', exact: true }).press('Enter');
  await expect.poll(focused).toBe(await pencil.getAttribute('id'));

  // The row moves before the server has kept it, and loading anew meanwhile would end the call.
  await comeToRest(page);
  await list.getByRole('row').nth(1).press('Alt+ArrowUp');
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByText(`${before[1]} staat nu op plek 1 van ${before.length}`).waitFor();
  await comeToRest(page);
  await page.reload();
  await waitForScript(page, 'main form');
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);

  await page.getByRole('link', { name: `Verwijder ${before[1]}`, exact: true }).click();
  await page.getByText(`${before[1]} verdwijnt uit het menu.`).waitFor();
  await toTop(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Laat staan' }).click();
  await expect.poll(() => names()).toHaveLength(before.length);
  const scale = await page.evaluate(
    "new DOMMatrix(getComputedStyle(document.querySelector('main [inert]')).transform).a",
  );
  expect(Number(scale) * 14).toBeGreaterThanOrEqual(10);
  expectQuietConsole();
});

test('a page that is online in English alone is a link of the English footer alone, on the site and in the preview', async () => {
  const { page } = await site.visit({ width: 1280 });
  await takeOffline('veelgestelde-vragen', 'nl');
  await signIn(site, page, 'public', 'centrum');
  await openScreen(page);
  await inPreview(page, 'Vacatures').waitFor();
  await expect.poll(() => inPreview(page, 'Vragen').count()).toBe(0);
  await preview(page).getByText('Engels', { exact: true }).click();
  await inPreview(page, 'Questions').waitFor();
  const footer = await footerOf(page);
  await expect.poll(() => footer.getByRole('link', { name: 'Vragen' }).count()).toBe(0);
});

test('without script all of it is done by forms and buttons, and what is wrong is said at its field', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(at(screen));
  const names = () =>
    page
      .getByRole('list', { name: 'Ik wil helpen' })
      .locator('li > span:first-child > span:first-child')
      .allTextContents();
  const before = await names();
  expect(before.slice(0, 2)).toEqual(['Vragen', 'Vacatures']);
  await page.getByRole('button', { name: 'Zet Vacatures hoger' }).click();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['Vacatures', 'Vragen']);
  await page.getByRole('button', { name: 'Zet Vragen hoger' }).click();
  await expect.poll(names).toEqual(before);
  await page.getByRole('link', { name: 'Bewerk Vragen' }).click();
  await page.getByLabel('Naam', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByText('Naam is verplicht').first().waitFor();
  await page.getByLabel('Naam', { exact: true }).fill('Stel je vraag');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect.poll(async () => (await names())[0]).toBe('Stel je vraag');
  await page.getByLabel('Tekst', { exact: false }).first().fill('Tot ziens op het plein.');
  await page.getByRole('button', { name: 'Bewaar voettekst' }).click();
  await page.getByText('De voettekst is bewaard').first().waitFor();
  await (await footerOf(page)).getByText('Tot ziens op het plein.').waitFor();
  await page.goto(at(screen));
  await page.getByRole('link', { name: 'Bewerk Stel je vraag' }).click();
  await page.getByText('Verwijder', { exact: true }).click();
  await page.getByRole('button', { name: 'Verwijder uit het menu' }).click();
  await expect.poll(names).toEqual(['Vacatures', 'Verzekering en VOG']);
});

test('the longest words stay within a phone of 320 in each shape', async () => {
  const { page } = await site.visit({ width: 320 });
  const long = 'Vrijwilligersverzekeringsvoorwaardenbijeenkomst'.repeat(3).slice(0, 60);
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query(`update menu_items set name = $1 where menu = 'footer' and volunteer_center_id = 1`, [
    long,
  ]);
  for (const shape of ['columns', 'compact', 'centered']) {
    await owner.query(
      `update volunteer_center_profiles set footer_text = $1, address = $1, theme = theme || $2::jsonb where volunteer_center_id = 1`,
      [long.repeat(4), JSON.stringify({ footer: { variant: shape } })],
    );
    await expect
      .poll(async () => {
        await page.goto(at('/privacy'));
        return page.locator('html').getAttribute('data-footer');
      })
      .toBe(shape);
    await expectNoSideScroll(page);
  }
  await owner.end();
});

test.each([
  { width: 375, scheme: 'light', language: 'nl' },
  { width: 768, scheme: 'dark', language: 'en' },
] as const)('the screen fits $width wide', async ({ width, scheme, language }) => {
  const { page } = await site.visit({ width, scheme });
  await signIn(site, page, 'public', 'centrum');
  await page.goto(at(`${language === 'nl' ? '' : '/en'}${screen}`));
  await waitForScript(page, 'main form');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^(Bewerk|Edit) / })
    .first()
    .click();
  await page.getByRole('button', { name: language === 'nl' ? 'Bewaar' : 'Save', exact: true }).waitFor();
  await toTop(page);
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
