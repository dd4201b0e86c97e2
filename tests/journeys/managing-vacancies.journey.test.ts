/** Staff of a centre and of an organisation keep their vacancies: they find, extend, put away and take back. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';
import { keepMessages, keepOffers } from '#tests/support/undoing.ts';

const site = openSite();
keepOffers(site);

const titles = (page: Page) => page.locator('main tbody th a').allTextContents();

test.each([
  { width: 375, scheme: 'light', language: 'nl' },
  { width: 768, scheme: 'dark', language: 'en' },
  { width: 1280, scheme: 'light', language: 'nl' },
] as const)(
  'one is found by its words, its tab and its kind, $width wide',
  async ({ width, scheme, language }) => {
    const { page, expectQuietConsole } = await site.visit({ width, scheme });
    await signIn(site, page, 'public', 'centrum');
    const start = language === 'nl' ? '' : '/en';
    await page.goto(site.at('public', `${start}/vacancies`));
    const isDutch = language === 'nl';
    await page.getByRole('heading', { level: 1, name: isDutch ? 'Vacatures' : 'Vacancies' }).waitFor();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    const all = await titles(page);
    expect(all.length).toBeGreaterThan(3);
    await page.getByRole('link', { name: isDutch ? /^Concepten/ : /^Drafts/ }).click();
    await page.waitForURL('**/vacancies?status=draft');
    await page.goto(site.at('public', `${start}/vacancies`));
    const [word = ''] = (all[0] ?? '').split(' ').toSorted((a, b) => b.length - a.length);
    await page.getByRole('searchbox').last().fill(word);
    await page.getByRole('searchbox').last().press('Enter');
    await page.waitForURL(/[?&]q=/);
    expect(await titles(page)).toContain(all[0]);
    await page.getByRole('link', { name: isDutch ? /^Zoekt: / : /^Searching: / }).click();
    await page.waitForURL('**/vacancies');
    expectQuietConsole();
  },
);

/** Work of one day: that ends it, whatever becomes of its deadline. */
const onOneDay = ['Gastdocent linosnede op zaterdag', 'Helper op de vrijwilligersmarkt'];

