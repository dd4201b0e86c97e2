/** Looking near a place: by a name that several have, one that is mistyped, one that there is not. */
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const near = (place: string) => `/vacancies/search?near=${encodeURIComponent(place)}`;

test('a name that several places have: one is taken and said, the others are one press away', async () => {
  for (const width of [375, 1280]) {
    const { page, expectQuietConsole } = await site.visit({ width });
    await page.goto(site.at('oldebroek', near('Rijswijk')));
    await page.getByText('Je ziet nu wat er rond Rijswijk (Zuid-Holland) is.').waitFor();
    await page.getByRole('link', { name: 'Rijswijk (Gelderland)' }).click();
    await page.waitForURL(/near=Rijswijk(?:%20|\+)%28Gelderland%29/);
    await expect.poll(() => page.getByText('Er zijn meer plaatsen').count()).toBe(0);
    await page.goto(site.at('oldebroek', near('Elbrg')));
    await page.getByText('De plaats ‘Elbrg’ kennen we niet').waitFor();
    await page.getByRole('link', { name: 'Elburg' }).click();
    await page.waitForURL(/near=Elburg/);
    await page.goto(site.at('oldebroek', near('Nergenshuizen')));
    await page.getByText('De plaats ‘Nergenshuizen’ kennen we niet').waitFor();
    await page.goto(site.at('oldebroek', near('Noordoostpolder')));
    await page.getByText('km van Noordoostpolder').first().waitFor();
    expectQuietConsole();
  }
});

test('what is wider or vaguer than a town is said in words', async () => {
  for (const width of [375, 1280]) {
    const { page, expectQuietConsole } = await site.visit({ width });
    await page.goto(site.at('oldebroek', near('Nederland')));
    await page.getByText('Je zoekt in heel Nederland').waitFor();
    await expect.poll(() => page.getByText('km van Nederland').count()).toBe(0);
    await page.getByRole('link', { name: 'Nederland (Overijssel)' }).click();
    await page.waitForURL(/near=Nederland(?:%20|\+)%28Overijssel%29/);
    await page.goto(site.at('oldebroek', near('de Veluwe')));
    await page.getByText('Veluwe is een streek.').waitFor();
    await page.goto(site.at('oldebroek', near('Arnhem Oost')));
    await page.getByText('‘Arnhem Oost’ kennen we niet apart.').waitFor();
    await page.goto(site.at('oldebroek', near('bij mij in de buurt')));
    await page.getByText('Waar is ‘bij mij in de buurt’?').filter({ visible: true }).first().waitFor();
    await expect.poll(() => page.getByText('Bedoel je een van deze?').count()).toBe(0);
    await page.goto(site.at('oldebroek', '/vacancies/search?q=iets+doen'));
    await page.getByText('Op ‘iets doen’ kunnen we niet zoeken').waitFor();
    expectQuietConsole();
  }
});

test('the same without script, in English, in the dark, and in a sentence', async () => {
  const { page } = await site.visit({ width: 375, hasScript: false, scheme: 'dark' });
  await page.goto(site.at('public', `/en${near('Hengelo')}`));
  await page.getByText('More than one place has this name.').waitFor();
  await page.goto(site.at('public', `/vacancies/search?q=${encodeURIComponent('huiswerk in Rijswijk')}`));
  await page.getByRole('link', { name: 'Rijswijk (Noord-Brabant)' }).click();
  await page.waitForURL(/Noord-Brabant/);
});

test('what else was typed than a place is said, and what may be meant is one press away', async () => {
  for (const hasScript of [true, false]) {
    const { page, context } = await site.visit({ width: 375, hasScript });
    await page.goto(site.at('oldebroek', near('Amersvoort')));
    await page.getByRole('link', { name: 'Bedoel je Amersfoort?' }).click();
    await page.waitForURL(/near=Amersfoort/);
    await page.goto(site.at('oldebroek', near('3811 AB Rotterdam')));
    await page.getByText('Je ziet nu wat er rond 3811 Amersfoort is.').waitFor();
    await page.getByRole('link', { name: 'Rotterdam', exact: true }).click();
    await page.waitForURL(/near=Rotterdam/);
    await page.goto(site.at('oldebroek', near('Littenseradiel')));
    await page.getByText('‘Littenseradiel’ kennen we niet apart.').waitFor();
    await page.goto(site.at('oldebroek', `/vacancies/search?q=${encodeURIComponent('koken in Landerd')}`));
    await page.getByText('‘landerd’ kennen we niet apart.').waitFor();
    await page.goto(site.at('public', near('Schothorst')));
    await page.getByText('Amersfoort Schothorst').filter({ visible: true }).first().waitFor();
    await expect.poll(() => page.getByText('kennen we niet').count()).toBe(0);
    await page.goto(site.at('oldebroek', near('Bonaire')));
    // At the field, which is folded away here, and above what is found.
    await page.locator('#results').getByText('‘Bonaire’ ligt niet in Europees Nederland').waitFor();
    await expect.poll(() => page.getByText('Bedoel je').count()).toBe(0);
    await context.close();
  }
});

test('organisations are looked for by the same names', async () => {
  const { page } = await site.visit();
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/organizations?near=Elbrg'));
  await page.getByText('De plaats ‘Elbrg’ kennen we niet').waitFor();
  await page.getByRole('link', { name: 'Elburg' }).click();
  await page.waitForURL(/near=Elburg/);
  await page.goto(site.at('public', '/organizations?near=Rijswijk'));
  await page.getByText('Er zijn meer plaatsen met deze naam').waitFor();
});

test('a place that is chosen searches by itself, and so does how far from it', async () => {
  for (const width of [375, 1280]) {
    const { page, context, expectQuietConsole } = await site.visit({ width });
    await page.goto(site.at('oldebroek', '/vacancies/search?category=nature'));
    if (width === 375) await page.locator('summary').filter({ hasText: 'Pas je zoekopdracht aan' }).click();
    await page.getByLabel('In de buurt van').filter({ visible: true }).click();
    await page.keyboard.type('weze');
    await page.getByRole('option', { name: /^Wezep/ }).click();
    await page.waitForURL(/near=Wezep&category=nature/);
    // The form is still there for how far, and the focus is where it was.
    await page.locator('[name=near]:focus').waitFor();
    await page.getByLabel('Afstand').filter({ visible: true }).selectOption('25');
    await page.waitForURL(/near=Wezep&.*distance=25/);
    // Words that are typed on are for the next question.
    await page.locator('[name=q]').filter({ visible: true }).pressSequentially('tuin');
    await page.getByLabel('Afstand').filter({ visible: true }).selectOption('50');
    await page.waitForURL(/q=tuin.*distance=50/);
    await page.getByRole('button', { name: 'Zoek' }).filter({ visible: true }).first().click();
    if (width === 375)
      await expect.poll(() => page.locator('[name=near]').filter({ visible: true }).count()).toBe(0);
    expectQuietConsole();
    await context.close();
  }
});

test('suggestions say which of a name is which', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('oldebroek', '/vacancies/search'));
  await page.getByLabel('In de buurt van').first().click();
  await page.keyboard.type('rijsw');
  await page.getByRole('option', { name: /Rijswijk \(Gelderland\)/ }).waitFor();
});
