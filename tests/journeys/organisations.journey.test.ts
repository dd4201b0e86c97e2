/** Organisations: found by everybody, kept by their own people, added by the centre. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { picture } from '#tests/support/pictures.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();

test('its own people put a logo, hours and a number; visitors see what may be seen', async () => {
  const own = await site.visit();
  const { page } = own;
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/instellingen/organisatie'));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expectAccessible(page);
  await waitForScript(page, 'main form');
  await page.locator('input[name=logo]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await picture(64, 64),
  });
  await page
    .getByText(/logo\.png|Dit wordt bewaard|Zo wordt/)
    .first()
    .waitFor();
  await page.locator('input[name=logo_alt]').fill('Een grijs vlak');
  await page.getByLabel('Telefoonnummer', { exact: false }).first().fill('033 111 22 33');
  await page.locator('input[name=phoneNumberVisible]').setChecked(true);
  await page.locator('input[name=emailVisible]').setChecked(false);
  await page.getByLabel(/^RSIN/).fill('814122904');
  await page
    .getByRole('button', { name: /^Bewaar/ })
    .last()
    .click();
  await page.getByText('In dit nummer zit een typefout', { exact: false }).first().waitFor();
  await page.getByLabel(/^RSIN/).fill('814122905');
  await page
    .getByRole('button', { name: /^Bewaar/ })
    .last()
    .click();
  await page
    .getByText(/Bewaard\b/)
    .first()
    .waitFor();

  const visitor = await site.visit({ width: 375 });
  const id = /organizations\/([\da-f-]{36})/.exec(
    (await page.getByRole('link', { name: 'Bekijk de pagina' }).first().getAttribute('href')) ?? '',
  )?.[1];
  await visitor.page.goto(site.at('public', `/organizations/${id}`));
  await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
  await visitor.page.getByRole('link', { name: '033 111 22 33' }).waitFor();
  const text = await visitor.page.content();
  expect(text).not.toContain('814122905');
  expect(text).not.toMatch(/mailto:info@(?!public)/);
  const logo = visitor.page.locator('article img[src^="/uploads/"]').first();
  await expect
    .poll(() => logo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
  await expectNoSideScroll(visitor.page);
  await expectAccessible(visitor.page);
  visitor.expectQuietConsole();
  own.expectQuietConsole();
});

test('the centre adds one without script, and finds it back', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'roermond', 'centrum');
  await page.goto(site.at('roermond', '/organizations/add'));
  await page.getByLabel('Naam', { exact: true }).fill('Stichting Zwaluwnest');
  await page.getByLabel(/^KvK-nummer/).fill('123');
  await page.getByRole('button', { name: 'Bewaar organisatie' }).click();
  await page.getByText('Een KvK-nummer heeft 8 cijfers').first().waitFor();
  await page.getByLabel(/^KvK-nummer/).fill('12 34 56 78');
  await page.getByLabel(/^Postcode/).fill('6041');
  await page.getByRole('button', { name: 'Bewaar organisatie' }).click();
  await page.waitForURL('**/organizations/*-*');
  await expect.poll(() => page.locator('body').innerText()).toContain('Stichting Zwaluwnest is toegevoegd.');
  await page.goto(site.at('roermond', '/organizations'));
  await page.getByLabel('Zoek op naam of plaats').fill('zwaluwnst');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.getByRole('link', { name: 'Stichting Zwaluwnest' }).waitFor();
  await page.getByRole('link', { name: /^Wacht op jou/ }).click();
  await page.getByText('Geen organisaties gevonden').waitFor();
});

test('who looks after it invites a colleague; the last one names who takes over', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'oldebroek', 'organisatie');
  await page.goto(site.at('oldebroek', '/instellingen/organisatie'));
  await page.getByRole('link', { name: 'Bekijk de pagina' }).first().click();
  await page.getByText('Nodig iemand uit').click();
  await page.getByLabel('Voornaam').fill('Bente');
  await page.getByLabel('Achternaam').fill('Kok');
  await page.getByLabel('E-mailadres').fill('bente@resident.example');
  await page.getByRole('button', { name: 'Verstuur uitnodiging' }).click();
  await page.getByText('De uitnodiging aan Bente Kok is verstuurd.').waitFor();
  await page.getByText('bente@resident.example').waitFor();
  await expectAccessible(page);
  await page.getByText('Haal Bente Kok weg').click();
  await page.getByRole('button', { name: 'Haal weg', exact: true }).click();
  await page.getByText('bente@resident.example').waitFor({ state: 'detached' });
  await page.getByText('Draag over en vertrek').click();
  await page.getByText('Nodig eerst iemand uit die het overneemt.').waitFor();
  expectQuietConsole();
});

test('a volunteer looks near a place, in a list with the numbers of the map', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'public', 'vrijwilliger');
  await page.goto(site.at('public', '/organizations?near=Amersfoort&theme=living'));
  await page.getByRole('heading', { level: 1, name: 'Organisaties' }).waitFor();
  const rows = page.getByRole('list', { name: 'Organisaties' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await rows.first().getByRole('link').click();
  await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor();
  expectQuietConsole();
});

test('without script the description is lines to read, saved as it was when nothing is changed', async () => {
  const { page } = await site.visit({ hasScript: false });
  await signIn(site, page, 'oldebroek', 'organisatie');
  const open = async () => {
    await page.goto(site.at('oldebroek', '/instellingen/organisatie'));
    return {
      html: page.locator('textarea[name=description]'),
      lines: page.getByLabel(/^Over de organisatie|^Beschrijving|^Omschrijving/),
    };
  };
  const save = () =>
    page
      .getByRole('button', { name: /^Bewaar/ })
      .last()
      .click();
  const before = await (await open()).html.inputValue();
  const { html, lines } = await open();
  await expect.poll(() => html.isVisible()).toBe(false);
  await expect.poll(() => lines.inputValue()).not.toMatch(/<\w/);
  await save();
  const same = await open();
  await expect.poll(() => same.html.inputValue()).toBe(before);
  await (await open()).lines.fill('# Wie wij zijn\n\nBuren **met tijd**.');
  await save();
  const changed = await open();
  await expect
    .poll(() => changed.html.inputValue())
    .toBe('<h2>Wie wij zijn</h2><p>Buren <strong>met tijd</strong>.</p>');
});
