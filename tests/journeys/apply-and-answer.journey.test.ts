/** The whole way, as people walk it: search, open, apply, confirm by the mail, sign in, accept, read the answer. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import {
  confirmByMail,
  enterAs,
  fillSteps,
  openForm,
  openMail,
  type Person,
  words,
} from '#tests/support/steps.ts';

const site = openSite();

/** With script: a wrong address is named at its field first. */
async function applyInDialog(page: Page, person: Person): Promise<void> {
  const dialog = await openForm(page, words.nl);
  await dialog.getByLabel('Jouw bericht').fill(person.message);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('E-mailadres').fill('geen adres');
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByText(words.nl.badEmail).first().waitFor();
  await dialog.getByRole('button', { name: 'Terug' }).click();
  await expect.poll(() => dialog.getByLabel('Jouw bericht').inputValue()).toBe(person.message);
  await fillSteps(dialog, person, words.nl);
  await dialog.getByText('Nog één stap').waitFor();
}

/** The one page that the form is without script. It is sent incomplete first: nothing typed may be lost by that. */
async function applyInPage(page: Page, person: Person): Promise<void> {
  // A form without script proves by the time that filling it in takes.
  await site.ago(4500, async () => {
    await page.getByRole('link', { name: 'Ik doe graag mee' }).first().click();
    await page.getByLabel('Jouw bericht').waitFor();
  });
  await page.getByLabel('Jouw bericht').fill(person.message);
  await page.getByLabel('Voornaam').fill(person.firstName);
  await page.getByLabel('Achternaam').fill(person.lastName);
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByRole('button', { name: /^Verstuur/ }).click();
  await page.getByText('Zet een vinkje').first().waitFor();
  await expect.poll(() => page.getByLabel('Jouw bericht').inputValue()).toBe(person.message);
  await page.getByRole('checkbox', { name: /over deze aanmelding/ }).check();
  await page.getByRole('checkbox', { name: /^Bewaar mijn aanmelding nog 1 jaar/ }).check();
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
          message: 'Ik kan op maandagavond en help graag met taal.',
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
    await confirmByMail(site, resident.page, person, /Taalmaatje in Wezep/, words.nl);
    await resident.page.getByText(`Leuk, ${person.firstName}!`).first().waitFor();

    const staff = await site.visit({ hasScript });
    await enterAs(site, staff.page, 'oldebroek', 'organisatie');
    await staff.page.goto(site.at('oldebroek', `/applications?q=${person.firstName}`));
    await staff.page
      .getByRole('link', { name: `${person.firstName} ${person.lastName}` })
      .first()
      .click();
    await staff.page.getByText(person.message).first().waitFor();
    // Who ticked that it may be kept for longer may be asked later, and nobody else.
    const mayBeAsked = staff.page.getByText('Ja, als het nu niets wordt');
    await expect.poll(() => mayBeAsked.count()).toBe(hasScript ? 0 : 1);
    const action = staff.page.locator('details').filter({ hasText: `${person.firstName} aannemen?` });
    await action.locator('summary').click();
    await action.getByLabel(/^Bericht aan/).fill('Wat fijn. Kom maandag om zeven uur kijken.');
    await action.getByRole('button', { name: `Neem ${person.firstName} aan` }).click();
    await staff.page.getByRole('button', { name: 'Draai terug' }).waitFor();

    expect(await openMail(site, resident.page, person.email, /Je bent welkom/)).toContain(
      'Kom maandag om zeven uur kijken',
    );
    resident.expectQuietConsole();
    staff.expectQuietConsole();
  });
}

