/** A centre changes its own settings, and its site follows on the next request. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);

test('what staff save stands on the site at once; English goes and its addresses lead to Dutch; keeping less asks first', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 1280 });
  await visitor.page.goto(at('/'));
  await signIn(site, page, 'public', 'centrum');
  const save = async () => {
    await page.getByRole('button', { name: 'Bewaar instellingen' }).last().click();
    await page.getByText('De instellingen zijn bewaard').first().waitFor();
  };

  await page.goto(at('/instellingen'));
  await waitForScript(page, 'main form');
  await page
    .getByText(/^Kies een (ander )?logo$/)
    .first()
    .waitFor();
  await page.getByLabel('Eén zin over jullie').fill('Samen maken we de buurt');
  await save();
  await visitor.page.goto(at('/'));
  await visitor.page.getByRole('contentinfo').getByText('Samen maken we de buurt').waitFor();

  await page.getByRole('link', { name: 'Talen en onderdelen' }).click();
  await page.getByRole('checkbox', { name: 'Engels' }).uncheck();
  await expectAccessible(page);
  await save();
  await expect
    .poll(async () => {
      await visitor.page.goto(at('/en/vacancies/search'));
      return new URL(visitor.page.url()).pathname;
    })
    .toBe('/vacancies/search');
  await expect.poll(() => visitor.page.getByRole('link', { name: 'English' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Bewaren en privacy' }).click();
  await waitForScript(page, 'main form');
  const days = page.getByRole('textbox', { name: 'Aanmeldingen zonder vervolg' });
  await days.fill('10');
  await days.blur();
  await page.getByRole('button', { name: 'Bewaar instellingen' }).last().click();
  await page
    .getByText(/Vannacht verdwijnen zo ook: \d+ aanmeldingen/)
    .first()
    .waitFor();
  await page.getByLabel('Ja, verwijder wat nu al ouder is').check();
  await save();
  await page.reload();
  await expect.poll(() => days.inputValue()).toBe('10');
  expectQuietConsole();
});
