/** Tables, trees, conversations, charts, maps and photos on their own pages: by keyboard and by touch. How they look is walked by every-story. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { tileServer } from '#tests/support/tile-server.ts';

const tiles = await tileServer();
afterAll(() => tiles.close());
const site = openSite({ MAP_TILE_URL: tiles.template });
const endSource = () => {
  tiles.answer = (response) => response.writeHead(503).end();
};
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

test('without script rows are links and boxes in a form, with a button for each action', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(story('table'));
  await page.getByRole('checkbox', { name: 'Kies Chauffeur buurtbus' }).check();
  const button = page.getByRole('button', { name: 'Verleng' });
  const form = await button.getAttribute('form');
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Kies Chauffeur buurtbus' }).getAttribute('form'))
    .toBe(form);
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

test('what was typed is kept when sending fails and when the page is opened again', async () => {
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
  await expect.poll(() => other.inputValue()).toBe('');
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
  await open(page, 'photo-viewer');
  const button = page.getByRole('button', { name: 'Open 6' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Foto 1 van 6').waitFor();
  await dialog.locator(':focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Foto 2 van 6').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
});

/** Land, towns, borders and names, not pins alone. */
const shipped = (page: Page) =>
  page
    .locator('[data-drawn*="borders"][data-drawn*="land"][data-drawn*="towns"]')
    .waitFor({ timeout: patience(20_000) });
const canvas = (page: Page) => page.locator('.maplibregl-canvas');

