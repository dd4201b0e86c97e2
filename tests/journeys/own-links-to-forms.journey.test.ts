/** Staff mail people a link of their own to a form; each fills it in once, and staff see who that was. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs, openMail } from '#tests/support/steps.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

const site = openSite();
const folder = temporaryFolder();
afterAll(() => removeTemporaryFolder(folder));

const linkIn = (mail: string) => /\/(?:en\/)?forms\/[\w-]{43}/.exec(mail)?.[0] ?? 'no link';

test('a list of people is mailed, one of them answers on a phone, and staff read who it was', async () => {
  const staff = await site.visit({ width: 1280 });
  const page = staff.page;
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Hoe was de cursus?');
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await page.getByLabel('Vraag', { exact: true }).fill('Wat vond je ervan?');
  await page.getByLabel('Wie kan het invullen?').selectOption('Alleen wie van jullie een eigen link krijgt');
  await page.getByLabel('Een eigen link werkt').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hoe was de cursus?' }).waitFor();
  await page.getByRole('link', { name: 'Wie heeft een link' }).click();
  await page.getByText('Dit formulier staat niet online').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar het formulier' }).click();
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('link', { name: 'Wie heeft een link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Eigen links' }).waitFor();
  await waitForScript(page, 'main form');

  // As Excel writes it on an older computer.
  const file = join(folder, 'leden.csv');
  writeFileSync(
    file,
    Buffer.from(
      'Naam;E-mail\r\nZoë Prins;zoe@post.example\r\nGeen adres;nergens\r\nBas;bas@post.example\r\n',
      'latin1',
    ),
  );
  await page.locator('main input[type=file]').setInputFiles(file);
  const people = page.getByLabel('Wie vraag je?');
  await expect.poll(() => people.inputValue()).toContain('Zoë Prins;zoe@post.example');
  await page.getByRole('button', { name: 'Mail hun een link' }).click();
  await page.getByText(/^Op regel 3 .*‘Geen adres;nergens’/).waitFor();
  await expect.poll(() => people.inputValue()).toContain('bas@post.example');
  await expectAccessible(page);
  await people.fill('Zoë Prins;zoe@post.example\nBas;bas@post.example');
  await page.getByRole('button', { name: 'Mail hun een link' }).click();
  await page.getByText('2 links gemaild.').first().waitFor();
  await page.locator('main li').filter({ hasText: 'Zoë Prins' }).getByText('Gemaild op').waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const path = linkIn(await openMail(site, page, 'zoe@post.example', /formulier invullen/));
  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  await visitor.page.goto(site.at('public', path));
  await visitor.page.getByText('Deze link is van zoe@post.example').waitFor();
  await waitForScript(visitor.page, 'main form');
  await expectNoSideScroll(visitor.page);
  await expectAccessible(visitor.page);
  await visitor.page.getByLabel('Wat vond je ervan?').fill('Erg leuk');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  await visitor.page.goto(site.at('public', path));
  await visitor.page.getByText('Met deze link is het formulier al ingevuld.').waitFor();
  await expectAccessible(visitor.page);
  visitor.expectQuietConsole();

  await page.goto(site.at('public', '/form_builder'));
  await page.getByRole('link', { name: 'Hoe was de cursus?' }).click();
  await page.getByRole('cell', { name: 'Erg leuk' }).waitFor();
  await expectAccessible(page);
  await page.locator('main tbody th a').click();
  await page.getByText('Ingestuurd door Zoë Prins (zoe@post.example)').waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await page.getByText('Erg leuk').waitFor();
  await page.emulateMedia({ media: null });
  await page.goto(site.at('public', '/content/forms'));
  await expect
    .poll(() => page.locator('nav a[aria-current=page]').filter({ visible: true }).allInnerTexts())
    .toEqual(['Formulieren']);
  staff.expectQuietConsole();
});

test('a link that was withdrawn says so, and the whole goes without script', async () => {
  const staff = await site.visit({ hasScript: false, width: 768 });
  const page = staff.page;
  // `getByText` passes over what stands in a noscript.
  const told = (text: string) =>
    page.locator('noscript p').filter({ visible: true, hasText: text }).waitFor();
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder'));
  await page.getByRole('link', { name: 'Hoe was je eerste maand?' }).click();
  await page.getByRole('link', { name: 'Wie heeft een link' }).click();
  await page.getByText('Vraag mensen om in te vullen').click();
  await page.getByLabel('Wie vraag je?').fill('Sam <sam@post.example>');
  await page.getByRole('button', { name: 'Mail hun een link' }).click();
  await told('1 link gemaild.');
  await page.getByRole('link', { name: 'Nog niet ingevuld' }).click();
  const row = page.locator('main li').filter({ hasText: 'sam@post.example' });
  await row.getByRole('button', { name: 'Trek in' }).click();
  await told('De link van Sam is ingetrokken');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Ingetrokken' }).click();
  await row.getByText('de link werkt niet meer').waitFor();

  const keeper = await site.visit();
  await enterAs(site, keeper.page, 'public', 'centrum');
  const path = linkIn(await openMail(site, keeper.page, 'sam@post.example', /formulier invullen/));
  const visitor = await site.visit({ hasScript: false, width: 375 });
  await visitor.page.goto(site.at('public', path));
  await visitor.page.getByRole('heading', { name: 'Deze link werkt niet' }).waitFor();
  await expectNoSideScroll(visitor.page);
  const without = await visitor.page.goto(site.at('public', '/forms/eerste-maand'));
  expect(without?.status(), 'by the address of the form').toBe(404);
});
