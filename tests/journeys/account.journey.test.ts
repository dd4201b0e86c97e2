/** One's own account: details, choices, another address, the extra lock of staff, one's own data, and leaving. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs, linkIn, openMail, signIn } from '#tests/support/steps.ts';

const site = openSite();
const word = 'welkom-in-de-buurt';

const settings = '/profile-edit/settings';

/**
 * The code that an app shows now, or `later` seconds from now. A code of half a minute ahead is taken as well, and
 * one that has been used is not; never ask for one of the past, which may have run out before it is sent.
 */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 1000 });

async function fillIn(page: Page, tenant: string, name: string): Promise<void> {
  await page.goto(site.at(tenant, '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill(`${name}@${tenant}.example`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Opens what is folded away and gives the password. */
async function withPassword(page: Page, fold: string, button: string): Promise<void> {
  await page.locator('summary').filter({ hasText: fold }).click();
  const form = page.locator('details[open]').filter({ hasText: fold });
  await form.getByLabel('Wachtwoord van nu').fill(word);
  await form.getByRole('button', { name: button, exact: true }).click();
}

test('details are changed without script, and stand on one’s own page', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'oldebroek', 'vrijwilliger');
  await page.goto(site.at('oldebroek', '/profile-edit'));
  await page.getByLabel('Telefoonnummer').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Bewaar profiel' }).first().click();
  await page.goto(site.at('oldebroek', '/profiel'));
  await page.getByText('06 12 34 56 78').waitFor();
});

test('the periodic mail begins with a yes, and ends as easily', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'public', 'vrijwilliger');
  await page.goto(site.at('public', '/profile-edit/periodieke-mail'));
  await comeToRest(page);
  await page.getByLabel('dinsdag').check();
  await page.getByRole('button', { name: 'Zet de mail aan' }).click();
  await page.getByText('Zet een vinkje als je deze mail wilt krijgen').first().waitFor();
  await page.getByLabel(/Stuur mij op de dagen/).check();
  await page.getByRole('button', { name: 'Zet de mail aan' }).click();
  await page.getByText(/zei je ja/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop met deze mail' }).click();
  await page.getByRole('button', { name: 'Zet de mail aan' }).waitFor();
  expectQuietConsole();
});

test('applications are kept for longer after a yes, which is taken back as easily, also without script', async () => {
  for (const hasScript of [true, false]) {
    const { page, expectQuietConsole } = await site.visit({ hasScript, width: 375 });
    await enterAs(site, page, 'public', 'vrijwilliger');
    await page.goto(site.at('public', settings));
    const keeping = page.getByRole('region', { name: 'Aanmeldingen langer bewaren' });
    await keeping.getByText(/nog 1 jaar/).waitFor();
    await keeping.getByRole('button', { name: 'Ja, dat mag' }).click();
    await keeping.getByText('Aan', { exact: true }).waitFor();
    await keeping.getByText(/zei je ja: Bewaar al mijn aanmeldingen/).waitFor();
    if (hasScript) await expectAccessible(page);
    await keeping.getByRole('button', { name: 'Bewaar ze niet langer' }).click();
    await keeping.getByText('Uit', { exact: true }).waitFor();
    expectQuietConsole();
  }
});

test('another address counts after the press in its mail, and one stays signed in', async () => {
  const { page } = await site.visit();
  await enterAs(site, page, 'roermond', 'vrijwilliger');
  await page.goto(site.at('roermond', '/profile-edit/email'));
  await comeToRest(page);
  await page.getByLabel(/^Nieuw e-\u2060mailadres/).fill('noor@nieuw.example');
  await page.getByLabel('Wachtwoord van nu').fill(word);
  await page.getByRole('button', { name: 'Stuur de mail' }).click();
  await page.getByText('We wachten op noor@nieuw.example').waitFor();
  const text = await openMail(site, page, 'noor@nieuw.example', /Bevestig je nieuwe e-mailadres/);
  const token = /email\?token=([\w-]+)/.exec(text)?.[1];
  await page.goto(site.at('roermond', `/profile-edit/email?token=${token}`));
  await page.getByRole('button', { name: 'Gebruik het nieuwe adres' }).click();
  await page.getByText('Je logt in met noor@nieuw.example.').waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'uid')?.value).toBe('noor@nieuw.example');
});

