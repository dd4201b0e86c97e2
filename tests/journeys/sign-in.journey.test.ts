/** How people come in: somebody new, somebody who forgot, somebody by a link, and an admin as somebody else. */
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { linkIn, openMail, words } from '#tests/support/steps.ts';

const site = openSite();
const password = 'groene fiets loopt';

/** A form without script proves by the time that filling it in takes: for those it was opened so long ago. */
const fillingIn = (hasScript: boolean) => (hasScript ? 0 : 4500);

/** Links that nobody sent say so at once. */
const invented = {
  '/confirm?token=verzonnen&act=account': 'Deze link werkt niet meer',
  '/confirm?token=verzonnen': 'Deze link kennen we niet',
  '/account/verwijderen?token=verzonnen': 'We kennen deze link niet',
  '/organizations/signup/success?token=verzonnen': /link/i,
};

async function signUp(page: Page, email: string, hasScript: boolean): Promise<void> {
  await page.goto(site.at('public', '/auth/login-1'));
  await site.ago(fillingIn(hasScript), async () => {
    await page.getByRole('link', { name: 'Maak er een aan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hoe doe je mee?' }).waitFor();
  });
  await page.getByLabel('Voornaam').fill('Sanne');
  await page.getByLabel('Achternaam').fill('de Bruin');
  await page.getByLabel('E-mailadres', { exact: true }).fill(email);
  await page.locator('input[name=password]').fill('welkom1234');
  await page.getByLabel('16 jaar of ouder').check();
  await page.getByRole('checkbox', { name: /^Ik ga akkoord/ }).check();
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.getByText('Veel mensen gebruiken dit').first().waitFor();
  await expect.poll(() => page.getByLabel('Voornaam').inputValue()).toBe('Sanne');
  // That time is not asked once more for each mistake.
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.waitForURL('**/signup/success');
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor();
  await page.getByText(`naar ${email}.`).waitFor();
}

