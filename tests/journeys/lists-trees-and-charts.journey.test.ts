/** Tables, trees, conversations, charts, maps and photos on their own pages: by keyboard and by touch. How they look is walked by every-story. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';

const site = openSite();
const story = (name: string, look = '') => site.at('public', `/test/components/${name}${look}`);

async function open(page: Page, name: string, look = '') {
  await page.goto(story(name, look));
  await waitForScript(page);
}

test('a table is sorted by a link, and its rows are walked, chosen and opened by keyboard', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await open(page, 'table');
  await page.getByRole('link', { name: 'Reacties' }).first().click();
  await page.waitForURL(/sort=replies/);
  const head = page.getByRole('columnheader', { name: 'Reacties' }).first();
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  const rows = page.getByRole('table').first().locator('tbody tr');
  const box = (at: number) => rows.nth(at).getByRole('checkbox');
  await box(0).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 gekozen').first().waitFor();
  expect(await box(2).evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verleng' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('3 worden verlengd').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Niets kiezen' }).click();
  await box(1).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/open=/);
  expectQuietConsole();
});

test('on a phone the rows are items, and from the page one goes on to all that match', async () => {
  const { page } = await site.visit({ width: 375 });
  await open(page, 'table');
  await page.getByRole('checkbox', { name: 'Kies alle rijen' }).first().tap();
  await page.getByRole('button', { name: 'Kies alle 214 die passen' }).tap();
  await page.getByText('214 gekozen').first().waitFor();
  await expectNoSideScroll(page);
  await page.getByRole('checkbox', { name: 'Kies Chauffeur buurtbus' }).tap();
  await page.getByText('5 gekozen').first().waitFor();
});

test('a saved filter gets a name, and the same name is refused', async () => {
  const { page } = await site.visit();
  await open(page, 'table');
  await page.getByRole('button', { name: 'Bewaar filter' }).click();
  await page.getByLabel('Naam van het filter').fill('Concepten');
  await page.keyboard.press('Enter');
  await page.getByText('Er is al een filter met deze naam').waitFor();
  await page.getByLabel('Naam van het filter').fill('Mijn wijk');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Mijn wijk' }).waitFor();
});

test('without script rows are links and boxes in a form, with a button for each deed', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(story('table'));
  await page.getByRole('checkbox', { name: 'Kies Chauffeur buurtbus' }).check();
  const button = page.getByRole('button', { name: 'Verleng' });
  const form = await button.getAttribute('form');
  expect(await page.getByRole('checkbox', { name: 'Kies Chauffeur buurtbus' }).getAttribute('form')).toBe(
    form,
  );
});

test('a line of a tree and of a list goes up, down, in and out by keyboard, and says where it is', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await open(page, 'tree');
  const said = (text: string) =>
    page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
  const tree = page.getByRole('treegrid');
  await tree.getByRole('row', { name: 'Nieuws' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await said('Nieuws staat nu onder Hulp in de buurt, op plek 3 van 3');
  await page.keyboard.press('Alt+ArrowUp');
  await said('op plek 2 van 3');
  await page.keyboard.press('Alt+ArrowLeft');
  await said('Nieuws staat nu op plek 4 van 5');
  await tree.getByRole('button', { name: 'Zet Vacatures hoger' }).click();
  await said('Vacatures kan niet verder die kant op');
  const list = page.getByRole('grid', { name: 'Blokken van de pagina' });
  await list.getByRole('row', { name: 'Nieuws' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await said('Nieuws staat nu op plek 3 van 4');
  await list.getByRole('button', { name: 'Zet Categorieën hoger' }).click();
  await said('Categorieën staat nu op plek 1 van 4');
  expectQuietConsole();
});

test('what was typed is kept when sending fails and when the page is opened anew', async () => {
  const { page } = await site.visit();
  await open(page, 'conversation');
  const field = page.getByRole('textbox', { name: 'Schrijf aan Yusuf' });
  await field.fill('Tot morgen');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alert').getByText('Je tekst staat hier nog').waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Tot morgen');
  const other = page.getByRole('textbox', { name: 'Schrijf aan Sanne' });
  await other.fill('Neem een jas mee');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Neem een jas mee' }).waitFor();
  expect(await other.inputValue()).toBe('');
});

test('a chart is a table as well, for whoever wants it', async () => {
  const { page } = await site.visit();
  await open(page, 'charts');
  const section = page.getByRole('region', { name: 'Elke maand meer aanmeldingen' });
  await section.getByRole('radio', { name: 'Tabel' }).check();
  await section.getByRole('row', { name: 'nov 61 44 +17' }).waitFor();
});

test('photos open large, go on by arrow keys and close with Escape', async () => {
  const { page } = await site.visit();
  await open(page, 'gallery');
  const photo = page.getByRole('link', { name: /^Vergroot/ }).nth(1);
  await photo.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Foto 2 van 6').waitFor();
  await dialog.locator(':focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Foto 3 van 6').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await photo.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
});

/** Land, borders and names of towns, not pins alone. */
const ground = (page: Page) =>
  page.locator('[data-drawn="borders land places"]').waitFor({ timeout: 20_000 });

/** The colour that most of a picture has, as `red,green,blue`. */
async function mostOf(page: Page, picture: Buffer): Promise<string> {
  // On a page of its own: the site's policy lets no picture in from here.
  const beside = await page.context().newPage();
  const found = (await beside.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join(',');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort((a, b) => b[1] - a[1])[0][0];
  })()`)) as string;
  await beside.close();
  return found;
}

/** A role of the theme, in the same form. */
const role = (page: Page, name: string) =>
  page.evaluate(`(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.setProperty('transition', 'none', 'important');
    probe.style.color = 'var(${name})';
    const [, ...channels] = /(\\d+), (\\d+), (\\d+)/.exec(getComputedStyle(probe).color);
    probe.remove();
    return channels.join(',');
  })()`);

test('beside the list and on the whole screen of a phone the map has land, borders and towns', async () => {
  const wide = await site.visit();
  await wide.page.goto(site.at('public', '/vacancies/search'));
  await ground(wide.page);
  const picture = await wide.page.locator('[data-drawn]').screenshot();
  expect(await mostOf(wide.page, picture)).toBe(await role(wide.page, '--sunken'));
  const dark = await site.visit({ width: 375, scheme: 'dark' });
  await dark.page.goto(site.at('public', '/vacancies/search'));
  await dark.page.getByRole('button', { name: 'Kaart', exact: true }).tap();
  await ground(dark.page);
  wide.expectQuietConsole();
  dark.expectQuietConsole();
});

test('a vacancy shows its place on a map only when that is asked for', async () => {
  const plain = await site.visit({ hasScript: false });
  await plain.page.goto(site.at('public', '/vacancies/search?q=buurtrestaurant'));
  const vacancy = await plain.page.locator('main h2 a').first().getAttribute('href');
  const { page, expectQuietConsole } = await site.visit();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const ofMap = () => loaded.filter((url) => /map-canvas|\/map\//.test(url)).length;
  await page.goto(site.at('public', vacancy ?? '/missing'));
  await page.getByRole('heading', { name: 'Hier is het' }).hover();
  const show = page.getByRole('button', { name: 'Toon op kaart' });
  await show.waitFor();
  expect(ofMap()).toBe(0);
  await show.click();
  await page.getByRole('button', { name: /^A\. / }).waitFor();
  await ground(page);
  expect(ofMap()).toBeGreaterThan(0);
  expectQuietConsole();
});