test('somebody with an English phone finds, reads and applies at the public site, and reads the answer in English', async () => {
  const visitor = await site.visit({ width: 375, language: 'en-GB' });
  const { page } = visitor;
  const person = {
    firstName: 'Kwame',
    lastName: 'Mensah',
    email: 'kwame@resident.example',
    message: 'I would love to help.',
  };
  await page.goto(site.at('public', '/'));
  await page.waitForURL('**/en');
  await expectNoSideScroll(page);
  await page.goto(site.at('public', '/en/vacancies/search?q=language%20kitchen'));
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Language buddy at the kitchen table' }).first().click();
  await page.waitForURL(/\/en\/vacancies\/[\da-f-]{36}/);
  await expectNoSideScroll(page);
  const dialog = await openForm(page, words.en);
  await expectAccessible(page);
  await fillSteps(dialog, person, words.en);
  await dialog.getByText(words.en.oneMoreStep).waitFor();
  await confirmByMail(site, page, person, /Confirm your application/, words.en);

  const staff = await site.visit({ width: 375, language: 'en-GB' });
  await enterAs(site, staff.page, 'public', 'centrum');
  await staff.page.goto(site.at('public', '/en/applications?q=Kwame'));
  await staff.page.getByRole('link', { name: 'Kwame Mensah' }).first().click();
  const action = staff.page.locator('details').filter({ hasText: 'Accept Kwame?' });
  await action.locator('summary').click();
  await expectNoSideScroll(staff.page);
  await action.getByRole('button', { name: 'Accept Kwame' }).click();
  await staff.page.getByText('Kwame gets your answer by email').first().waitFor();
  expect(await openMail(site, page, person.email, /You are welcome/)).toContain('Kwame');
  visitor.expectQuietConsole();
  staff.expectQuietConsole();
});

test('a second try for the same vacancy looks like the first one; its mailbox hears that it arrived before', async () => {
  const { page } = await site.visit();
  const person = {
    firstName: 'Noor',
    lastName: 'Bos',
    email: 'noor@resident.example',
    message: 'Ik wil graag meedoen.',
  };
  const open = async () => {
    await page.goto(site.at('oldebroek', '/vacancies/search?q=taalmaatje'));
    await page.getByRole('link', { name: 'Taalmaatje in Wezep' }).first().click();
    const dialog = await openForm(page, words.nl);
    await fillSteps(dialog, person, words.nl);
    return dialog;
  };
  await (await open()).getByText('Nog één stap').waitFor();
  await confirmByMail(site, page, person, /Taalmaatje/, words.nl);
  // With the account that the press offers, a password is all that is asked.
  await page.getByRole('link', { name: 'Maak een account' }).click();
  await page.getByRole('heading', { name: 'Maak je account' }).waitFor();
  await (await open()).getByText('Nog één stap').waitFor();
  const text = await openMail(site, page, person.email, /Je had je al aangemeld/);
  expect(text).toContain('We hebben niets opnieuw verstuurd.');
});

test('the organisation of another centre can neither open nor list an application of this one', async () => {
  const own = await site.visit();
  await enterAs(site, own.page, 'oldebroek', 'centrum');
  await own.page.goto(site.at('oldebroek', '/applications'));
  const href = await own.page.locator('main a[href*="/applications/"]').first().getAttribute('href');
  const path = new URL(href ?? '', own.page.url()).pathname;
  const stranger = await site.visit();
  await enterAs(site, stranger.page, 'public', 'organisatie');
  const answer = await stranger.page.goto(site.at('public', path));
  expect(answer?.status()).toBe(404);
  await stranger.page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' }).waitFor();
});

test('whoever began to apply is asked on every way out', async () => {
  const { page } = await site.visit();
  await enterAs(site, page, 'public', 'vrijwilliger');
  await page.goto(site.at('public', '/vacancies/search'));
  const first = page.locator('main h2 a, main h3 a').filter({ visible: true }).first();
  const address = await first.getAttribute('href');
  await page.goto(site.at('public', address ?? ''));
  const dialog = await openForm(page, words.nl);
  await dialog.getByLabel('Jouw bericht').fill('Ik kom graag helpen.');
  const ways: Record<string, () => Promise<unknown>> = {
    'loading anew': () => page.evaluate('location.reload()'),
    'closing the tab': () => page.close({ runBeforeUnload: true }),
    'another language': () => page.locator('header a[hreflang=en]').filter({ visible: true }).click(),
    'signing out': () => page.evaluate("document.querySelector('form[action*=uitloggen]').requestSubmit()"),
  };
  for (const [name, leave] of Object.entries(ways)) {
    if (name === 'another language') await page.keyboard.press('Escape');
    const asked = page.waitForEvent('dialog');
    const left = leave();
    const question = await asked;
    expect(question.type(), name).toBe('beforeunload');
    await question.dismiss();
    await left;
  }
  await page.getByRole('link', { name: 'Vacatures' }).first().click();
  const question = page.getByRole('dialog', { name: /Weet je zeker dat je weg wilt/ });
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Vacatures' }).first().click();
  await question.getByRole('button', { name: 'Ga weg' }).click();
  await page.waitForURL('**/vacancies/search');
});