async function signIn(page: Page, email: string, word: string): Promise<void> {
  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill(email);
  await page.locator('input[name=password]').fill(word);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

for (const hasScript of [true, false]) {
  const how = hasScript ? 'with' : 'without';
  test(`somebody new signs up, confirms by the mail and signs in; forgets the password; signs in by a link, ${how} script`, async () => {
    const email = `${how}@nieuw.example`;
    const visitor = await site.visit({ hasScript });
    const { page } = visitor;
    await signUp(page, email, hasScript);
    const confirming = linkIn(await openMail(site, page, email, /Bevestig je account/), '/confirm');
    // Opening it is what mail scanners do too: nothing is used up by that.
    await page.goto(confirming);
    // It works, but not where another kind of link belongs: no button there that would refuse it.
    await page.goto(site.at('public', `/auth/token${new URL(confirming).search}`));
    await page.getByRole('heading', { name: 'Deze link kennen we niet' }).waitFor();
    await page.goto(confirming);
    await page.getByRole('button', { name: 'Bevestig mijn account' }).click();
    // In the browser that signed up, the password is not typed again.
    await page.waitForURL('**/dashboard');
    await page.goto(confirming);
    await page.getByRole('heading', { name: 'Dit account was al bevestigd' }).waitFor();
    for (const [path, heading] of Object.entries(invented)) {
      await page.goto(site.at('public', path));
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    await page.goto(site.at('public', '/uitloggen'));
    await signIn(page, email, password);
    // A link on another site does not sign out at once.
    await page.goto(`data:text/html,<a href="${site.at('public', '/uitloggen')}">weg</a>`);
    await page.getByRole('link', { name: 'weg' }).click();
    await page.getByRole('heading', { name: 'Wil je uitloggen?' }).waitFor();
    await page.getByRole('link', { name: 'Blijf ingelogd' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(site.at('public', '/uitloggen'));

    await page.goto(site.at('public', '/auth/login-1'));
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    await page.waitForURL('**/auth/recover');
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Mail mij een link' }).click();
    await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor();
    const resetting = linkIn(await openMail(site, page, email, /Kies een nieuw wachtwoord/), '/auth/reset');
    await page.goto(resetting);
    await page.getByText('Op andere apparaten log je opnieuw in.').waitFor();
    await page.locator('input[name=password]').fill('een heel nieuw woord');
    await page.getByRole('button', { name: 'Bewaar en log in' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(site.at('public', '/uitloggen'));
    await page.goto(resetting);
    await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor();

    await page.goto(site.at('public', '/auth/login-1'));
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByRole('button', { name: 'Mail mij een inloglink' }).click();
    await page.getByText('Kijk in je mail').first().waitFor();
    await page.goto(linkIn(await openMail(site, page, email, /Je inloglink/), '/auth/token'));
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL('**/dashboard');
    visitor.expectQuietConsole();
  });
}

for (const hasScript of [true, false])
  test(`a sign-up that another browser confirms asks for the password, ${hasScript ? 'with' : 'without'} script`, async () => {
    const email = `elders-${hasScript ? 'met' : 'zonder'}@nieuw.example`;
    const sender = await site.visit({ hasScript });
    await signUp(sender.page, email, hasScript);
    const confirming = linkIn(await openMail(site, sender.page, email, /Bevestig je account/), '/confirm');
    const owner = await site.visit({ hasScript, width: 375 });
    const { page } = owner;
    await page.goto(confirming);
    await page.getByText('Typ het wachtwoord dat je bij het aanmelden koos.').waitFor();
    if (hasScript) await expectAccessible(page);
    await expectNoSideScroll(page);
    const field = page.locator('input[name=password]');
    await field.fill('wachtwoord123');
    await page.getByRole('button', { name: 'Bevestig mijn account' }).click();
    await page.getByText('Veel mensen gebruiken dit').first().waitFor();
    await field.fill('van de eigenaar zelf');
    await page.getByRole('button', { name: 'Bevestig mijn account' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(site.at('public', '/uitloggen'));
    await signIn(page, email, 'van de eigenaar zelf');
    // What the first browser chose opens nothing.
    await sender.page.goto(site.at('public', '/auth/login-1'));
    await sender.page.getByLabel('E-mailadres').fill(email);
    await sender.page.locator('input[name=password]').fill(password);
    await sender.page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await sender.page.getByText('horen niet bij elkaar').first().waitFor();
    owner.expectQuietConsole();
  });

test('who is under 16 names a parent, and the parent agrees by mail', async () => {
  const visitor = await site.visit({ width: 375, hasScript: false });
  const { page } = visitor;
  await site.ago(fillingIn(false), () => page.goto(site.at('oldebroek', '/signup')));
  await expect.poll(() => page.getByLabel('Geboortejaar').isVisible()).toBe(false);
  await page.getByLabel('Jonger dan 16', { exact: true }).check();
  await page.getByLabel('Voornaam').fill('Bo');
  await page.getByLabel('Achternaam').fill('Visser');
  await page.getByLabel('E-mailadres', { exact: true }).fill('bo@nieuw.example');
  // In whichever year it is at the centre at this moment, under 16.
  await page.getByLabel('Geboortejaar').fill(String(new Date().getFullYear() - 13));
  await page.getByLabel('E-mailadres van een ouder').fill('ouder@nieuw.example');
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('checkbox', { name: /^Ik ga akkoord/ }).check();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Maak mijn account' }).click();
  await page.waitForURL('**/signup/success');
  await page.goto(linkIn(await openMail(site, page, 'bo@nieuw.example', /Bevestig je account/), '/confirm'));
  await page.getByRole('button', { name: 'Bevestig mijn account' }).click();
  await page.getByRole('heading', { name: 'Bijna klaar: nu nog een ouder' }).waitFor();
  await page.goto(site.at('oldebroek', '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill('bo@nieuw.example');
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByText('Een ouder moet nog toestemming geven').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Stuur de mail nog een keer' }).getAttribute('href'))
    .toBe('/confirm');
  await page.goto(
    linkIn(await openMail(site, page, 'ouder@nieuw.example', /Mag je kind een account/), '/confirm'),
  );
  await page.getByRole('button', { name: 'Ja, ik geef toestemming' }).click();
  await page.getByRole('heading', { name: 'Bedankt, het account is klaar' }).waitFor();
  visitor.expectQuietConsole();
});

test('the pages for coming in can be used by everybody, also narrow, dark and in English', async () => {
  const visitor = await site.visit({ width: 375, scheme: 'dark', language: 'en-GB' });
  const { page } = visitor;
  for (const path of [
    '/auth/login-1',
    '/signup',
    '/signup/success',
    '/auth/recover',
    '/auth/reset?token=x',
    '/auth/token?token=x',
    '/confirm',
    '/confirm?token=x&act=parent',
  ]) {
    await page.goto(site.at('public', `/en${path}`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
  visitor.expectQuietConsole();
});

/** As the button on the screen of a user does it. */
const become = (page: Page, userId: string) =>
  askPage(
    page,
    `const form = Object.assign(document.createElement('form'), { method: 'post', action: '/sign-in-as' });
    for (const [name, value] of [['userId', given], ['reason', 'Helpt aan de telefoon']])
      form.append(Object.assign(document.createElement('input'), { name, value }));
    document.body.append(form);
    form.submit();`,
    userId,
  );

test('an admin helps as somebody else, sees it on every screen, and goes back without a password', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await page.goto(site.at('public', '/auth/login-1'));
  await page.getByLabel(words.nl.email).fill('beheer@platform.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const { rows } = await site
    .server()
    .services.pool.query<{ user_id: string }>(
      "select user_id from accounts_by_email('vrijwilliger@public.example', 1::smallint)",
    );
  await become(page, rows[0]?.user_id ?? '');
  const bar = page.getByRole('complementary', { name: 'Ingelogd als iemand anders' });
  await bar.waitFor();
  await expect.poll(() => bar.textContent()).toMatch(/Je bent ingelogd als .+\. Nog 60 minuten\./);
  await expectAccessible(page);
  await page.goto(site.at('public', '/vacancies/search'));
  await bar.waitFor();
  await page.goto(site.at('public', '/applications'));
  await bar.getByRole('button', { name: 'Terug naar mijn eigen account' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(() => bar.count()).toBe(0);
  await page.goto(site.at('public', '/profiel'));
  await page.getByText('beheer@platform.example').first().waitFor();

  // After an hour it ends by itself, and the admin goes on as themselves.
  await become(page, rows[0]?.user_id ?? '');
  await bar.waitFor();
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query(
    "update sessions set ends_at = now() - interval '1 second' where signed_in_by is not null",
  );
  await owner.end();
  await page.goto(site.at('public', '/profiel'));
  await page.getByText('beheer@platform.example').first().waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  visitor.expectQuietConsole();
});
