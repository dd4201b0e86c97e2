/** Whoever writes a vacancy is helped: by an example or a copy to begin with, and by hints on words and demands that the centre sees as well. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('tips come while one types, lead to the words, and put a simpler one in their place', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies/add'));
  await waitForScript(page, 'main form');
  const tips = page.getByRole('region', { name: 'Tips bij je tekst' });
  await tips.getByText('Begin te typen, dan lezen we mee.').waitFor();
  await page.getByLabel('Titel', { exact: true }).fill('Vrijwilliger gezocht');
  const summary = page.getByLabel(/^In één zin \(/);
  await summary.fill('Indien je wilt, assisteer je op 06 48 22 17 90.');
  await tips.getByText('De titel zegt nog weinig').waitFor();
  await tips.getByText('Contactgegevens in de tekst').waitFor();
  await expectAccessible(page);
  const number = tips.getByRole('button', { name: '06 48 22 17 90' });
  await number.focus();
  await page.keyboard.press('Enter');
  const chosen = `const field = document.activeElement; return field.value.slice(field.selectionStart, field.selectionEnd);`;
  expect(await askPage<string>(page, chosen, null)).toBe('06 48 22 17 90');
  await tips.getByRole('button', { name: 'Maak er ‘Als’ van' }).click();
  await expect.poll(() => summary.inputValue()).toBe('Als je wilt, assisteer je op 06 48 22 17 90.');
  await tips.getByRole('button', { name: 'Maak er ‘Als’ van' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await expect.poll(() => summary.inputValue()).toBe('Indien je wilt, assisteer je op 06 48 22 17 90.');
  // The editor writes and undoes as the browser does.
  const text = page.getByRole('textbox', { name: 'Omschrijving', exact: true });
  await text.click();
  await page.keyboard.type('Je werkt in het kader van de tuin.');
  await tips.getByRole('button', { name: 'Maak er ‘voor’ van' }).click();
  await expect.poll(() => text.innerText()).toContain('Je werkt voor de tuin.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => text.innerText()).toContain('Je werkt in het kader van de tuin.');
  expectQuietConsole();
});

test('what is typed is seen as a row, as the page and on a phone, by keys, in the language that is written', async () => {
  const { page, expectQuietConsole } = await site.visit({ scheme: 'dark' });
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies/add'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel', { exact: true }).fill('Help in de kas');
  const look = page.getByRole('figure');
  await look.locator('article').getByText('Help in de kas').waitFor();
  await look.getByRole('radio', { name: 'Lijst' }).focus();
  await page.keyboard.press('ArrowRight');
  const wide = look.getByTitle('Voorbeeld van de pagina').contentFrame();
  await wide.locator('h1').getByText('Help in de kas').waitFor();
  await page.getByLabel(/^Straat/).fill('Kaslaan');
  await page.getByLabel(/^Plaats/).fill('Epe');
  await wide.locator('dl').getByText('Kaslaan, Epe').waitFor();
  const ground = (root: string) => `getComputedStyle(${root}.body).color`;
  const [inFrame, around] = await askPage<string[]>(
    page,
    `const { contentDocument } = document.querySelector('figure iframe');
     return [${ground('contentDocument')}, ${ground('document')}];`,
    null,
  );
  expect(inFrame, 'as dark as the page around it').toBe(around);
  await page.getByText('Engelse tekst', { exact: true }).click();
  await page.getByLabel(/^Titel in het Engels/).fill('Help in the greenhouse');
  await wide.locator('h1').getByText('Help in the greenhouse').waitFor();
  await wide.locator('dl').getByText('Who with', { exact: true }).waitFor();
  await look.getByText('Zo ziet een bezoeker het in het Engels').waitFor();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSideScroll(page);
  await expect.poll(() => look.getByRole('radio').count(), { message: 'not in the way on a phone' }).toBe(0);
  const open = look.getByRole('button', { name: 'Bekijk groot' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zo ziet een bezoeker het' });
  await dialog.getByRole('radio', { name: 'Telefoon' }).check();
  const phone = dialog.getByTitle('Voorbeeld op een telefoon').contentFrame();
  await phone.locator('h1').getByText('Help in the greenhouse').waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sluit het voorbeeld' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await open.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  expectQuietConsole();
});

test('a demand goes online with its reason only, and the centre reads both, also without script', async () => {
  const { page } = await site.visit({ hasScript: false, width: 375 });
  await enterAs(site, page, 'oldebroek', 'organisatie');
  await page.goto(site.at('oldebroek', '/vacancies/add'));
  await page.getByLabel('Titel', { exact: true }).fill('Zwemmaatje in het bad');
  await page.getByLabel(/^In één zin \(/).fill('Wij zoeken een vrouw die assisteert.');
  await page
    .getByLabel(/^Omschrijving/)
    .first()
    .fill('Je zwemt met iemand.');
  await page.getByLabel('Sport en bewegen').check();
  await page.getByLabel(/^Postcode/).fill('8096 AB');
  await press(page, 'Plaats vacature');
  await page.getByText('Leg uit waarom je leeftijd, geslacht, afkomst of geloof vraagt').first().waitFor();
  const tips = page.getByRole('region', { name: 'Tips bij je tekst' });
  await tips.getByText('‘zoeken een vrouw’').waitFor();
  await tips.getByText('Liever: ‘helpt’').waitFor();
  await expectNoSideScroll(page);
  await page.getByLabel(/^Waarom vraag je dit/).fill('De zwemster kleedt zich bij haar om.');
  await press(page, 'Plaats vacature');
  // Where there is no script it stands in a place that getByText does not read.
  await page.locator('noscript p', { hasText: 'Naar de centrale gestuurd om na te kijken' }).waitFor();

  const staff = await site.visit();
  await enterAs(site, staff.page, 'oldebroek', 'centrum');
  await staff.page.goto(site.at('oldebroek', '/vacancies/approve'));
  await staff.page.getByRole('link', { name: /Zwemmaatje in het bad/ }).click();
  await staff.page.getByRole('heading', { name: 'Zwemmaatje in het bad' }).first().waitFor();
  await staff.page.getByText('De reden: De zwemster kleedt zich bij haar om.').waitFor();
  await staff.page.getByText('‘assisteert’ (liever: helpt)').waitFor();
  await expectAccessible(staff.page);
  staff.expectQuietConsole();
});

test('a new one begins with an example, with a copy from the list or with one’s last', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 768 });
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies/add'));
  await waitForScript(page, 'main form');
  await page.getByText('Begin met een voorbeeld', { exact: true }).click();
  const examples = page
    .getByRole('link', { name: /^(?!Mijn laatste).+/ })
    .and(page.locator('[href*="template="]'));
  await expect.poll(() => examples.count()).toBe(18);
  await page.getByRole('link', { name: 'Koken en horeca' }).click();
  const title = page.getByLabel('Titel', { exact: true });
  await expect.poll(() => title.inputValue()).toBe('Kok voor de buurttafel');
  await expect.poll(() => page.getByLabel('Koken en horeca').isChecked()).toBe(true);
  await page
    .getByRole('textbox', { name: 'Omschrijving', exact: true })
    .getByText('Wie zoeken we?')
    .waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await title.fill('Kok voor onze straat');
  await press(page, 'Bewaar concept');
  await page.waitForURL(/vacancies\/[\da-f-]{36}\/edit$/);

  await page.goto(site.at('public', '/vacancies/add'));
  await waitForScript(page, 'main form');
  await page.getByText('Begin met een voorbeeld', { exact: true }).click();
  await page.getByRole('link', { name: 'Mijn laatste: Kok voor onze straat' }).click();
  await expect.poll(() => title.inputValue()).toBe('Kok voor onze straat');
  await title.fill('Kok voor het plein');
  await press(page, 'Bewaar concept');
  await page.waitForURL(/vacancies\/[\da-f-]{36}\/edit$/);
  await page.goto(site.at('public', '/vacancies?status=draft'));
  await waitForScript(page, 'main');
  await page.getByRole('link', { name: 'Kok voor onze straat' }).waitFor();
  await page.getByRole('button', { name: 'Meer met Kok voor het plein' }).click();
  await page.getByRole('menuitem', { name: 'Maak een kopie' }).click();
  await page.waitForURL(/vacancies\/add\?from=/);
  await expect.poll(() => title.inputValue()).toBe('Kok voor het plein');
  expectQuietConsole();
});

test('a vacancy of another organisation is not copied', async () => {
  const { page } = await site.visit({ hasScript: false });
  const staff = await site.visit({ hasScript: false });
  await enterAs(site, staff.page, 'public', 'centrum');
  await enterAs(site, page, 'public', 'organisatie');
  await staff.page.goto(site.at('public', '/vacancies/search'));
  const paths = await staff.page
    .locator('main a[href^="/vacancies/"]')
    .evaluateAll((links) => links.map((link) => (link as unknown as { pathname: string }).pathname));
  const statuses: number[] = [];
  for (const path of [...new Set(paths)].filter((one) => /[\da-f-]{36}$/.test(one)).slice(0, 12)) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await page.goto(site.at('public', `/vacancies/add?from=${path.split('/').at(-1)}`));
    statuses.push(answer?.status() ?? 0);
  }
  expect(statuses).toContain(403);
  expect(statuses.filter((status) => status !== 403 && status !== 200)).toEqual([]);
});
