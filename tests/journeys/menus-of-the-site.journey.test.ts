/** Staff put the menus of their site in order, and visitors find what stands in them. */
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { addBlock, beginPage, pageKept } from '#tests/support/making-a-page.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();
const screen = (query = '') => site.at('public', `/content/menu-items${query}`);

async function takeOffline(slug: string): Promise<void> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query('delete from published_pages where slug = $1', [slug]);
  await owner.end();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
/** What a visitor finds in the toolbar, whether its panels are open or not; without what stands there for a smaller screen. */
async function linksIn(page: Page): Promise<string[]> {
  await page.goto(site.at('public', '/'));
  return menuOf(page).locator(':scope > ul > li:visible a').allTextContents();
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Menu-onderdeel' }).click();
  await page.getByRole('heading', { name: 'Nieuw menu-onderdeel' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Pagina', { exact: true }).selectOption({ label: 'Verzekering, VOG en regels' });
  await page.getByLabel('Naam', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByText(`${name} staat in het menu`).first().waitFor();
}

test('what staff add to the main menu and move under another stands on the site and in the phone menu, and not once its page is offline', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 1280 });
  const phone = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'centrum');
  await page.goto(screen());
  await fillIn(page, 'Zo gaan we om');
  await expectAccessible(page);
  expect(await linksIn(visitor.page)).toContain('Zo gaan we om');

  const line = page.getByRole('treegrid').getByRole('row', { name: 'Zo gaan we om' });
  await line.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page
    .getByRole('status')
    .filter({ hasText: /Zo gaan we om staat nu onder Over ons, op plek (\d) van \1/ })
    .waitFor({ state: 'attached' });
  await expect
    .poll(() => linksIn(visitor.page))
    .toEqual([
      'Vacatures',
      'Voor organisaties',
      'Nieuws',
      'Over het plein',
      'Partners',
      'Contact',
      'Zo gaan we om',
    ]);
  await menuOf(visitor.page).locator('summary', { hasText: 'Over ons' }).click();
  await menuOf(visitor.page).getByRole('link', { name: 'Zo gaan we om' }).click();
  await visitor.page.waitForURL('**/wat-mag-en-wat-niet');

  await phone.page.goto(site.at('public', '/'));
  await phone.page.getByText('Menu', { exact: true }).click();
  await phone.page.getByRole('banner').getByRole('link', { name: 'Zo gaan we om' }).waitFor();
  await expectNoSideScroll(phone.page);
  await expectAccessible(phone.page);

  await takeOffline('wat-mag-en-wat-niet');
  await expect.poll(() => linksIn(visitor.page)).not.toContain('Zo gaan we om');
  // The English version is online still: on the Dutch site that is nothing to lead to.
  await takeOffline('what-is-allowed');
  await page.reload();
  await line.getByText('Niet online').waitFor();
  expectQuietConsole();
});

test('an item is called as its page until somebody names it, and a page that was put online goes into the menu', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(screen('?item=new'));
  await waitForScript(page, 'main form');
  const [target, name, nameEn] = [
    page.getByLabel('Pagina', { exact: true }),
    page.getByLabel('Naam', { exact: true }),
    page.getByLabel('Naam in het Engels'),
  ];
  expect(
    await target.locator('optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label'))),
  ).toEqual(['Pagina’s', 'Nieuws', 'Verhalen']);
  await target.selectOption({ label: 'Verzekering, VOG en regels' });
  await expect.poll(() => name.inputValue()).toBe('Verzekering, VOG en regels');
  await expect.poll(() => nameEn.inputValue()).toBe('Insurance, VOG and rules');
  await name.fill('Onze regels');
  await target.selectOption({ label: 'Over het Vrijwilligersplein' });
  await expect.poll(() => nameEn.inputValue()).toBe('About Volunteer Square');
  await expect.poll(() => name.inputValue(), { message: 'what somebody typed stays' }).toBe('Onze regels');
  await page.getByRole('radio', { name: 'Vaste pagina van de site' }).check();
  await page.getByLabel('Vaste pagina', { exact: true }).selectOption({ label: 'Wat is er nieuw' });
  await expect.poll(() => nameEn.inputValue()).toBe('What’s new');

  await beginPage(page, site.at('public', '/content'), 'De ruilkast');
  await addBlock(page, 'Tekst');
  await pageKept(page);
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('button', { name: 'Zet toch online' }).click();
  const offer = page.getByRole('status').filter({ hasText: 'De ruilkast staat nog in geen menu.' });
  await expectAccessible(page);
  await offer.getByRole('link', { name: 'Zet in het menu' }).click();
  await page.getByRole('heading', { name: 'Nieuw menu-onderdeel' }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('De ruilkast');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByText('De ruilkast staat in het menu').first().waitFor();
  const visitor = await site.visit({ width: 1280 });
  await visitor.page.goto(site.at('public', '/de-ruilkast'));
  // Behind 'Meer' where the bar has no room left.
  const there = { name: 'De ruilkast', includeHidden: true };
  await expect.poll(() => visitor.page.getByRole('banner').getByRole('link', there).count()).not.toBe(0);
  expectQuietConsole();
});

test('without script a line is moved by its buttons, changed in a form, and removed after a question', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(screen('?menu=footer'));
  const names = () =>
    page.getByRole('list', { name: 'Voettekst' }).locator('li > span:first-child').allTextContents();
  expect((await names()).slice(0, 3)).toEqual(['Ik wil helpen', 'Vacatures', 'Vragen']);
  await page.getByRole('button', { name: 'Zet Vragen hoger' }).click();
  await expect
    .poll(async () => (await names()).slice(0, 3))
    .toEqual(['Ik wil helpen', 'Vragen', 'Vacatures']);
  await page.getByRole('link', { name: 'Bewerk Vragen' }).click();
  await page.getByLabel('Naam', { exact: true }).fill('Vraag het ons');
  await page.getByRole('radio', { name: 'Een adres, hier of elders' }).check();
  await page.getByRole('textbox', { name: 'Adres' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByText('Vul een adres in van deze site').first().waitFor();
  await page.getByRole('textbox', { name: 'Adres' }).fill('voorbeeld.nl/vragen');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  // What stands in noscript is seen, but not found by its text.
  await expect.poll(() => page.locator('main noscript').textContent()).toContain('Vraag het ons is bewaard');
  await page.goto(site.at('public', '/'));
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(() => footer.getByRole('link', { name: 'Vraag het ons' }).getAttribute('href'))
    .toBe('https://voorbeeld.nl/vragen');
  await page.goto(screen('?menu=footer'));
  await page.getByRole('link', { name: 'Bewerk Ik wil helpen' }).click();
  await page.getByText('Verwijder', { exact: true }).click();
  await page.getByText('met de 3 onderdelen eronder').waitFor();
  await page.getByRole('button', { name: 'Verwijder uit het menu' }).click();
  await expect.poll(async () => (await names())[0]).toBe('Mijn organisatie');
});

test.each([
  { width: 375, scheme: 'light', language: 'nl' },
  { width: 768, scheme: 'dark', language: 'en' },
] as const)('the tree and its form fit $width wide', async ({ width, scheme, language }) => {
  const { page } = await site.visit({ width, scheme });
  await signIn(site, page, 'public', 'centrum');
  const start = language === 'nl' ? '' : '/en';
  await page.goto(site.at('public', `${start}/content/menu-items?menu=account`));
  await page.getByRole('treegrid').waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^(Bewerk|Edit) / }).click();
  await page.getByRole('button', { name: language === 'nl' ? 'Bewaar' : 'Save' }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
