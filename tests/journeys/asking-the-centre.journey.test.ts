/** Somebody asks their centre something, with an account or without one, and its staff answer. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();

test('a question from a phone waits with the staff, and its answer stands beside it for whoever asked', async () => {
  const asker = await site.visit({ width: 375 });
  const staff = await site.visit({ width: 1280 });
  await signIn(site, asker.page, 'public', 'vrijwilliger');
  await asker.page.goto(site.at('public', '/contactformulier'));
  await waitForScript(asker.page, 'main form');
  await asker.page.getByRole('radio', { name: 'Mijn account' }).check();
  await asker.page.getByLabel('Je bericht').fill('Hoe wijzig ik mijn adres?');
  await asker.page.getByRole('button', { name: 'Verstuur' }).click();
  await asker.page.getByRole('heading', { name: 'Wat je eerder vroeg' }).waitFor();
  await expectNoSideScroll(asker.page);
  await expectAccessible(asker.page);

  await signIn(site, staff.page, 'public', 'centrum');
  await staff.page.goto(site.at('public', '/contactformulier/berichten'));
  const waiting = staff.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Hoe wijzig ik mijn adres?' });
  await waiting.waitFor();
  await expectAccessible(staff.page);
  await waiting.getByRole('link', { name: 'Sanne' }).click();
  await waitForScript(staff.page, 'main form');
  await staff.page.getByLabel('Je antwoord').fill('Onder Mijn profiel.');
  await expectAccessible(staff.page);
  await staff.page.getByRole('button', { name: 'Verstuur antwoord' }).click();
  // The next one that waits is on top.
  await staff.page.getByText('Ik wil graag iets doen met kinderen').waitFor();
  expect(await waiting.count()).toBe(0);

  await asker.page.reload();
  await asker.page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'Mijn account' })
    .click();
  await asker.page.getByText('Onder Mijn profiel.').waitFor();
  expect(await asker.page.getByText('Beantwoord', { exact: true }).count()).toBe(1);
  asker.expectQuietConsole();
  staff.expectQuietConsole();
});

test('a visitor who got lost asks without an account, by way of a page that is gone and of signing in', async () => {
  const { page } = await site.visit({ width: 375 });
  await page.goto(site.at('public', '/is-er-niet'));
  await page.getByRole('link', { name: 'Stel ons een vraag' }).waitFor();
  await page.goto(site.at('public', '/contactformulier'));
  await page.getByRole('link', { name: 'Stel je vraag zonder account' }).click();
  await page.getByRole('heading', { name: 'Waarmee kunnen we helpen?' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Waar gaat het over?').selectOption('Iets anders');
  await page.getByLabel('Je bericht').fill('Zijn jullie met kerst open?');
  await page.getByLabel('Je naam').fill('Noor Jansen');
  await page.getByLabel(/mailadres/).fill('noor');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByText('Vul een e-mailadres in met een @').first().waitFor();
  await page.getByLabel(/mailadres/).fill('noor@post.example');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByRole('heading', { name: 'Je vraag is verstuurd' }).waitFor();
  await page.getByText('noor@post.example').waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Naar de voorpagina' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stel een vraag' }).waitFor();
});
