/** An organisation makes a form of its own, and reads what people filled in; the centre sees whose it is. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

test('an organisation makes a form on a phone, somebody fills it in without script, and the centre sees it too', async () => {
  const keeper = await site.visit({ width: 375 });
  const { page } = keeper;
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/form_builder'));
  await page.getByRole('link', { name: 'Loop een dag mee' }).waitFor();
  // What is of the centre is not theirs to see.
  await expect.poll(() => page.getByText('Kom je naar de vrijwilligersdag?').count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: 'Van organisaties' }).count()).toBe(0);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuw formulier' }).click();
  await waitForScript(page, 'main form');
  await expect.poll(() => page.getByLabel('Van wie is het formulier?').count()).toBe(0);
  await page.getByLabel('Titel').fill('Wie bakt er mee?');
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await page.getByLabel('Vraag', { exact: true }).fill('Wat kun je bakken?');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wie bakt er mee?' }).waitFor();
  await page.getByRole('button', { name: 'Zet online' }).click();
  const link = page.getByRole('link', { name: /\/forms\/wie-bakt-er-mee$/ });
  const address = (await link.getAttribute('href')) ?? '';
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const visitor = await site.visit({ width: 375, scheme: 'dark', language: 'en', hasScript: false });
  await site.ago(10_000, () => visitor.page.goto(address.replace('/forms/', '/en/forms/')));
  await visitor.page.getByText(/^A form of /).waitFor();
  await visitor.page.getByLabel('Wat kun je bakken?').fill('Appeltaart');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText(/ has your answers\.$/).waitFor();
  await expectNoSideScroll(visitor.page);

  await page.reload();
  await page.getByText('Appeltaart').first().waitFor();
  await page.locator('main tbody th a').click();
  await page.locator('main dd').getByText('Appeltaart').waitFor();
  await expectAccessible(page);
  keeper.expectQuietConsole();

  const staff = await site.visit({ width: 1280, scheme: 'dark' });
  await enterAs(site, staff.page, 'public', 'centrum');
  await staff.page.goto(site.at('public', '/form_builder'));
  await staff.page.getByRole('link', { name: 'Van organisaties' }).click();
  await staff.page
    .getByRole('link', { name: 'Kom je naar de vrijwilligersdag?' })
    .waitFor({ state: 'detached' });
  await staff.page.getByRole('link', { name: 'Wie bakt er mee?' }).waitFor();
  await expectAccessible(staff.page);
  staff.expectQuietConsole();
});

test('the centre makes a form for one of its organisations, and who works for two says for which', async () => {
  const staff = await site.visit({ width: 768 });
  const { page } = staff;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Open dag');
  const owner = page.getByLabel('Van wie is het formulier?');
  await expect.poll(() => owner.locator('option').count()).toBeGreaterThan(2);
  const name = (await owner.locator('option').nth(1).textContent()) ?? '';
  await owner.selectOption(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await page.goto(site.at('public', '/form_builder?owner=organizations'));
  await page.getByRole('listitem').filter({ hasText: 'Open dag' }).getByText(name).waitFor();
  staff.expectQuietConsole();

  const double = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, double.page, 'public', 'dubbel');
  await double.page.goto(site.at('public', '/form_builder/new'));
  const choice = double.page.getByLabel('Van wie is het formulier?');
  await expect.poll(() => choice.locator('option').count()).toBe(2);
  await choice.selectOption({ index: 1 });
  await double.page.getByLabel('Titel').fill('Tweede club');
  await double.page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await double.page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await expectNoSideScroll(double.page);
});
