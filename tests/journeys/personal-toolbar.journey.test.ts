/** What belongs to the signed-in person in the toolbar: the bell, the palette, the organisation that they work for, leaving. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { confirmByMail, fillSteps, openForm, signIn, words } from '#tests/support/steps.ts';

const site = openSite();

async function applyForWork(page: Page): Promise<void> {
  const person = {
    firstName: 'Bodil',
    lastName: 'Vos',
    email: 'bodil@resident.example',
    message: 'Ik kom graag helpen.',
  };
  await page.goto(site.at('oldebroek', '/vacancies/search?q=taalmaatje&near=8091'));
  await page.getByRole('link', { name: 'Taalmaatje in Wezep' }).first().click();
  await fillSteps(await openForm(page, words.nl), person, words.nl);
  await page.getByText(words.nl.oneMoreStep).waitFor();
  await confirmByMail(site, page, person, /Taalmaatje/, words.nl);
}

const bell = (page: Page) => page.getByRole('button', { name: /^Meldingen/ });

test('an application rings the bell; reading all of them quiets it', async () => {
  const staff = await site.visit();
  await signIn(site, staff.page, 'oldebroek', 'organisatie');
  const resident = await site.visit();
  await applyForWork(resident.page);
  await staff.page.goto(site.at('oldebroek', '/dashboard'));
  await bell(staff.page).click();
  const panel = staff.page.getByRole('dialog', { name: /^Meldingen/ });
  await panel.getByText('Bodil Vos').waitFor();
  await expectAccessible(staff.page);
  await panel.getByRole('button', { name: 'Alles gelezen' }).click();
  await staff.page.getByRole('button', { name: 'Meldingen', exact: true }).waitFor();
  await staff.page.keyboard.press('Escape');
  await expect
    .poll(() => bell(staff.page).evaluate((one) => one === one.ownerDocument.activeElement))
    .toBe(true);
  await staff.page.goto(site.at('oldebroek', '/notificaties?unread=1'));
  await staff.page.getByText('Je bent helemaal bij').waitFor();
  staff.expectQuietConsole();
});

test('without script the bell leads to the list, and the list can be marked as read', async () => {
  const { page } = await site.visit({ hasScript: false, width: 375 });
  await signIn(site, page, 'public', 'organisatie');
  await page.getByRole('link', { name: /^Meldingen/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Meldingen' }).waitFor();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Alles gelezen' }).click();
  await page.getByRole('link', { name: 'Ongelezen 0' }).waitFor();
});

test('staff read what happened by topic and back in time; a page that fails is asked for again', async () => {
  const { page } = await site.visit();
  await signIn(site, page, 'public', 'centrum');
  await page.getByRole('button', { name: 'Activiteit', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Activiteit' });
  const lines = panel.getByRole('listitem');
  const more = panel.getByRole('button', { name: 'Toon meer' });
  await more.waitFor();
  const first = await lines.count();
  await page.route(/before/, (route) => route.abort(), { times: 1 });
  await more.press('Enter');
  await panel.getByRole('alert').waitFor();
  expect(await lines.count()).toBe(first);
  await panel.getByRole('button', { name: 'Probeer opnieuw' }).press('Enter');
  // Reading goes on at the first of the new lines.
  await lines.nth(first).locator(':focus').waitFor();
  await expectAccessible(page);
  await panel.getByLabel('Toon', { exact: true }).selectOption('Organisaties');
  await panel.getByText('Hier lees je straks wat er gebeurt met organisaties.').waitFor();
  await panel.getByLabel('Toon', { exact: true }).selectOption('Inloggen en inzien');
  await panel.getByText('Je logde in').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Activiteit', exact: true }).and(page.locator(':focus')).waitFor();
});

test('on a phone a volunteer reads their own deeds from the menu, with nothing to choose', async () => {
  const { page } = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'vrijwilliger');
  await page.locator('summary').filter({ hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Activiteit' }).click();
  const panel = page.getByRole('dialog', { name: 'Activiteit' });
  await panel
    .getByText(/^Je meldde je aan voor/)
    .first()
    .waitFor();
  expect(await panel.getByRole('combobox').count()).toBe(0);
  await expectNoSideScroll(page);
  await panel.getByRole('link').first().click();
  await page.waitForURL('**/applications/*');
});

test('somebody with two organisations switches, and the work follows', async () => {
  const { page } = await site.visit({ hasScript: false });
  await signIn(site, page, 'public', 'dubbel');
  const switchTo = async (index: number) => {
    await page.locator('summary').filter({ hasText: 'Account van Joost Mulder' }).click();
    const choice = page.getByRole('radio').nth(index);
    await choice.check();
    await page.getByRole('button', { name: 'Kies', exact: true }).click();
    await page.waitForLoadState('load');
    await page.goto(site.at('public', '/applications?state=open&per=100'));
    return page.locator('main').innerText();
  };
  const [first, second] = [await switchTo(0), await switchTo(1)];
  expect(first).not.toBe(second);
  expect((await page.context().cookies()).some(({ name }) => name === 'current-organization-id')).toBe(true);
});

test('the palette opens, finds and goes by keyboard alone', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await signIn(site, page, 'public', 'centrum');
  await page.getByRole('button', { name: 'Zoek of ga naar…' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page
    .getByRole('dialog')
    .getByRole('searchbox')
    .or(page.getByRole('dialog').getByRole('combobox'))
    .or(page.getByRole('dialog').getByRole('textbox'))
    .first();
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('melding');
  await page.getByRole('menuitem', { name: /^Meldingen/ }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/notificaties');
  await page.keyboard.press('Control+k');
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('taalmaatje');
  await page
    .getByRole('menuitem', { name: /Taalmaatje/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  visitor.expectQuietConsole();
});

test('signing out in one tab ends it in the others, and leaves nothing of the person behind', async () => {
  const { page, context } = await site.visit();
  await signIn(site, page, 'public', 'vrijwilliger');
  const other = await context.newPage();
  await other.goto(site.at('public', '/dashboard'));
  await bell(other).waitFor();
  await other.evaluate("sessionStorage.setItem('apply somewhere', 'draft')");
  await page.locator('summary').filter({ hasText: 'Account van' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await other.waitForURL(/\/auth\/login-1/);
  expect(await other.evaluate("sessionStorage.getItem('apply somewhere')")).toBeNull();
});
