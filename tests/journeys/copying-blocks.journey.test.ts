/** Blocks go from one page to another by keys and buttons, texts of other programs come in clean, and two people see each other. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, type Visitor } from '#tests/support/journey.ts';
import { pressInText } from '#tests/support/keys-in-a-text.ts';
import { addBlock, beginPage, blockOrder, blockRows, pageKept } from '#tests/support/making-a-page.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

let editor: Visitor;
beforeEach(async ({ onTestFinished }) => {
  editor = await site.visit({ width: 1280 });
  // After what a failing test leaves of its page was kept.
  onTestFinished(() => editor.context.close());
  await editor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(site, editor.page, 'public', 'redactie');
});

/** The preview is there once the script is. */
async function begin(page: Page, name: string): Promise<string> {
  const address = await beginPage(page, site.at('public', '/content'), name);
  await page.locator('iframe').waitFor();
  return address;
}
const title = (page: Page) => page.getByLabel('Titel', { exact: true });

/** As another program leaves it on the clipboard. */
const putOnClipboard = (page: Page, html: string, text: string) =>
  page.evaluate(`(() => {
    const put = (event) => {
      event.clipboardData.setData('text/html', ${JSON.stringify(html)});
      event.clipboardData.setData('text/plain', ${JSON.stringify(text)});
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', put, { capture: true, once: true });
    document.execCommand('copy');
  })()`);

/** What is looked at again asks at once who is there. */
const lookAgain = (page: Page) => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

test('a block that was copied by keys is pasted on another page, and taken back there', async () => {
  const { page } = editor;
  await begin(page, 'Eerste pagina');
  await addBlock(page, 'Citaat');
  await addBlock(page, 'Tussenkop');
  await title(page).fill('Deze kop gaat mee');
  await pageKept(page);
  await blockRows(page).nth(1).focus();
  await page.keyboard.press('Control+c');
  await page.getByText('Blok gekopieerd', { exact: true }).waitFor();

  await begin(page, 'Tweede pagina');
  await addBlock(page, 'Oproep');
  await blockRows(page).first().focus();
  await page.keyboard.press('Control+v');
  await expect.poll(() => blockOrder(page)).toEqual(['Oproep', 'Tussenkop']);
  await page.frameLocator('iframe').getByRole('heading', { name: 'Deze kop gaat mee' }).waitFor();
  await pageKept(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => blockOrder(page)).toEqual(['Oproep']);
  await pageKept(page);
  // The clipboard of the preview is the same: it is a page of its own.
  await page.frameLocator('iframe').locator('[data-block]').first().click();
  await page.keyboard.press('Control+x');
  await expect.poll(() => blockOrder(page)).toEqual([]);
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+v');
  await expect.poll(() => blockOrder(page)).toEqual(['Oproep', 'Oproep']);
  await pageKept(page);
  editor.expectQuietConsole();
});

test('all blocks of a page go to its English one by button, and nothing of them stays after signing out', async () => {
  const { page } = editor;
  const address = await begin(page, 'Om te vertalen');
  for (const name of ['Tussenkop', 'Citaat']) await addBlock(page, name);
  await pageKept(page);
  await page.goto(address.replace('/edit', '/settings'));
  await page.getByRole('link', { name: 'Begin de vertaling in het Engels' }).click();
  await page.waitForURL(/translationOf=/);
  await title(page).fill('To translate');
  await page.getByRole('button', { name: 'Verder naar de inhoud' }).click();
  await page.waitForURL(/\/edit$/);
  const translation = page.url();
  await page.goto(address);
  await page.getByRole('button', { name: 'Kopieer alle blokken' }).click();
  await page.getByText('2 blokken gekopieerd', { exact: true }).waitFor();
  await page.goto(translation);
  const before = await blockOrder(page);
  await page.getByRole('button', { name: 'Plak', exact: true }).click();
  await expect.poll(() => blockOrder(page)).toEqual([...before, 'Tussenkop', 'Citaat']);
  await pageKept(page);
  await expectAccessible(page);
  const kept = () => page.evaluate("Object.keys(localStorage).filter((name) => name.includes('copied'))");
  expect(await kept()).toHaveLength(1);
  await openAndSettle(page, site.at('public', '/content'));
  await page.evaluate("document.querySelector('form[action*=uitloggen]').requestSubmit()");
  await page.waitForURL((url) => !url.pathname.startsWith('/content'));
  await expect.poll(kept).toEqual([]);
});

