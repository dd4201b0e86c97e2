/** Staff of a centre bring in vacancies from a file of theirs. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const choose = (page: Page, rows: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'vacatures.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });

const file = [
  'Nummer;Titel;Organisatie;Omschrijving;Kleur',
  '1;Wieden in de kas;De Nieuwe Kas;Elke dinsdag met een groep;groen',
  '2;Koffie schenken;De Nieuwe Kas;Voor de bezoekers;bruin',
  '3;;De Nieuwe Kas;Zonder titel;',
];

test('a file is chosen, its columns named, checked and brought in on a phone, and leads to its vacancies', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'oldebroek', 'centrum');
  await page.goto(site.at('oldebroek', '/vacancies'));
  await page.locator('main summary').filter({ hasText: 'Meer' }).click();
  await page.getByRole('link', { name: 'Importeer' }).click();
  await page.getByRole('heading', { name: 'Welk bestand?' }).waitFor();
  await expectAccessible(page);
  await choose(page, file);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByRole('heading', { name: 'Wat staat er in welke kolom?' }).waitFor();
  await page.getByLabel('Waar komt dit bestand vandaan?').fill('Buurtwerk');
  await page.getByLabel('Titel', { exact: true }).selectOption('Niet meenemen');
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByText('Kies een kolom voor eigen nummer, titel en organisatie').waitFor();
  await page.getByLabel('Titel', { exact: true }).selectOption('Titel');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByRole('heading', { name: 'Nieuw: 2, te wijzigen: 0' }).waitFor();
  await page.getByText('Er komt 1 organisatie bij.').waitFor();
  await page
    .getByRole('rowheader', { name: /^Zonder titel/ })
    .getByText('Titel: Vul dit in')
    .waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importeer 2 vacatures' }).click();
  await page.getByRole('heading', { name: 'Toegevoegd: 2, gewijzigd: 0' }).waitFor();
  await expectNoSideScroll(page);
  // Whoever left the page finds the file again where files are sent.
  await page.getByRole('link', { name: 'Nog een bestand' }).click();
  await page.getByText('2 toegevoegd').waitFor();
  await expectNoSideScroll(page);
  await page
    .getByRole('link', { name: /\.(csv|xlsx)$/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Toegevoegd: 2, gewijzigd: 0' }).waitFor();
  await page.getByRole('link', { name: 'Bekijk deze vacatures' }).click();
  await page.getByRole('link', { name: 'Wieden in de kas' }).first().waitFor();
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(2);
  expectQuietConsole();
});

test('it goes without script as well, is named by itself the next time, and changes nothing twice', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/vacancies/import'));
  for (const title of ['Nieuw: 2, te wijzigen: 0', 'Er is niets te importeren']) {
    await choose(page, file);
    await page.getByRole('button', { name: 'Ga verder' }).click();
    await page.getByRole('button', { name: 'Kijk het na' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    if (title.startsWith('Nieuw: 2')) {
      await page.getByRole('button', { name: 'Importeer 2 vacatures' }).click();
      await expect
        .poll(async () => {
          await page.reload();
          return page.getByRole('heading', { name: 'Toegevoegd: 2, gewijzigd: 0' }).count();
        })
        .toBe(1);
      await page.getByRole('link', { name: 'Nog een bestand' }).click();
    }
  }
  await page.getByRole('button', { name: 'Gooi het bestand weg' }).click();
  await page.waitForURL((url) => !url.searchParams.has('import'));
  expect(await page.content()).toContain('Het bestand is weggegooid');
});
