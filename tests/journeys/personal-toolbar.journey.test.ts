/** What belongs to the signed-in person in the toolbar: the bell, the palette, the organisation that they work for, leaving. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { countStatements } from '#tests/support/statements.ts';
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

test('the frame costs a visitor one transaction, and whoever is signed in three besides their session', async () => {
  const { app, services } = site.server();
  const count = countStatements(services.pool);
  const frame = (cookie: string) =>
    count(async () => {
      const headers = { host: 'oldebroek.localhost', cookie };
      return app.inject({ url: '/vacancies/search.data?_routes=root', headers });
    });
  const transactions = async (cookie: string) => {
    const { result, statements } = await frame(cookie);
    expect(result.statusCode).toBe(200);
    return statements.filter((statement) => /^begin.*app\.center/.test(statement)).length;
  };
  expect(await transactions('')).toBe(1);
  for (const account of ['vrijwilliger', 'organisatie', 'centrum']) {
    const { page, context } = await site.visit();
    await signIn(site, page, 'oldebroek', account);
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    // Nothing but the frame is asked for from here on.
    await context.close();
    // One for the session, and one more when its token is renewed.
    expect(await transactions(cookies), account).toBeLessThanOrEqual(5);
    expect(await transactions(cookies), account).toBeLessThanOrEqual(4);
  }
});

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
  // The panel shows it at once, the list once the server knows.
  const known = staff.page.waitForResponse((answer) => answer.url().endsWith('/read_all'));
  await panel.getByRole('button', { name: 'Alles gelezen' }).click();
  await known;
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
  await expect.poll(() => lines.count()).toBe(first);
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

test.each([360, 375])('at %i wide the name of a centre takes two lines at most', async (width) => {
  const { page } = await site.visit({ width });
  await signIn(site, page, 'public', 'centrum');
  for (const path of ['/en/dashboard', '/en', '/nl/dashboard']) {
    await page.goto(site.at('public', path));
    const lines = await page.evaluate(
      `(() => { const one = document.querySelector('header .brand-name');
        return Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)); })()`,
    );
    expect(lines, path).toBeLessThanOrEqual(2);
    expect((await page.locator('header').first().boundingBox())?.height, path).toBeLessThanOrEqual(72);
  }
});

test('on a phone a volunteer reads their own actions from the menu, with nothing to choose', async () => {
  const { page } = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'vrijwilliger');
  await page.locator('summary').filter({ hasText: 'Menu' }).click();
  await page.getByRole('button', { name: 'Activiteit' }).click();
  const panel = page.getByRole('dialog', { name: 'Activiteit' });
  await panel
    .getByText(/^Je meldde je aan voor/)
    .first()
    .waitFor();
  await expect.poll(() => panel.getByRole('combobox').count()).toBe(0);
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
  // The line that was marked before may just be gone from the list, with the mark not yet on another.
  const isMarkThere =
    "!!document.getElementById(document.activeElement.getAttribute('aria-activedescendant') ?? '')";
  await expect.poll(() => page.evaluate(isMarkThere)).toBe(true);
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
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  visitor.expectQuietConsole();
});

/** What the palette offers for these words, from the top. */
async function offered(page: Page, typed: string, wanted: RegExp): Promise<string[]> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Zoek of ga naar' });
  await dialog.locator('input:focus').waitFor();
  await page.keyboard.type(typed);
  await dialog.getByRole('menuitem', { name: wanted }).first().waitFor();
  await dialog.locator('[aria-busy]').waitFor({ state: 'detached' });
  await expectAccessible(page);
  const names = await dialog.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return names.map((name) => name.replaceAll('\n', ' '));
}

test('the palette puts what is called so first, and knows screens by other words', async () => {
  const staff = await site.visit();
  await signIn(site, staff.page, 'public', 'centrum');
  await staff.page.getByRole('button', { name: 'Zoek of ga naar…' }).waitFor();
  const [first = ''] = await offered(staff.page, 'keistad', /^Keistad Kookt Mee/);
  expect(first).toMatch(/^Keistad Kookt Mee/);
  expect((await offered(staff.page, 'import', /importeren/))[0]).toBe('Gebruikers importeren');
  // What stands on a button, and news by what it is rather than by its titles.
  expect((await offered(staff.page, 'vacature toevoegen', /^Nieuwe vacature/))[0]).toBe('Nieuwe vacature');
  expect((await offered(staff.page, 'instelling', /^Instellingen$/))[0]).toBe('Instellingen');
  const news = await offered(staff.page, 'nieuws', /Nieuwsbericht$/);
  expect(news[0]).toBe('Nieuws');
  expect(news.filter((name) => name.endsWith('Nieuwsbericht')).length).toBeGreaterThan(2);
  const people = await offered(staff.page, 'verbeek', /Verbeek/);
  expect(people[0]).toMatch(/Verbeek.*@/);
  expect(new Set(people).size).toBe(people.length);
  const volunteer = await site.visit();
  await signIn(site, volunteer.page, 'public', 'vrijwilliger');
  await volunteer.page.getByRole('button', { name: 'Zoek of ga naar…' }).waitFor();
  // The bell says its name on hover; what happened lately is the work of staff.
  const header = volunteer.page.getByRole('banner');
  await expect.poll(() => header.getByRole('button', { name: 'Activiteit' }).count()).toBe(0);
  await expect.poll(() => bell(volunteer.page).getAttribute('data-tip')).toMatch(/^Meldingen/);
  const mail = await offered(volunteer.page, 'mail', /Periodieke mail/);
  expect(mail).toContain('Periodieke mail');
  expect(await offered(volunteer.page, 'account', /Mijn profiel wijzigen/)).not.toContain(
    'Account verwijderen',
  );
  expect(await offered(volunteer.page, 'verwijderen', /Account/)).toContain('Account verwijderen');
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