/** How much of the map is in its commonest colour, and how many colours cover more than a thousandth. */
async function coloursOf(page: Page): Promise<{ commonest: number; colours: number }> {
  const picture = (await canvas(page).screenshot()).toString('base64');
  // On a page of its own: the site's policy lets no picture in from here.
  const beside = await page.context().newPage();
  const found = (await beside.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${picture}'), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join(',');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const shares = [...counts.values()].map((count) => (count * 4) / data.length);
    return { commonest: Math.max(...shares), colours: shares.filter((share) => share > 0.001).length };
  })()`)) as { commonest: number; colours: number };
  await beside.close();
  return found;
}

async function expectWorthSeeing(page: Page): Promise<void> {
  await expect
    .poll(() => coloursOf(page), { timeout: patience(20_000), interval: 500 })
    .toSatisfy(
      ({ commonest, colours }: Awaited<ReturnType<typeof coloursOf>>) => commonest < 0.97 && colours >= 4,
      'a map of more than one colour',
    );
}

test('the tiles of the source are drawn by this site alone, and the map goes on when they end', async () => {
  const { page, expectQuietConsole } = await site.visit();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.at('public', '/')) && !/^(blob|data):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await page.goto(site.at('public', '/vacancies/search'));
  await page.locator('[data-drawn~="tiles"]').waitFor({ timeout: patience(20_000) });
  await page.getByText(`Kaart: ${new URL(tiles.template).host}`).waitFor();
  endSource();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Zoom uit' }).click();
  await shipped(page);
  await page.getByText('Grenzen: CBS, Kadaster (CC BY 4.0)').waitFor();
  expect(elsewhere).toEqual([]);
  expectQuietConsole();
});

const cardOf = (page: Page) => page.locator('.maplibregl-canvas-container').getByRole('group');
const isFocused = (one: Locator) =>
  one.evaluate((element) => element === element.ownerDocument.activeElement);
/** The first pin that stands by itself: one goes nearer until there is one. */
async function singlePin(page: Page): Promise<Locator> {
  const single = page.locator('.maplibregl-marker button[aria-expanded]');
  const nearer = page.getByRole('button', { name: 'Zoom in' });
  for (let press = 0; press < 6 && (await single.count()) === 0; press++) {
    const before = await page
      .locator('.maplibregl-marker')
      .evaluateAll((all) => all.map((one) => one.outerHTML).join());
    await nearer.press('Enter');
    await expect
      .poll(() =>
        page.locator('.maplibregl-marker').evaluateAll((all) => all.map((one) => one.outerHTML).join()),
      )
      .not.toBe(before);
  }
  const name = (await single.first().getAttribute('aria-label')) ?? '';
  return page.locator('.maplibregl-marker').getByRole('button', { name, exact: true });
}

for (const width of [1280, 375])
  test(`by keyboard a pin opens its card, which follows it and gives the focus back, at ${width}`, async () => {
    endSource();
    const { page, expectQuietConsole } = await site.visit({ width });
    await page.goto(site.at('oldebroek', '/vacancies/search'));
    if (width < 600) await page.getByRole('button', { name: 'Kaart', exact: true }).tap();
    await shipped(page);
    const pin = await singlePin(page);
    const card = cardOf(page);
    await pin.focus();
    await page.keyboard.press('Enter');
    await card.locator('a:focus').waitFor();
    await expect.poll(() => pin.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(pin)).toBe(true);
    await page.keyboard.press('Enter');
    await card.locator('a:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isFocused(pin)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(card.getByRole('button'))).toBe(true);
    await page.keyboard.press('Enter');
    await card.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(pin)).toBe(true);
    await page.keyboard.press('Enter');
    await card.locator('a:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isFocused(pin)).toBe(true);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(pin)).toBe(true);
    if (width < 600) await page.getByRole('dialog').waitFor();
    expectQuietConsole();
  });

test('clusters part or list what is in them, one comes back to all, and what is in sight is searched', async () => {
  endSource();
  const { page, expectQuietConsole } = await site.visit();
  await page.goto(site.at('oldebroek', '/vacancies/search'));
  await shipped(page);
  await expectWorthSeeing(page);
  await expectAccessible(page);
  const total = await page.locator('main h1').innerText();
  const cluster = page.getByRole('button', { name: /vacatures bij elkaar/ });
  const list = page.getByRole('region', { name: /op deze plek/ });
  // Each press parts a cluster or lists it: none goes nowhere.
  for (let press = 0; press < 8 && !(await list.isVisible()); press++) {
    const before = await page.locator('.maplibregl-marker').count();
    await cluster.first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(
        async () => (await list.isVisible()) || (await page.locator('.maplibregl-marker').count()) !== before,
      )
      .toBe(true);
  }
  await list.locator('button:focus').waitFor();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page
    .getByRole('button', { name: /vacatures bij elkaar/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await cardOf(page).locator('a:focus').waitFor();

  await page.getByRole('button', { name: 'Zoom in' }).focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('Enter');
  await expectWorthSeeing(page);
  await page.getByRole('button', { name: 'Toon alles' }).click();
  await page.getByRole('button', { name: 'Toon alles' }).waitFor({ state: 'hidden' });
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('link', { name: 'Zoek in dit gebied' }).click();
  await page.waitForURL(/area=5\.\d+,52\.\d+,5\.\d+,52\.\d+/);
  await page.getByRole('link', { name: /In dit deel van de kaart/ }).waitFor();
  await expect.poll(() => page.locator('main h1').innerText()).not.toBe(total);
  await page.getByRole('link', { name: 'Toon alles' }).click();
  await page.waitForURL((url) => !url.search.includes('area'));
  await expect.poll(() => page.locator('main h1').innerText()).toBe(total);
  expectQuietConsole();
});

test('on a phone in the dark the map fills the screen, and with nothing found it shows the own municipality', async () => {
  endSource();
  const { page, expectQuietConsole } = await site.visit({ width: 375, scheme: 'dark' });
  await page.goto(site.at('oldebroek', '/vacancies/search?q=qqxxqq'));
  await page.getByRole('button', { name: 'Kaart', exact: true }).tap();
  await shipped(page);
  await expectWorthSeeing(page);
  for (let step = 0; step < 8; step++) await page.getByRole('button', { name: 'Zoom uit' }).tap();
  await expectWorthSeeing(page);
  expectQuietConsole();
});

test('a vacancy shows its place on a map only when that is asked for', async () => {
  endSource();
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
  await shipped(page);
  expect(ofMap()).toBeGreaterThan(0);
  expectQuietConsole();
});