test('codes of an app are asked after the password, also without script; a recovery code works as well', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'meedoen', 'centrum');
  await page.goto(site.at('meedoen', settings));
  await withPassword(page, 'Zet codes aan', 'Verder');
  const secret = (await page.locator('code').first().textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code uit de app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Zet codes aan' }).click();
  await page.getByText('Bewaar deze herstelcodes').waitFor();
  const recovery = (await page.locator('code').first().textContent()) ?? '';

  const other = await site.visit({ hasScript: false, width: 375 });
  await fillIn(other.page, 'meedoen', 'centrum');
  await other.page.getByLabel('Code', { exact: true }).fill('000000');
  await other.page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await other.page.getByText('Deze code klopt niet').first().waitFor();
  await other.page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 30));
  await other.page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await other.page.waitForURL('**/dashboard');

  const lost = await site.visit({ hasScript: false });
  await fillIn(lost.page, 'meedoen', 'centrum');
  await lost.page.getByLabel('Code', { exact: true }).fill(recovery);
  await lost.page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await lost.page.waitForURL('**/dashboard');
});

test('a passkey is made, named, signs in by itself, and is removed', async () => {
  const { page, context, expectQuietConsole } = await site.visit();
  await signIn(site, page, 'public', 'centrum');
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(site.at('public', settings));
  await comeToRest(page);
  await page.locator('summary').filter({ hasText: 'Voeg een passkey toe' }).click();
  const added = page.locator('details[open]').filter({ hasText: 'Voeg een passkey toe' });
  const named = added.getByLabel('Naam van de passkey');
  await expect.poll(() => named.inputValue()).toMatch(/^\S+ op Linux$/);
  await named.fill('Van de balie');
  await added.getByLabel('Wachtwoord van nu').fill('fout');
  await added.getByRole('button', { name: 'Maak de passkey' }).click();
  await added.locator('[name=currentPassword][aria-invalid=true]').waitFor();
  await expect.poll(() => named.inputValue()).toBe('Van de balie');
  await added.getByLabel('Wachtwoord van nu').fill(word);
  await added.getByRole('button', { name: 'Maak de passkey' }).click();
  await page.getByText('Bewaar deze herstelcodes').waitFor();
  await expectAccessible(page);
  await page.locator('summary').filter({ hasText: 'Andere naam' }).click();
  const row = page.locator('li').filter({ hasText: 'Andere naam' });
  await row.getByText('Van de balie', { exact: true }).waitFor();
  await row.getByLabel('Naam van de passkey').fill('Laptop van Femke');
  await row.getByRole('button', { name: 'Bewaar naam' }).click();
  await page.getByText('De naam is bewaard').first().waitFor();
  await page.getByText('Verwijder Laptop van Femke').waitFor();

  await page.goto(site.at('public', '/uitloggen'));
  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByRole('button', { name: 'Log in met een passkey' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(site.at('public', settings));
  await withPassword(page, 'Verwijder Laptop van Femke', 'Verwijder');
  await page.getByText('De passkey is verwijderd').first().waitFor();
  expectQuietConsole();
});

test('one’s own data comes as a file that opens, without script', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'meedoen', 'vrijwilliger');
  await page.goto(site.at('meedoen', '/profile-edit/settings'));
  await page.getByRole('link', { name: 'Mijn gegevens ophalen' }).click();
  await page.getByRole('button', { name: 'Maak een bestand met mijn gegevens' }).click();
  await page
    .getByText(/^(Wordt gemaakt, gevraagd op|Klaar tot)/)
    .first()
    .waitFor();
  const text = await openMail(site, page, 'vrijwilliger@meedoen.example', /Je gegevens staan klaar/);
  await page.goto(/http:\S+profiel\S*/.exec(text)?.[0] ?? 'about:blank');
  const coming = page.waitForEvent('download');
  await page.locator('a[download]').click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^gegevens-.*\.zip$/);
  const files = unzipSync(await readFile(await saved.path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['lees-mij.txt', 'account.csv', 'aanmeldingen.csv']),
  );
  const all = JSON.parse(strFromU8(files['gegevens.json'] ?? new Uint8Array()));
  expect(all.account).toMatchObject([{ email: 'vrijwilliger@meedoen.example' }]);
});

test('one leaves without script and in English, and is known no more', async () => {
  const { page } = await site.visit({ hasScript: false, language: 'en-GB', width: 375 });
  const email = 'vrijwilliger@public.example';
  await page.goto(site.at('public', '/en/account/verwijderen'));
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Send me the email' }).click();
  await page.getByText('Enter an email address with an @').first().waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me the email' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const link = linkIn(await openMail(site, page, email, /account/), '/account/verwijderen');
  // The mail speaks the language of the account, and the page that of its link.
  await page.goto(link.replace(/(\/\/[^/]+)\/account/, '$1/en/account'));
  await page.getByRole('button', { name: 'Remove my account' }).click();
  await page.waitForURL('**/profiel/verwijderd');
  await page.goto(site.at('public', '/en/auth/login-1'));
  await page.getByLabel('Email address').fill(email);
  await page.locator('input[name=password]').fill(word);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('This email address and password don’t match').first().waitFor();
});
