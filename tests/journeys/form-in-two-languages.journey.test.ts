/** A form that is written in Dutch and English: each reads their own, and the answers stand in one table. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { pressInText } from '#tests/support/keys-in-a-text.ts';
import { explanationField } from '#tests/support/making-a-form.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

test('whoever reads English is asked in English, and staff read the answer in Dutch', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Samen eten');
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Ook in het Engels').check();
  await page.getByLabel('Titel in het Engels').fill('Eating together');
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await page.getByLabel('Vraag', { exact: true }).fill('Wat eet je?');
  await page.getByLabel('Soort').selectOption('Keuze');
  await page.getByLabel('Antwoorden om uit te kiezen').fill('Soep\nBrood');
  await page.getByLabel(/^Vraag in het Engels/).fill('What do you eat?');
  await page.getByLabel('Antwoorden in het Engels').fill('Soup');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Zet hier even veel regels als bij de antwoorden: 2').first().waitFor();
  await page.getByLabel('Antwoorden in het Engels').fill('Soup\nBread');
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await page.getByLabel('Vraag', { exact: true }).nth(1).fill('Goed om te weten');
  await page.getByLabel('Soort').nth(1).selectOption('Alleen uitleg');
  await pressInText(explanationField(page).first(), 'Control+b');
  await page.keyboard.type('Om zes uur');
  await page
    .getByLabel(/^Vraag in het Engels/)
    .nth(1)
    .fill('Good to know');
  const preview = page.getByRole('region', { name: 'Zo ziet de invuller het' });
  await preview.locator('strong').getByText('Om zes uur').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Samen eten' }).waitFor();
  await page.getByRole('button', { name: 'Zet online' }).click();
  const link = page.getByRole('link', { name: /\/forms\/samen-eten$/ });
  const address = (await link.getAttribute('href')) ?? '';

  const plain = await site.visit({ width: 375, language: 'en', hasScript: false });
  await site.ago(10_000, () => plain.page.goto(address.replace('/forms/', '/en/forms/')));
  await plain.page.getByRole('heading', { level: 1, name: 'Eating together' }).waitFor();
  await plain.page.getByText('Good to know').waitFor();
  await plain.page.locator('strong').getByText('Om zes uur').waitFor();
  await plain.page.getByLabel('Soup').check();
  await plain.page.getByRole('button', { name: 'Send' }).click();
  await plain.page.getByRole('heading', { name: 'Thank you for filling this in' }).waitFor();
  await expectNoSideScroll(plain.page);

  const visitor = await site.visit({ width: 375, language: 'en', scheme: 'dark' });
  await visitor.page.goto(address.replace('/forms/', '/en/forms/'));
  await waitForScript(visitor.page, 'main form');
  await expectAccessible(visitor.page);
  await visitor.page.getByLabel('Bread').check();
  await visitor.page.getByRole('button', { name: 'Send' }).click();
  await visitor.page.getByRole('heading', { name: 'Thank you for filling this in' }).waitFor();
  visitor.expectQuietConsole();

  await page.reload();
  await page.getByRole('cell', { name: 'Soep' }).waitFor();
  await page.getByRole('cell', { name: 'Brood' }).waitFor();
  await page.getByRole('link', { name: 'Samenvatting' }).click();
  await page.getByRole('region', { name: 'Wat eet je?' }).getByText('Soep').first().waitFor();
  await expect.poll(() => page.getByText('Soup').count()).toBe(0);
  staff.expectQuietConsole();
});
