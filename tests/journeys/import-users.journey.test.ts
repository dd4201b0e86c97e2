/** Staff of a centre bring in people from a file of theirs. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { workbookFile } from '#tests/support/spreadsheets.ts';
import { enterAs, openMail } from '#tests/support/steps.ts';

const site = openSite();

const choose = (page: Page, rows: readonly string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mensen.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });

test('a file is chosen, its columns named, checked and brought in on a phone, and everybody is asked in', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'oldebroek', 'centrum');
  await page.goto(site.at('oldebroek', '/users'));
  await page.locator('main summary', { hasText: 'Meer' }).click();
  await page.getByRole('link', { name: 'Importeer' }).click();
  await page.getByRole('heading', { name: 'Welk bestand?' }).waitFor();
  await expectAccessible(page);
  await choose(page, ['<html></html>']);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByText('Kies een CSV-bestand of een Excel-bestand (.xlsx)').waitFor();
  await choose(page, [
    'E-mail;Voornaam;Naamvak;Woonplaats',
    'tinka@nieuw.example;Tinka;Veldhuis;Wezep',
    'centrum@oldebroek.example;Al;Bekend;Wezep',
    'fout;Piet;Puk;Wezep',
  ]);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByRole('heading', { name: 'Wat staat er in welke kolom?' }).waitFor();
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page
    .getByText('Kies een kolom voor e-mail, en voor voornaam en achternaam of de hele naam')
    .waitFor();
  await page.getByLabel('Naamvak', { exact: true }).selectOption('Achternaam');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByRole('heading', { name: '1 persoon komt erbij' }).waitFor();
  await page
    .getByRole('rowheader', { name: /^Piet Puk/ })
    .getByText('E-mail “fout”')
    .waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Hebben al een account' }).click();
  await page.getByRole('link', { name: /^Bekijk / }).waitFor();
  await page.getByRole('checkbox', { name: /meteen een uitnodiging/ }).check();
  await page.getByRole('button', { name: 'Voeg 1 persoon toe' }).click();
  await page.getByRole('heading', { name: '1 persoon is toegevoegd' }).waitFor();
  await page.getByRole('link', { name: 'Bekijk de lijst' }).click();
  await page.getByRole('link', { name: 'Tinka Veldhuis' }).click();
  await page.getByText('importeerde het account').waitFor();
  expectQuietConsole();
  expect(await openMail(site, page, 'tinka@nieuw.example', /nodigt je uit/)).toMatch(/token=/);
});

test('it goes without script as well, and what is thrown away is gone', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/users/add?way=import'));
  const rows = [
    ['Email', 'First name', 'Last name'],
    ['sam@nieuw.example', 'Sam', 'de Wit'],
  ];
  const workbook = Buffer.from(workbookFile([{ rows }, { rows, name: 'Bestuur' }]));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mensen.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByText('Eén werkblad gaat niet mee').waitFor();
  await page.getByText('Er staat ook iets op ‘Bestuur’.').waitFor();
  await page.getByRole('button', { name: 'Gooi het bestand weg' }).click();
  await page.waitForURL((url) => !url.searchParams.has('import'));
  expect(await page.content()).toContain('Het bestand is weggegooid');
  await choose(page, ['Email,First name,Last name', 'sam@nieuw.example,Sam,de Wit']);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await page.getByRole('button', { name: 'Kijk het na' }).click();
  await page.getByRole('button', { name: 'Voeg 1 persoon toe' }).click();
  await page.getByText('Ze weten nog van niets.').waitFor();
  await page.getByRole('link', { name: 'Bekijk de lijst' }).click();
  await page.getByRole('link', { name: 'Sam de Wit' }).waitFor();
});
