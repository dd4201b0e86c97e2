/** A content manager makes a page of blocks, which nobody sees before it is put online, and goes back to what it was. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, type Visitor, waitForScript } from '#tests/support/journey.ts';
import { addBlock, beginPage, blockOrder, blockRows, pageKept } from '#tests/support/making-a-page.ts';
import { uploadBytesMax } from '#contract/uploads.ts';
import { pictureOfBytes } from '#tests/support/pictures.ts';
import { enterAs } from '#tests/support/steps.ts';
import { keepMessages, keepOffers } from '#tests/support/undoing.ts';

const site = openSite();
keepOffers(site);

let editor: Visitor;
beforeEach(async ({ onTestFinished }) => {
  editor = await site.visit({ width: 1280 });
  // After what a failing test leaves of its page was kept.
  onTestFinished(() => editor.context.close());
  await enterAs(site, editor.page, 'public', 'redactie');
});

const at = (path: string) => site.at('public', path);

const begin = (page: Page, title: string) => beginPage(page, at('/content'), title);
const statusOf = async (path: string) => {
  const visitor = await site.visit();
  const status = (await visitor.page.goto(at(path)))?.status();
  await visitor.context.close();
  return status;
};

test('a page of three blocks is made, put in order, put online, changed and brought back', async () => {
  const { page } = editor;
  await begin(page, 'Helpen in de buurt');
  for (const name of ['Tussenkop', 'Citaat', 'Oproep']) await addBlock(page, name);
  expect(await blockOrder(page)).toEqual(['Tussenkop', 'Citaat', 'Oproep']);
  await page
    .getByRole('button', { name: /^Zet Oproep.* hoger/ })
    .first()
    .click();
  await expect.poll(() => blockOrder(page)).toEqual(['Tussenkop', 'Oproep', 'Citaat']);
  await pageKept(page);
  expect(await statusOf('/helpen-in-de-buurt')).toBe(404);
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('dialog').getByText('Citaat heeft nog voorbeeldtekst').waitFor();
  await page.getByRole('button', { name: 'Zet toch online' }).click();
  await page.getByText('Helpen in de buurt staat online').first().waitFor();

  const visitor = await site.visit();
  await visitor.page.goto(at('/helpen-in-de-buurt'));
  await visitor.page.getByRole('heading', { level: 1, name: 'Helpen in de buurt' }).waitFor();
  const seen = await visitor.page.locator('main').innerText();

  await blockRows(page).nth(0).click();
  const title = page.getByLabel('Titel', { exact: true });
  const before = await title.inputValue();
  await title.fill('Een heel andere kop');
  await page.frameLocator('iframe').getByRole('heading', { name: 'Een heel andere kop' }).waitFor();
  await pageKept(page);
  await page.getByText('Wijzigingen klaar').waitFor();
  await visitor.page.reload();
  await expect.poll(() => visitor.page.locator('main').innerText()).toBe(seen);

  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect.poll(() => title.inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Doe opnieuw' }).click();
  await expect.poll(() => title.inputValue()).toBe('Een heel andere kop');
  await pageKept(page);

  await page.getByRole('link', { name: 'Versies' }).click();
  await page.waitForURL(/\/versions$/);
  await page.getByRole('link', { name: /Online gezet/ }).click();
  await page.getByText('Een heel andere kop').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ga verder met deze versie' }).click();
  await page.waitForURL(/\/edit$/);
  await blockRows(page).nth(0).click();
  await expect.poll(() => title.inputValue()).toBe(before);
  await visitor.page.reload();
  await expect.poll(() => visitor.page.locator('main').innerText()).toBe(seen);
  await visitor.context.close();
  editor.expectQuietConsole();
});

test('an empty sheet offers the first block and whole pages, and one step takes such a page back', async () => {
  const { page } = editor;
  await begin(page, 'Vanaf niets');
  const sheet = page.frameLocator('iframe');
  const offered = sheet.getByRole('region', { name: 'Of begin met een hele pagina' });
  await offered.getByRole('button', { name: 'Uitleg' }).click();
  await expect.poll(() => blockOrder(page)).toEqual(['Grote foto met titel', 'Tekst', 'Oproep']);
  await sheet.getByRole('heading', { name: 'Vanaf niets' }).waitFor();
  await pageKept(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await offered.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page.getByRole('dialog', { name: 'Blok toevoegen' }).getByLabel('Zoek een blok').waitFor();
  editor.expectQuietConsole();
});

test('a news item is seen as visitors will read it, with a picture that somebody chose and no other', async () => {
  const { page } = editor;
  await page.goto(at('/content/add?pageType=news'));
  await page.getByLabel('Titel', { exact: true }).fill('Soep voor de straat');
  await page.getByRole('button', { name: 'Verder naar de inhoud' }).click();
  await page.waitForURL(/\/edit$/);
  const sheet = page.frameLocator('iframe');
  await sheet.getByRole('heading', { level: 1, name: 'Soep voor de straat' }).waitFor();
  await sheet.locator('article time').waitFor();
  const pictures = sheet.locator('article img');
  await expect.poll(() => pictures.count()).toBe(0);
  await page.locator('summary', { hasText: 'Kies een tekening' }).click();
  const drawings = page.getByRole('group', { name: 'Kies een tekening' });
  await drawings.getByRole('radio').first().check({ force: true });
  await expect.poll(() => pictures.count()).toBe(1);
  await pageKept(page);
  await expect
    .poll(() => page.getByRole('checkbox', { name: /versiering/ }).count(), { message: 'said in one place' })
    .toBe(1);
  await page.getByRole('button', { name: 'Haal dit beeld weg' }).click();
  await expect.poll(() => pictures.count()).toBe(0);
  await pageKept(page);
  editor.expectQuietConsole();
});

test('a page is made by keyboard alone', async () => {
  const { page } = editor;
  await begin(page, 'Met de toetsen');
  const press = async (name: string) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  for (const name of ['Citaat', 'Oproep']) {
    await press('Blok toevoegen');
    await page.getByLabel('Zoek een blok').fill(name);
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  await blockRows(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => blockOrder(page)).toEqual(['Oproep', 'Citaat']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => blockOrder(page)).toEqual(['Citaat', 'Oproep']);
  await pageKept(page);
  editor.expectQuietConsole();
});

test('of two people at once the later one reads both texts, and nothing is lost', async () => {
  const { page } = editor;
  const address = await begin(page, 'Samen schrijven');
  await addBlock(page, 'Tussenkop');
  await pageKept(page);
  const other = await site.visit({ width: 1280 });
  await enterAs(site, other.page, 'public', 'centrum');
  await other.page.goto(address);
  await blockRows(other.page).first().click();
  await other.page.getByLabel('Titel', { exact: true }).fill('Van de een');
  await pageKept(other.page);
  await page.getByLabel('Titel', { exact: true }).fill('Van de ander');
  const dialog = page.getByRole('dialog', { name: 'Iemand anders bewaarde deze pagina ook' });
  await dialog.getByText('Van de een').waitFor();
  await dialog.getByText('Van de ander').first().waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ga verder met die van de ander' }).click();
  await pageKept(page);
  await expect.poll(() => page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Van de een');
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect.poll(() => page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Van de ander');
  await pageKept(page);
  await other.context.close();
});

test('what is wrong with a page is said beside it, and what cannot be kept is not', async () => {
  const { page } = editor;
  await begin(page, 'Nog niet goed');
  await addBlock(page, 'Oproep');
  await pageKept(page);
  const target = page.getByLabel('Leidt naar').first();
  await target.fill('/bestaat-nergens');
  await page.getByText('Deze link leidt nergens heen: /bestaat-nergens').first().waitFor();
  await pageKept(page);
  await page.getByLabel('Titel', { exact: true }).fill('');
  await page.getByText('Titel is verplicht').waitFor();
  await page.getByText('Niet bewaard: er is nog iets niet goed ingevuld').waitFor();
  await page.getByLabel('Titel', { exact: true }).fill('Doe mee');
  await pageKept(page);
});

test('a photo of one’s own, as large as may be, is sent with what is on it', async () => {
  const { page } = editor;
  await begin(page, 'Met een foto');
  await addBlock(page, 'Foto of tekening');
  await page.getByText('Kies een eigen foto').click();
  const photo = async (bytes: number) => ({
    name: 'tuin.png',
    mimeType: 'image/png',
    buffer: await pictureOfBytes(bytes),
  });
  await page.locator('input[type=file]').setInputFiles(await photo(uploadBytesMax));
  await page.getByLabel('Wat staat er op de foto?').fill('Een moestuin met een kas');
  await page.getByRole('button', { name: 'Gebruik deze foto' }).click();
  await page.frameLocator('iframe').getByRole('img', { name: 'Een moestuin met een kas' }).waitFor();
  await expect
    .poll(() => page.getByLabel('Wat erop te zien is').inputValue())
    .toBe('Een moestuin met een kas');
  await pageKept(page);
  // From now on it is among the files of the centre, for other blocks as well.
  await addBlock(page, 'Foto of tekening');
  await page.getByRole('button', { name: 'Kies uit de beeldbank of bestanden' }).click();
  const library = page.getByRole('dialog', { name: 'Kies een beeld' });
  await library.getByText('Bestanden', { exact: true }).click();
  await library.getByLabel('Zoek op wat je wilt laten zien').fill('tuin');
  await library
    .getByRole('radio', { name: /^tuin\./ })
    .first()
    .check();
  await library.getByRole('button', { name: 'Gebruik dit beeld' }).click();
  await page.frameLocator('iframe').locator('img[src^="/uploads/"]').nth(1).waitFor();
  await expectAccessible(page);
  await pageKept(page);
  editor.expectQuietConsole();
});

test('a page goes to the bin after a question, and comes back', async () => {
  const { page } = editor;
  await keepMessages(page);
  await begin(page, 'Weg ermee');
  await page.goto(at('/content?q=weg+ermee'));
  await page.getByRole('button', { name: 'Meer met Weg ermee' }).first().click();
  await page.getByRole('menuitem', { name: 'Gooi weg' }).click();
  await page.getByRole('button', { name: 'Gooi weg' }).click();
  await page.getByText('Weg ermee ligt in de prullenbak').first().waitFor();
  await page.getByRole('button', { name: 'Draai terug' }).first().click();
  await page.getByRole('link', { name: 'Weg ermee' }).first().waitFor();
  editor.expectQuietConsole();
});

test('before a page goes it is said what leads to it', async () => {
  const { page } = editor;
  await page.goto(at('/content?q=voor+organisaties'));
  await waitForScript(page, 'main table');
  await page.getByRole('button', { name: 'Meer met Voor organisaties' }).first().click();
  await page.getByRole('menuitem', { name: 'Gooi weg' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('listitem').filter({ hasText: 'in het menu' }).first().waitFor();
  await page.getByRole('button', { name: 'Laat staan' }).click();
  editor.expectQuietConsole();
});

test.each([
  { width: 375, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const)('the home page is opened in the page builder, $width wide', async ({ width, scheme }) => {
  const visitor = await site.visit({ width, scheme });
  const { page } = visitor;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(at('/content?q=wie+maak'));
  await page.getByRole('link', { name: 'Wie maak jij' }).first().click();
  await page.waitForURL(/\/edit$/);
  await blockRows(page).first().waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  visitor.expectQuietConsole();
  await visitor.context.close();
});
