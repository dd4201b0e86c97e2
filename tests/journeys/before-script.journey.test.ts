/** The page is there before its script: what somebody types and chooses meanwhile is theirs to keep. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { askPage } from '#tests/support/in-page.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { openMail, signIn } from '#tests/support/steps.ts';

const site = openSite();

/** Opens a page whose script waits on its way, lets somebody be busy there, and then lets the script come. */
async function openSlowly(page: Page, address: string, meanwhile: () => Promise<void>): Promise<void> {
  const arrival = Promise.withResolvers<void>();
  const isScript = /\.js(\?.*)?$/;
  await page.route(isScript, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('form button[type=submit]').last().waitFor({ state: 'attached' });
  await meanwhile();
  arrival.resolve();
  await expect
    .poll(() =>
      askPage<boolean>(
        page,
        `return [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')))`,
      ),
    )
    .toBe(true);
  await page.unroute(isScript);
}

test('what is chosen before the script is there stays chosen, whatever the control, and is part of the form', async () => {
  const { page } = await site.visit();
  const days = () =>
    Promise.all(
      ['Maandag', 'Dinsdag', 'Woensdag'].map((day) => page.getByLabel(day, { exact: true }).isChecked()),
    );
  const place = page.getByLabel('Vanuit huis');
  await openSlowly(page, site.at('oldebroek', '/test/form'), async () => {
    await page.getByLabel('Titel').fill('Tuin');
    await page.getByLabel('Soort').selectOption('activity');
    await place.check();
    await page.getByLabel('Maandag', { exact: true }).check();
    await page.getByLabel('Woensdag', { exact: true }).check();
    await page
      .getByLabel(/verzekering|verzekerd/i)
      .first()
      .check();
  });
  const typedValues = async () => [
    await page.getByLabel('Titel').inputValue(),
    await page.getByLabel('Soort').inputValue(),
    await place.isChecked(),
    await days(),
  ];
  const chosen = ['Tuin', 'activity', true, [true, false, true]];
  await expect.poll(typedValues).toEqual(chosen);
  await page.getByLabel('Titel').fill('Tuinen');
  await expect.poll(typedValues).toEqual(['Tuinen', ...chosen.slice(1)]);
  await expect.poll(() => page.locator('tr[data-field=kind] td').first().innerText()).toBe('activity');
});

test('somebody is invited with a role that was chosen before the script was there', async () => {
  const { page } = await site.visit();
  await signIn(site, page, 'public', 'centrum');
  await openSlowly(page, site.at('public', '/users/add'), async () => {
    await page.getByLabel('E-mail').fill('vroeg@nieuw.example');
    await page.getByLabel('Voornaam').fill('Vera');
    await page.getByLabel('Achternaam').fill('Vroeg');
    await page.locator('select[name=role]').selectOption('content_manager');
  });
  await page.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vera Vroeg' }).waitFor();
  await page.getByRole('button', { name: 'Verwijder de rol Redacteur' }).waitFor();
  await openMail(site, page, 'vroeg@nieuw.example', /nodigt je uit/);
});

test('what was typed before the script was there counts at once in all that goes by it', async () => {
  const { page } = await site.visit();
  await signIn(site, page, 'public', 'organisatie');
  await openSlowly(page, site.at('public', '/vacancies/add'), () =>
    page.getByLabel('Titel', { exact: true }).fill('Wafels bakken'),
  );
  await page.getByText('13 van 120 tekens').waitFor();
  await page.getByText('Wafels bakken', { exact: true }).waitFor();
});

test('tabs that somebody scrolled before the script was there stay where they are', async () => {
  const { page } = await site.visit({ width: 375 });
  await signIn(site, page, 'oldebroek', 'centrum');
  const tabs = `const tabs = [...document.querySelectorAll('main nav ul')].find((one) => one.textContent.includes('Gepubliceerd'));`;
  const scrolled = () => askPage<number>(page, `${tabs} return tabs.scrollLeft`);
  let before = 0;
  await openSlowly(page, site.at('oldebroek', '/vacancies'), async () => {
    before = await askPage<number>(
      page,
      `${tabs} tabs.scrollTo({ left: tabs.scrollWidth }); return tabs.scrollLeft`,
    );
  });
  await comeToRest(page);
  expect(before).toBeGreaterThan(0);
  expect(await scrolled()).toBe(before);
});
