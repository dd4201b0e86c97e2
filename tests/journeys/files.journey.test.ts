/** A content manager keeps the files of the centre: sends many at once, says what is on one, replaces and removes it. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pdf } from '#tests/support/documents.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { picture } from '#tests/support/pictures.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const at = '/content/file-upload';

const photo = async (name: string, width = 80) => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(width, 60),
});

test('many files at once, each with what came of it; one is described, replaced and removed', async () => {
  const { page, context } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', at));
  const field = page.getByLabel('Bestanden toevoegen');
  await page.locator('input[type=file][multiple]').waitFor({ state: 'attached' });
  const wrong = { name: 'fout.pdf', mimeType: 'application/pdf', buffer: Buffer.from('niets') };
  const right = { name: 'regels.pdf', mimeType: 'application/pdf', buffer: pdf() };
  let isCut = true;
  await page.route('**/api/v1/uploads', (route) => (isCut ? route.abort() : route.continue()));
  await field.setInputFiles(await photo('deur.png'));
  const queue = page.getByRole('region', { name: 'Wat je uploadt' });
  await queue.getByText('De verbinding viel weg').waitFor();
  isCut = false;
  await field.setInputFiles([wrong, right]);
  await queue.getByRole('button', { name: 'Probeer opnieuw: deur.png' }).click();
  await queue.getByText('1 bestand is niet gelukt, 2 bestanden staan erbij').waitFor();
  await expectAccessible(page);
  await queue.getByRole('button', { name: 'Ruim de rij op' }).click();

  await page.getByRole('link', { name: /^deur\.png.*omschrijving mist/ }).click();
  const panel = page.getByRole('region', { name: 'deur.png' });
  await panel.getByLabel('Wat staat er op de foto?').fill('Een deur');
  await panel.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('link', { name: /^deur\.png.*nergens gebruikt/ }).waitFor();
  await expectAccessible(page);
  await panel.getByText('Vervang overal').first().click();
  await panel.getByLabel('Nieuw bestand').setInputFiles(await photo('poort.png', 90));
  await panel.getByRole('button', { name: 'Vervang overal' }).click();
  const replaced = page.getByRole('region', { name: 'poort.png' });
  await replaced.waitFor();
  await expect.poll(() => replaced.getByLabel('Wat staat er op de foto?').inputValue()).toBe('Een deur');
  await replaced.getByText('Verwijder').first().click();
  await replaced.getByRole('button', { name: 'Verwijder' }).click();
  await replaced.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('link', { name: /^poort/ }).count()).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSideScroll(page);
  await context.close();
});

test('without script one at a time', async () => {
  const { page, context } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', at));
  await page.getByLabel('Bestanden toevoegen').setInputFiles(await photo('zonder.png'));
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('link', { name: /^zonder\.png/ }).click();
  await page.getByRole('heading', { level: 2, name: 'zonder.png' }).waitFor();
  await context.close();
});
