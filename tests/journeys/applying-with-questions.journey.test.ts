/** A vacancy asks the questions of a form: whoever applies answers them, and its organisation reads them with the application. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { confirmByMail, enterAs, openFold, openForm, words, type Person } from '#tests/support/steps.ts';

const site = openSite();

const person = (firstName: string): Person => ({
  firstName,
  lastName: 'de Wit',
  email: `${firstName.toLowerCase()}@resident.example`,
  message: 'Ik help graag een ochtend.',
});

test('with and without script the questions come along, and are read at the application', async () => {
  const keeper = await site.visit({ width: 1280 });
  const { page } = keeper;
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies'));
  const link = page.locator('main tbody th a').first();
  const show = (await link.getAttribute('href')) ?? '';
  await page.goto(site.at('public', `${show}/edit`));
  await waitForScript(page, 'main form');
  await openFold(page, 'Praktisch');
  await page.getByLabel('Vragen bij het aanmelden').selectOption('Loop een dag mee');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Bewaar/ })
    .first()
    .click();
  await page.getByText('Bewaard', { exact: true }).waitFor();

  const visitor = await site.visit({ width: 375 });
  const sam = person('Sam');
  await visitor.page.goto(site.at('public', show));
  const dialog = await openForm(visitor.page, words.nl);
  await dialog.getByLabel('Jouw bericht').fill(sam.message);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('Voornaam').fill(sam.firstName);
  await dialog.getByLabel('Achternaam').fill(sam.lastName);
  await dialog.getByLabel('E-mailadres').fill(sam.email);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('Hoe heet je?').waitFor();
  await expectAccessible(visitor.page);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog
    .getByText(/Hoe heet je.* is verplicht/)
    .first()
    .waitFor();
  await dialog.getByLabel('Hoe heet je?').fill('Samira de Wit');
  await dialog.getByLabel('Wat is je mailadres?').fill('samira@post.example');
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByText('2 antwoorden').waitFor();
  await expectAccessible(visitor.page);
  await dialog.getByRole('checkbox', { name: /deze aanmelding/ }).check();
  await dialog.getByRole('button', { name: words.nl.send }).click();
  await dialog.getByText('Nog één stap').waitFor();
  visitor.expectQuietConsole();
  await confirmByMail(site, visitor.page, sam, /./, words.nl);

  const plain = await site.visit({ width: 375, hasScript: false, scheme: 'dark' });
  const bram = person('Bram');
  await plain.page.goto(site.at('public', show));
  await site.ago(10_000, async () => {
    await plain.page.getByRole('link', { name: 'Ik doe graag mee' }).first().click();
    await plain.page.getByLabel('Jouw bericht').waitFor();
  });
  await plain.page.getByLabel('Jouw bericht').fill(bram.message);
  await plain.page.getByLabel('Voornaam').fill(bram.firstName);
  await plain.page.getByLabel('Achternaam').fill(bram.lastName);
  await plain.page.getByLabel('E-mailadres').fill(bram.email);
  await plain.page.getByLabel('Wat is je mailadres?').fill('bram@post.example');
  await plain.page.getByRole('checkbox', { name: /deze aanmelding/ }).check();
  await plain.page.getByRole('button', { name: /^Verstuur/ }).click();
  await plain.page
    .getByText(/Hoe heet je.* is verplicht/)
    .first()
    .waitFor();
  await expectNoSideScroll(plain.page);
  await expect
    .poll(() => plain.page.getByLabel('Wat is je mailadres?').inputValue())
    .toBe('bram@post.example');
  await plain.page.getByLabel('Hoe heet je?').fill('Bram de Wit');
  await plain.page.getByRole('button', { name: /^Verstuur/ }).click();
  await plain.page.getByText('Nog één stap').waitFor();

  await page.goto(site.at('public', '/applications'));
  await page
    .getByRole('link', { name: /Sam de Wit/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Antwoorden op de vragen' }).waitFor();
  await page.locator('main dd').getByText('Samira de Wit').waitFor();
  await expectAccessible(page);
  await page.goto(site.at('public', '/form_builder'));
  await page.getByRole('link', { name: 'Loop een dag mee' }).click();
  await page.getByText('1 vacature stelt deze vragen').waitFor();
  keeper.expectQuietConsole();
});

test('what is asked since the form was opened is asked before it goes, and starting anew forgets the answers', async () => {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  const { rows } = await owner.query<{ vacancy: string; form: string }>(
    "select v.id as vacancy, f.id as form from vacancies v join forms f on f.id = v.form_id where f.title = 'Loop een dag mee'",
  );
  const [{ vacancy = '', form = '' } = {}] = rows;
  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  const { page } = visitor;
  const noor = person('Noor');
  await page.goto(site.at('public', `/vacancies/${vacancy}`));
  const dialog = await openForm(page, words.nl);
  await dialog.getByLabel('Jouw bericht').fill(noor.message);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('Voornaam').fill(noor.firstName);
  await dialog.getByLabel('Achternaam').fill(noor.lastName);
  await dialog.getByLabel('E-mailadres').fill(noor.email);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByLabel('Hoe heet je?').fill('Noor de Wit');
  await dialog.getByLabel('Wat is je mailadres?').fill(noor.email);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByRole('checkbox', { name: /deze aanmelding/ }).check();
  await owner.query(`update forms set questions = questions || $2::jsonb where id = $1`, [
    form,
    JSON.stringify([
      {
        questionId: '01935e00-0000-7000-8000-00000000f0aa',
        text: 'Kom je op de fiets?',
        questionType: 'text',
        help: null,
        required: true,
        longAnswer: false,
      },
    ]),
  ]);
  await dialog.getByRole('button', { name: words.nl.send }).click();
  await dialog.getByLabel('Kom je op de fiets?').waitFor();
  await expectAccessible(page);
  await expect.poll(() => dialog.getByLabel('Hoe heet je?').inputValue()).toBe('Noor de Wit');
  await dialog.getByLabel('Kom je op de fiets?').fill('Altijd');
  // Whoever comes after them at this device begins with nothing.
  await page.reload();
  const again = await openForm(page, words.nl);
  await again.getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect.poll(() => again.getByLabel('Jouw bericht').inputValue()).toBe('');
  await page.reload();
  const third = await openForm(page, words.nl);
  await third.getByLabel('Jouw bericht').fill(noor.message);
  await third.getByRole('button', { name: 'Verder' }).click();
  await third.getByLabel('Voornaam').fill(noor.firstName);
  await third.getByLabel('Achternaam').fill(noor.lastName);
  await third.getByLabel('E-mailadres').fill(noor.email);
  await third.getByRole('button', { name: 'Verder' }).click();
  await expect.poll(() => third.getByLabel('Hoe heet je?').inputValue()).toBe('');
  await third.getByLabel('Hoe heet je?').fill('Noor');
  await third.getByLabel('Wat is je mailadres?').fill(noor.email);
  await third.getByLabel('Kom je op de fiets?').fill('Nooit');
  await third.getByRole('button', { name: 'Verder' }).click();
  await third.getByRole('checkbox', { name: /deze aanmelding/ }).check();
  await third.getByRole('button', { name: words.nl.send }).click();
  await third.getByText('Nog één stap').waitFor();
  await owner.end();
});