test('what is no block of this site is left out, with a word about it', async () => {
  const { page } = editor;
  await begin(page, 'Van elders');
  const known = { type: 'SectionTitle', version: 1, id: 'a', title: 'Wel van hier', intro: null };
  const picture = {
    image: { kind: 'upload', id: '01990000-0000-7000-8000-000000000009', picture: null },
    alt: 'Een foto van een ander',
    focus: { x: 0.5, y: 0.5 },
  };
  const hero = { type: 'PhotoHero', version: 1, id: 'b', title: 'Foto', text: 'Weg', picture, actions: [] };
  const blocks = [known, { ...known, type: 'Onbekend' }, hero];
  const asText = JSON.stringify({ blocks }).replaceAll('"', '&quot;');
  await putOnClipboard(page, `<div data-blocks="${asText}"><p>x</p></div>`, 'x');
  await page.keyboard.press('Control+v');
  await page.getByText('Niet alles is geplakt').first().waitFor();
  await page.getByText('Eén beeld is weggelaten').first().waitFor();
  expect(await blockOrder(page)).toEqual(['Tussenkop', 'Grote foto met titel']);
  await pageKept(page);
  await blockRows(page).nth(1).click();
  await page.getByText('Kies een tekening').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Haal dit beeld weg' }).count()).toBe(0);
});

test('a text of Word becomes a clean block of text, and in such a block its headings and lists', async () => {
  const { page } = editor;
  await begin(page, 'Uit Word');
  const html =
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><h2 class=MsoNormal>Wat je doet<o:p></o:p></h2><p class=MsoNormal>Je helpt <b>vier</b> bewoners.</p></body></html>';
  await putOnClipboard(page, html, 'Wat je doet\r\nJe helpt vier bewoners.');
  await page.keyboard.press('Control+v');
  await expect.poll(() => blockOrder(page)).toEqual(['Tekst']);
  await pageKept(page);
  const preview = page.frameLocator('iframe');
  await preview.getByRole('heading', { name: 'Wat je doet' }).waitFor();
  await blockRows(page).first().click();
  const field = page.locator('[role=textbox][aria-label=Tekst]');
  await field.getByRole('heading', { name: 'Wat je doet' }).waitFor();
  await pressInText(field, 'Control+End', 'Enter', 'Control+v');
  await expect.poll(() => field.getByRole('heading', { name: 'Wat je doet' }).count()).toBe(2);
  await field.press('Control+z');
  await expect.poll(() => field.getByRole('heading', { name: 'Wat je doet' }).count()).toBe(1);
  await pageKept(page);
  editor.expectQuietConsole();
});

test('a text is written as it is shown: Enter makes a paragraph, tables stay, and the step back is there', async () => {
  const { page } = editor;
  await begin(page, 'Een tekst');
  await addBlock(page, 'Tekst');
  const field = page.locator('[role=textbox][aria-label=Tekst]');
  await field.getByRole('table').waitFor();
  expect(await field.evaluate((element) => element.clientWidth)).toBeGreaterThan(450);
  await expectAccessible(page);
  await pressInText(field, 'Control+Home', 'Enter', 'ArrowUp', 'Control+Alt+0');
  await page.keyboard.type('De soep was op.');
  await field.press('Enter');
  await page.keyboard.type('Dank aan iedereen.');
  await pageKept(page);
  const shown = page.frameLocator('iframe');
  await shown.getByText('De soep was op.', { exact: true }).waitFor();
  await shown.getByText('Dank aan iedereen.', { exact: true }).waitFor();
  await shown.getByRole('cell', { name: 'Via de gemeente, vanaf dag één' }).waitFor();
  await page.reload();
  await blockRows(page).first().click();
  await field.getByText('Dank aan iedereen.', { exact: true }).waitFor();
  await field.getByRole('table').waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await page
    .getByRole('radio', { name: 'Velden' })
    .or(page.getByRole('button', { name: 'Velden' }))
    .first()
    .click();
  await field.waitFor();
  await expectNoSideScroll(page);
  editor.expectQuietConsole();
});

test('two people on one page see each other there, until one goes', async () => {
  const { page } = editor;
  const address = await begin(page, 'Met zijn tweeën');
  await addBlock(page, 'Tussenkop');
  await pageKept(page);
  const other = await site.visit({ width: 375 });
  await enterAs(site, other.page, 'public', 'centrum');
  await other.page.goto(address);
  await other.page.getByText(/is ook met deze pagina bezig, sinds \d+\.\d\d uur/).waitFor();
  await expectAccessible(other.page);
  await page.bringToFront();
  await lookAgain(page);
  const here = page.getByText(/is ook met deze pagina bezig/);
  await here.waitFor();
  await expectAccessible(page);
  await other.page.goto(site.at('public', '/content'));
  await expect
    .poll(async () => {
      await lookAgain(page);
      return here.count();
    })
    .toBe(0);
  await other.context.close();
  editor.expectQuietConsole();
});
