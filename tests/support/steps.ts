/** What people do on the way, in the words that they see: shared by the journeys. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from '#tests/support/journey.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** The words on buttons and fields, as a person reads them. */
export const words = {
  nl: {
    join: 'Ik doe graag mee',
    message: 'Jouw bericht',
    next: 'Verder',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    badEmail: 'Vul een e-mailadres in met een @',
    send: /^Verstuur/,
    oneMoreStep: 'Nog één stap',
    confirm: 'Verstuur mijn aanmelding',
    signIn: 'Inloggen',
  },
  en: {
    join: 'I’d like to join',
    message: 'Your message',
    next: 'Next',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    badEmail: 'Enter an email address with an @',
    send: /^Send/,
    oneMoreStep: 'One more step',
    confirm: 'Send my application',
    signIn: 'Sign in',
  },
} as const;
export type Words = (typeof words)[keyof typeof words];

/** Signs in at a centre and waits for the overview. */
export async function signIn(
  site: Site,
  page: Page,
  tenant: string,
  name: string,
  language: keyof typeof words = 'nl',
): Promise<void> {
  const say = words[language];
  await page.goto(site.at(tenant, `${language === 'nl' ? '' : '/en'}/auth/login-1`));
  await page.getByLabel(say.email).fill(`${name}@${tenant}.example`);
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** The cookies that the form of signing in gives, without its pages: for who goes elsewhere at once. */
export async function enterAs(site: Site, page: Page, tenant: string, name: string): Promise<void> {
  const { host, origin } = new URL(site.at(tenant, '/'));
  const answer = await site.server().app.inject({
    method: 'POST',
    url: '/auth/login-1',
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      act: 'password',
      // The platform's admin has an account of the first centre.
      email: name === 'beheer' ? 'beheer@platform.example' : `${name}@${tenant}.example`,
      password: 'welkom-in-de-buurt',
    }).toString(),
  });
  expect(answer.headers.location, `${name} signs in at ${tenant}`).toMatch(/\/dashboard$/);
  const cookies = answer.cookies.map((cookie) => ({
    name: cookie.name,
    value: encodeURIComponent(cookie.value),
    url: origin,
    httpOnly: cookie.httpOnly ?? false,
  }));
  await page.context().addCookies(cookies);
}

/** Opens the form and gives its dialog. */
export async function openForm(page: Page, say: Words): Promise<Locator> {
  await page
    .getByRole('button', { name: say.join })
    .or(page.getByRole('link', { name: say.join }))
    // Before its script is there it leads to the form in a page.
    .and(page.locator('[aria-haspopup=dialog]'))
    .filter({ visible: true })
    .first()
    .click();
  return page.getByRole('dialog');
}

/** The three steps of the dialog, up to the last button. */
export async function fillSteps(dialog: Locator, person: Person, say: Words): Promise<void> {
  await dialog.getByLabel(say.message).fill(person.message);
  await dialog.getByRole('button', { name: say.next }).click();
  await dialog.getByLabel(say.firstName).fill(person.firstName);
  await dialog.getByLabel(say.lastName).fill(person.lastName);
  await dialog.getByLabel(say.email).fill(person.email);
  await dialog.getByRole('button', { name: say.next }).click();
  await dialog.getByRole('checkbox', { name: /deze aanmelding|this application/ }).check();
  await dialog.getByRole('button', { name: say.send }).click();
}

/** Opens the newest kept mail to this address with such a subject. */
export async function openMail(site: Site, page: Page, to: string, subject: RegExp): Promise<string> {
  const row = page.locator('tr').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect
    .poll(async () => {
      await page.goto(site.at('public', '/dev/mail'));
      return row.count();
    })
    .toBe(1);
  await row.getByRole('link').first().click();
  await page.waitForURL(/\/dev\/mail\/.+/);
  return (await page.locator('pre').first().textContent()) ?? '';
}

/** The link to this page that is in the text of a mail. */
export const linkIn = (text: string, path: string): string =>
  new RegExp(`http://\\S+${path}\\?\\S+`).exec(text)?.[0] ?? 'about:blank';

/** Follows the link of the mail that asks to confirm, and presses the button behind it. */
export async function confirmByMail(
  site: Site,
  page: Page,
  person: Person,
  subject: RegExp,
  say: Words,
): Promise<void> {
  const text = await openMail(site, page, person.email, subject);
  await page.goto(linkIn(text, '/confirm'));
  await page.getByRole('button', { name: say.confirm }).click();
  await page.getByText(person.firstName).first().waitFor();
}

/** Opens a folded part of a form by its heading, unless it is open. */
export async function openFold(page: Page, title: string): Promise<void> {
  const head = page.locator('summary', { has: page.getByRole('heading', { name: title, exact: true }) });
  if (!(await head.locator('xpath=..').evaluate((one) => one.hasAttribute('open')))) await head.click();
}