test('the ends of many are put off after a dry run that says which stay as they are, and taken back', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await keepMessages(page);
  await signIn(site, page, 'public', 'centrum');
  await page
    .getByRole('link', { name: /^Vacatures/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Verloopt binnenkort/ }).click();
  await page.locator('a[aria-current=page]', { hasText: 'Verloopt binnenkort' }).waitFor();
  const before = await titles(page);
  const chosen = before.filter((title) => !onOneDay.includes(title)).slice(0, 2);
  expect(chosen).toHaveLength(2);
  await waitForScript(page, 'main table');
  for (const title of chosen)
    await page.locator('main tbody tr', { hasText: title }).locator('input[type=checkbox]').check();
  await page.getByRole('button', { name: 'Verleng' }).click();
  await page.getByRole('heading', { name: '2 vacatures verlengen' }).waitFor();
  await page.getByText('2 worden verlengd').waitFor();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Tot een datum' }).check();
  await page.getByRole('textbox', { name: 'Laatste dag' }).fill('morgen');
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText('loopt al langer door').first().waitFor();
  await page.getByRole('radio', { name: /^Met 3 maanden/ }).check();
  await page.getByRole('button', { name: 'Verleng 2' }).click();
  await page.getByText('2 vacatures verlengd', { exact: true }).waitFor();
  await expect.poll(() => titles(page)).toEqual(before.filter((title) => !chosen.includes(title)));
  await page.getByRole('button', { name: 'Draai terug' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
  expectQuietConsole();
});

test('one is put away by the menu of its row, and one that was put away is deleted after a question', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies?status=published'));
  const [title = ''] = await titles(page);
  await waitForScript(page, 'main table');
  await page.getByRole('button', { name: `Meer met ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Archiveer' }).click();
  // Somebody waits for an answer to it: they are thought of first.
  await page.getByRole('heading', { name: 'Archiveer je de vacature?' }).waitFor();
  await page.getByRole('button', { name: 'Archiveer' }).click();
  await page.getByText(`${title} is gearchiveerd`, { exact: true }).waitFor();
  await page.goto(site.at('public', '/vacancies?status=archived'));
  await waitForScript(page, 'main table');
  await page.getByRole('button', { name: `Meer met ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Verwijder' }).click();
  await page.getByRole('button', { name: 'Verwijder' }).click();
  await page.getByText(`${title} is verwijderd`, { exact: true }).waitFor();
  await expect.poll(() => titles(page)).not.toContain(title);
  expectQuietConsole();
});

test('without script one is marked as filled after a dry run, and that is undone', async () => {
  const { page } = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, page, 'oldebroek', 'centrum');
  await page.goto(site.at('oldebroek', '/vacancies?status=published'));
  const [title = ''] = await titles(page);
  await expectNoSideScroll(page);
  await page.getByRole('checkbox', { name: `Kies ${title}` }).check();
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('radio', { name: 'Vervuld' }).check();
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText('1 vacature krijgt de nieuwe status').waitFor();
  await page.getByRole('button', { name: 'Wijzig 1' }).click();
  const undo = page.getByRole('button', { name: 'Draai terug' });
  await undo.waitFor();
  expect(await page.content()).toContain('1 vacature gewijzigd');
  expect(await titles(page)).not.toContain(title);
  await undo.click();
  await page.getByRole('checkbox', { name: `Kies ${title}` }).waitFor();
});

test.each([{ hasScript: true }, { hasScript: false }])(
  'many get another contact person on a screen of its own, tried first and taken back: $hasScript',
  async ({ hasScript }) => {
    const { page } = await site.visit({ width: hasScript ? 1280 : 375, hasScript });
    if (hasScript) await keepMessages(page);
    await enterAs(site, page, 'roermond', 'centrum');
    await page.goto(site.at('roermond', '/vacancies?status=published'));
    const [one = '', two = ''] = await titles(page);
    if (hasScript) await waitForScript(page, 'main table');
    for (const at of [0, 1]) await page.locator('main tbody input[type=checkbox]').nth(at).check();
    await page.getByRole('button', { name: 'Meer wijzigen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Veel vacatures tegelijk wijzigen' }).waitFor();
    await page.getByText('Je koos 2 vacatures.').waitFor();
    await expectNoSideScroll(page);
    if (hasScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
    await page.getByText('Kies minstens één wijziging').first().waitFor();
    await page.getByLabel('Naam').fill('Jet Vermeer');
    await page.getByLabel('E-mailadres').fill('jet');
    await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
    await page.getByRole('link', { name: /@/ }).first().waitFor();
    await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe('Jet Vermeer');
    await page.getByLabel('E-mailadres').fill('jet@roermond.example');
    await page.locator('summary').filter({ hasText: 'Zet erbij' }).first().click();
    await page.getByRole('checkbox', { name: 'Evenementen' }).first().check();
    await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
    await page.getByText('2 vacatures worden gewijzigd.').waitFor();
    for (const title of [one, two]) await page.getByRole('rowheader', { name: title }).waitFor();
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Evenementen' }).first().isChecked())
      .toBe(true);
    if (hasScript) await expectAccessible(page);
    await page.getByRole('button', { name: 'Wijzig 2' }).click();
    await page.waitForURL('**/vacancies?status=published');
    const undo = page.getByRole('button', { name: 'Draai terug' });
    await undo.waitFor();
    expect(await page.content()).toContain('2 vacatures gewijzigd');
    await undo.click();
    await expect.poll(() => page.content()).toContain('Teruggedraaid');
  },
);

test('one goes to another organisation, and stays where people applied to it', async () => {
  const { page } = await site.visit({ width: 1280 });
  await keepMessages(page);
  await enterAs(site, page, 'roermond', 'centrum');
  await page.goto(site.at('roermond', '/vacancies/bulk-edit'));
  const choice = page.getByLabel('Organisatie', { exact: true });
  const [, other = ''] = await choice.locator('option').allTextContents();
  await choice.selectOption(other);
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText(/vacatures worden gewijzigd\./).waitFor();
  await page
    .getByText(/^Mensen meldden zich aan bij deze organisatie/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Wijzig \d/ }).click();
  await page.waitForURL('**/vacancies');
  await page.getByRole('button', { name: 'Draai terug' }).click();
  await expect.poll(() => page.content()).toContain('Teruggedraaid');
});

test('all that the filters find are changed at once', async () => {
  const { page } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'roermond', 'centrum');
  await page.goto(site.at('roermond', '/vacancies?status=draft'));
  const found = (await titles(page)).length;
  expect(found).toBeGreaterThan(1);
  await page.locator('main summary').filter({ hasText: 'Meer' }).click();
  await page.getByRole('link', { name: 'Wijzig veel tegelijk' }).click();
  await page.getByText(`Het gaat om alle ${found} gevonden vacatures.`).waitFor();
  await page.getByLabel('Nieuwe status').selectOption('filled');
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText(`${found} blijven zoals ze zijn.`).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Wijzig \d/ }).count()).toBe(0);
});

test('what is often looked for is kept under a name, opened with its count, renamed and removed', async () => {
  const { page } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'oldebroek', 'centrum');
  await page.goto(site.at('oldebroek', '/vacancies?status=published&q=a'));
  await waitForScript(page, 'main table');
  await page.getByRole('button', { name: 'Bewaar filter' }).click();
  await page.getByRole('textbox', { name: /naam/i }).fill('Met een a');
  await page.keyboard.press('Enter');
  const kept = page.getByRole('link', { name: /^Met een a/ });
  await kept.waitFor();
  await page.goto(site.at('oldebroek', '/vacancies'));
  await kept.click();
  await page.waitForURL('**/vacancies?status=published&q=a');
  await page.getByRole('button', { name: 'Geef een andere naam' }).click();
  await page.getByRole('textbox', { name: /naam/i }).fill('Alles met een a');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Alles met een a/ }).waitFor();
  await page.getByRole('button', { name: 'Verwijder dit filter' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Alles met een a/ }).count()).toBe(0);
});
