/** The whole way, as people walk it: search, open, apply, confirm by the mail, sign in, accept, read the answer. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSideScroll, openSite } from '#tests/support/journey.ts';

const site = openSite();

/** Opens the newest kept mail to this address whose subject is like this, and follows its link of this kind. */
async function followMail(page: Page, to: string, subject: RegExp, link: RegExp): Promise<void> {
  await openMail(page, to, subject);
  const address = link.exec((await page.locator('pre').first().textContent()) ?? '')?.[0];
  expect(address, `a link like ${link} in the mail to ${to}`).toBeDefined();
  await page.goto(address ?? '');
}

async function openMail(page: Page, to: string, subject: RegExp): Promise<void> {
  const row = page.locator('tr').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect
    .poll(
      async () => {
        await page.goto(site.at('public', '/dev/mail'));
        return row.count();
      },
      { timeout: 10_000 },
    )
    .toBe(1);
  await row.getByRole('link').first().click();
  await page.waitForURL(/\/dev\/mail\/.+/);
}

async function signIn(page: Page, tenant: string, name: string): Promise<void> {
  await page.goto(site.at(tenant, '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill(`${name}@${tenant}.example`);
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** The three steps of the dialog. */
async function applyInDialog(page: Page, person: Person): Promise<void> {
  await page
    .getByRole('button', { name: 'Ik doe graag mee' })
    .or(page.getByRole('link', { name: 'Ik doe graag mee' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jouw bericht').fill(person.message);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('Voornaam').fill(person.firstName);
  await dialog.getByLabel('Achternaam').fill(person.lastName);
  await dialog.getByLabel('E-mailadres').fill('geen adres');
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByText('Vul een e-mailadres in met een @').first().waitFor();
  await dialog.getByLabel('E-mailadres').fill(person.email);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Verstuur/ }).click();
  await dialog.getByText('Nog één stap').waitFor();
}

/** The one page that the form is without script. It is sent too early first: nothing typed may be lost by that. */
async function applyInPage(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Ik doe graag mee' }).first().click();
  await page.getByLabel('Jouw bericht').fill(person.message);
  await page.getByLabel('Voornaam').fill(person.firstName);
  await page.getByLabel('Achternaam').fill(person.lastName);
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByRole('button', { name: /^Verstuur/ }).click();
  await page.getByText('Zet een vinkje').first().waitFor();
  expect(await page.getByLabel('Jouw bericht').inputValue()).toBe(person.message);
  await page.getByRole('checkbox').check();
  // A form without script proves by the time that filling it in takes.
  await page.waitForTimeout(4500);
  await page.getByRole('button', { name: /^Verstuur/ }).click();
  await page.getByText('Nog één stap').waitFor();
}

for (const hasScript of [true, false]) {
  const how = hasScript ? 'with' : 'without';
  test(`a resident of Wezep finds a vacancy for a language buddy, applies, and reads the yes of the organisation, ${how} script`, async () => {
    const person = hasScript
      ? {
          firstName: 'Sanne',
          lastName: 'de Bruin',
          email: 'sanne@resident.example',
          message: 'Ik kan op maandagavond en wil graag helpen met taal.',
        }
      : {
          firstName: 'Henk',
          lastName: 'Mulder',
          email: 'henk@resident.example',
          message: 'Ik heb tijd over en praat graag met mensen.',
        };
    const resident = await site.visit({ hasScript });
    await resident.page.goto(site.at('oldebroek', '/vacancies/search?q=taalmaatje&near=8091'));
    await resident.page.getByRole('link', { name: 'Taalmaatje in Wezep' }).first().click();
    await resident.page.getByRole('heading', { level: 1, name: 'Taalmaatje in Wezep' }).waitFor();
    await (hasScript ? applyInDialog(resident.page, person) : applyInPage(resident.page, person));
    await followMail(
      resident.page,
      person.email,
      /Taalmaatje in Wezep/,
      /http:\/\/oldebroek\.localhost:\d+\/confirm\?token=[\w-]+/,
    );
    await resident.page.getByRole('button', { name: 'Verstuur mijn aanmelding' }).click();
    await resident.page.getByText(`Leuk, ${person.firstName}!`).first().waitFor();

    const staff = await site.visit({ hasScript });
    await signIn(staff.page, 'oldebroek', 'centrum');
    await staff.page.goto(site.at('oldebroek', `/applications?q=${person.firstName}`));
    await staff.page
      .getByRole('link', { name: `${person.firstName} ${person.lastName}` })
      .first()
      .click();
    await staff.page.getByText(person.message).first().waitFor();
    const deed = staff.page.locator('details').filter({ hasText: `${person.firstName} aannemen?` });
    await deed.locator('summary').click();
    await deed.getByLabel(/^Bericht aan/).fill('Wat fijn. Kom maandag om zeven uur kijken.');
    await deed.getByRole('button', { name: `Neem ${person.firstName} aan` }).click();
    await staff.page.getByText(`${person.firstName} krijgt je antwoord per mail`).first().waitFor();

    await openMail(resident.page, person.email, /Je bent welkom/);
    await expect
      .poll(() => resident.page.locator('pre').first().textContent())
      .toContain('Kom maandag om zeven uur kijken');
    resident.expectQuietConsole();
    staff.expectQuietConsole();
  });
}

test('somebody with an English phone finds, reads and applies in English at the public site', async () => {
  const visitor = await site.visit({ width: 375, language: 'en-GB' });
  const { page } = visitor;
  await page.goto(site.at('public', '/'));
  await page.waitForURL('**/en');
  await expectNoSideScroll(page);
  await page.goto(site.at('public', '/en/vacancies/search?q=language'));
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await expectNoSideScroll(page);
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForURL(/\/en\/vacancies\/[\da-f-]{36}/);
  await expectNoSideScroll(page);
  await page
    .getByRole('button', { name: 'I’d like to join' })
    .or(page.getByRole('link', { name: /I.d like to join/ }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('I would love to help.');
  await expectAccessible(page);
  visitor.expectQuietConsole();
});

test('a second try for the same vacancy is told kindly that the first one arrived', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  const person = {
    firstName: 'Noor',
    lastName: 'Bos',
    email: 'noor@resident.example',
    message: 'Ik wil graag meedoen.',
  };
  const vacancy = site.at('oldebroek', '/vacancies/search?q=taalmaatje');
  await page.goto(vacancy);
  await page.getByRole('link', { name: 'Taalmaatje in Wezep' }).first().click();
  await applyInDialog(page, person);
  await followMail(
    page,
    person.email,
    /Taalmaatje/,
    /http:\/\/oldebroek\.localhost:\d+\/confirm\?token=[\w-]+/,
  );
  await page.getByRole('button', { name: 'Verstuur mijn aanmelding' }).click();
  await page.getByText('Leuk, Noor!').first().waitFor();
  await page.goto(vacancy);
  await page.getByRole('link', { name: 'Taalmaatje in Wezep' }).first().click();
  await page
    .getByRole('button', { name: 'Ik doe graag mee' })
    .or(page.getByRole('link', { name: 'Ik doe graag mee' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jouw bericht').fill(person.message);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('Voornaam').fill(person.firstName);
  await dialog.getByLabel('Achternaam').fill(person.lastName);
  await dialog.getByLabel('E-mailadres').fill(person.email);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Verstuur/ }).click();
  await dialog.getByText('Je hebt je hiervoor al aangemeld').first().waitFor();
});

test('the organisation of another centre can neither open nor list an application of this one', async () => {
  const own = await site.visit();
  await signIn(own.page, 'oldebroek', 'centrum');
  await own.page.goto(site.at('oldebroek', '/applications'));
  const path = new URL(
    (await own.page.locator('main a[href*="/applications/"]').first().getAttribute('href')) ?? '',
    own.page.url(),
  ).pathname;
  const stranger = await site.visit();
  await signIn(stranger.page, 'public', 'organisatie');
  const answer = await stranger.page.goto(site.at('public', path));
  expect(answer?.status()).toBe(404);
  await stranger.page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' }).waitFor();
});
