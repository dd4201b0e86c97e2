/** Staff make a form, share it, and read what people filled in. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { openQuestion } from '#tests/support/making-a-form.ts';
import { addBlock, beginPage, pageKept } from '#tests/support/making-a-page.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

test('a form that staff make is filled in on a phone, and read by them', async () => {
  const staff = await site.visit({ width: 1280 });
  const page = staff.page;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder'));
  await page.getByRole('link', { name: 'Kom je naar de vrijwilligersdag?' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuw formulier' }).click();
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Help je mee met NLdoet?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  for (const [place, question] of ['Hoe heet je?', 'Wat is je mailadres?', 'Wat wil je doen?'].entries()) {
    await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
    await page.getByLabel('Vraag', { exact: true }).nth(place).fill(question);
  }
  await openQuestion(page, 'Hoe heet je?');
  await page.getByLabel('Verplicht', { exact: true }).first().check();
  await openQuestion(page, 'Wat is je mailadres?');
  await page.getByLabel('Soort').nth(1).selectOption('E-mail');
  await openQuestion(page, 'Wat wil je doen?');
  await page.getByLabel('Ruimte voor een lang antwoord').last().check();
  const preview = page.getByRole('region', { name: 'Zo ziet de invuller het' });
  await preview.getByText('Wat is je mailadres?').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help je mee met NLdoet?' }).waitFor();
  await page.getByRole('button', { name: 'Zet online' }).click();
  const address = await page
    .getByRole('link', { name: /\/forms\/help-je-mee-met-nldoet$/ })
    .getAttribute('href');
  await expectAccessible(page);

  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  await visitor.page.goto(address ?? '');
  await waitForScript(visitor.page, 'main form');
  await visitor.page.getByLabel('Wat is je mailadres?').fill('noor');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Vul een e-mailadres in met een @').first().waitFor();
  await expectNoSideScroll(visitor.page);
  await expectAccessible(visitor.page);
  await visitor.page.getByLabel('Hoe heet je?').fill('Noor Jansen');
  await visitor.page.getByLabel('Wat is je mailadres?').fill('noor@post.example');
  await visitor.page.getByLabel('Wat wil je doen?').fill('Schilderen\nof tuinieren');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  await expectAccessible(visitor.page);
  visitor.expectQuietConsole();

  await page.reload();
  await page.getByRole('cell', { name: 'noor@post.example' }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.locator('main tbody th a').click();
  await page.getByText('of tuinieren').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Antwoord per mail' }).getAttribute('href'))
    .toBe('mailto:noor@post.example?subject=Help%20je%20mee%20met%20NLdoet%3F');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Markeer als gelezen' }).click();
  await page.getByRole('link', { name: /^Nieuwe\s*0$/ }).click();
  await page.getByText('Alles is gelezen').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Alle\s*1$/ }).click();
  await page.locator('main tbody th a').waitFor();
  staff.expectQuietConsole();
});

test('numbers, ticks and choices are made, answered and read', async () => {
  const staff = await site.visit({ width: 1280 });
  const page = staff.page;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Wat eten we?');
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  const asked = [
    ['Wat eet je?', 'Keuze'],
    ['Hoe ver woon je?', 'Getal'],
    ['Ik help met afwassen', 'Vinkje'],
  ] as const;
  for (const [place, [question, kind]] of asked.entries()) {
    await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
    await page.getByLabel('Vraag', { exact: true }).nth(place).fill(question);
    await page.getByLabel('Soort').nth(place).selectOption(kind);
  }
  await openQuestion(page, 'Wat eet je?');
  await page.getByLabel('Met ‘Anders, namelijk’').check();
  await openQuestion(page, 'Hoe ver woon je?');
  await page.getByLabel('Hoogste getal').fill('40');
  await page.getByLabel('Stap').fill('0,5');
  await page.getByLabel('Eenheid').fill('km');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Antwoorden om uit te kiezen is verplicht').first().waitFor();
  await page.getByLabel('Antwoorden om uit te kiezen').fill('Soep\nBrood');
  const preview = page.getByRole('region', { name: 'Zo ziet de invuller het' });
  await preview.getByText('Brood').waitFor();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wat eten we?' }).waitFor();
  await page.getByRole('link', { name: 'Voorbeeld', exact: true }).click();
  await page.getByText('wat je hier invult wordt niet bewaard').waitFor();
  await waitForScript(page, 'main form');
  await expectAccessible(page);
  await page.getByLabel('Hoe ver woon je? (km)').fill('41');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByText('moet 40 of minder zijn').first().waitFor();
  await page.getByLabel('Hoe ver woon je? (km)').fill('4');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  await page.getByRole('link', { name: 'Terug naar het formulier' }).click();
  await page.getByRole('button', { name: 'Zet online' }).click();
  const link = page.getByRole('link', { name: /\/forms\/wat-eten-we$/ });
  const address = (await link.getAttribute('href')) ?? '';

  const visitor = await site.visit({ width: 375 });
  await visitor.page.goto(address);
  await waitForScript(visitor.page, 'main form');
  await expect.poll(() => visitor.page.getByLabel('Anders, namelijk').count()).toBe(1);
  await visitor.page.getByLabel('Anders, namelijk').check();
  await visitor.page.getByLabel('Hoe ver woon je? (km)').fill('2,7');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Kies een getal in stappen van 0,5, vanaf 0').first().waitFor();
  await visitor.page.getByText('Anders, namelijk is verplicht').first().waitFor();
  await expectAccessible(visitor.page);
  await expectNoSideScroll(visitor.page);
  await visitor.page.getByRole('textbox', { name: 'Anders, namelijk' }).fill('Stamppot');
  await visitor.page.getByLabel('Hoe ver woon je? (km)').fill('2,5');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  visitor.expectQuietConsole();

  // A form is in one language, whatever the page around it is in.
  const english = await site.visit({ width: 375, language: 'en', hasScript: false });
  await english.page.goto(address.replace('/forms/', '/en/forms/'));
  await english.page.getByText('Hooguit 40, in stappen van 0,5').waitFor();
  await expect.poll(() => english.page.getByLabel('Anders, namelijk').count()).toBe(2);
  await expect.poll(() => english.page.getByText('optional').count()).toBe(0);
  await english.page.getByRole('button', { name: 'Verstuur' }).waitFor();

  const plain = await site.visit({ width: 375, hasScript: false });
  await site.ago(10_000, () => plain.page.goto(address));
  await plain.page.getByRole('textbox', { name: 'Anders, namelijk' }).fill('Pannenkoek');
  await plain.page.getByLabel('Ik help met afwassen').check();
  await plain.page.getByRole('button', { name: 'Verstuur' }).click();
  // What was said there is chosen, though its dot was not.
  await plain.page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();

  await page.reload();
  await page.getByRole('link', { name: /^Nieuwe\s*2$/ }).waitFor();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await row('Stamppot').getByRole('cell', { name: '2,5 km' }).waitFor();
  await row('Pannenkoek').getByRole('cell', { name: 'Ja', exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Samenvatting' }).click();
  await page.getByRole('region', { name: 'Wat eet je?' }).getByText('Zelf ingevuld').first().waitFor();
  await page.getByText('Gemiddeld 2,5, van 2,5 tot en met 2,5.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Alle\s*2$/ }).click();
  await waitForScript(page, 'main form[role=search]');
  await page.getByLabel('Wie antwoordde').selectOption({ label: 'Ja' });
  await row('Stamppot').waitFor({ state: 'detached' });
  await row('Pannenkoek').waitFor();
  await page.getByRole('searchbox', { name: 'Zoek in de antwoorden' }).fill('stamppot');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.getByText('Niets gevonden').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Toon alles' }).click();
  await row('Stamppot').getByRole('rowheader').getByRole('link').click();
  await page.locator('main dd').getByText('Stamppot').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuwere inzending' }).click();
  await page.locator('main dd').getByText('Pannenkoek').waitFor();
  await page.getByRole('link', { name: 'Oudere inzending' }).click();
  await page.locator('main dd').getByText('Stamppot').waitFor();
  staff.expectQuietConsole();
});

test('a form says how many places are left, and that it is full', async () => {
  const staff = await site.visit({ width: 375 });
  const { page } = staff;
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/form_builder'));
  await page.getByText('Nog 177 plaatsen').waitFor();
  await page.getByRole('link', { name: 'Kom je naar de vrijwilligersdag?' }).click();
  await page.getByText('Nog 177 plaatsen').waitFor();
  await page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Aantal plaatsen').fill('0');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Aantal plaatsen moet 1 of meer zijn').first().waitFor();
  await page.getByLabel('Aantal plaatsen').fill('3');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kom je naar de vrijwilligersdag?' }).waitFor();
  await page.getByText('Vol', { exact: true }).waitFor();

  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  await visitor.page.goto(site.at('public', '/forms/vrijwilligersdag'));
  await visitor.page.getByText('Dit formulier is vol').waitFor();
  await expect.poll(() => visitor.page.getByRole('button', { name: 'Verstuur' }).count()).toBe(0);
  await expectAccessible(visitor.page);
  visitor.expectQuietConsole();

  await page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Aantal plaatsen').fill('4');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Nog 1 plaats').waitFor();
  staff.expectQuietConsole();
  await visitor.page.reload();
  await visitor.page.getByText('Nog 1 plaats').waitFor();

  // Somebody else was quicker: what was typed is not gone.
  await waitForScript(visitor.page, 'main form');
  await visitor.page.getByLabel('Hoe heet je?').fill('Bea Kuiper');
  await visitor.page.getByLabel('Naar welk mailadres sturen we het programma?').fill('bea@post.example');
  await visitor.page.getByLabel('Brood bakken').check();
  await visitor.page.getByLabel('Met hoeveel mensen kom je, jezelf meegeteld?').fill('2');
  await page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Aantal plaatsen').fill('3');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Vol', { exact: true }).waitFor();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Dit formulier is vol').first().waitFor();
  await expect.poll(() => visitor.page.getByLabel('Hoe heet je?').inputValue()).toBe('Bea Kuiper');
  await expectAccessible(visitor.page);

  // And is sent once there is place again.
  await page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Aantal plaatsen').fill('30');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Nog 27 plaatsen').waitFor();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Leuk, je staat op de lijst.').waitFor();
});

test('a form begins with an example or with another form, and has a code for on paper', async () => {
  const staff = await site.visit({ width: 1280, scheme: 'dark' });
  const { page } = staff;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Soep voor de buurt');
  await page.getByLabel('Aanmelden voor een activiteit').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await expect.poll(() => page.getByLabel('Vraag', { exact: true }).count()).toBe(4);
  await openQuestion(page, 'Wat heb je nodig om erbij te kunnen zijn?');
  await page.getByLabel('Vraag', { exact: true }).last().fill('Wat eet je niet?');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('button', { name: 'QR-code' }).click();
  await page.getByRole('img', { name: 'QR-code van het formulier' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Maak een kopie' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nieuw formulier' }).waitFor();
  await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('Kopie van Soep voor de buurt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await openQuestion(page, 'Wat eet je niet?');
  await expect
    .poll(() => page.getByLabel('Vraag', { exact: true }).last().inputValue())
    .toBe('Wat eet je niet?');
  staff.expectQuietConsole();
});

test('without script a form is filled in too, and once it is closed it says so', async () => {
  const { page } = await site.visit({ width: 375, hasScript: false });
  const address = site.at('public', '/forms/vrijwilligersdag');
  await site.ago(10_000, () => page.goto(address));
  await page.getByLabel('Hoe laat kom je ongeveer?').fill('10:30');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByRole('alert').first().waitFor();
  await expect.poll(() => page.getByLabel('Hoe laat kom je ongeveer?').inputValue()).toBe('10:30');
  await page.getByLabel('Hoe heet je?').fill('Bram Smit');
  await page.getByLabel('Naar welk mailadres sturen we het programma?').fill('bram@post.example');
  await page.getByLabel('Brood bakken').check();
  await page.getByLabel('Met hoeveel mensen kom je, jezelf meegeteld?').fill('2');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByText('Leuk, je staat op de lijst.').waitFor();
  // A page of its own: opened again it sends nothing.
  await page.waitForURL('**/forms/vrijwilligersdag?sent=1');
  await page.reload();
  await page.getByText('Leuk, je staat op de lijst.').waitFor();

  const staff = await site.visit({ width: 375, hasScript: false, scheme: 'dark' });
  await enterAs(site, staff.page, 'public', 'centrum');
  await staff.page.goto(site.at('public', '/form_builder'));
  await staff.page.getByRole('link', { name: 'Kom je naar de vrijwilligersdag?' }).click();
  await staff.page.getByText('Bram Smit').first().waitFor();
  await staff.page.locator('main tbody th a').first().click();
  await staff.page.getByLabel('Notitie', { exact: true }).fill('Gebeld, komt met de trein');
  await staff.page.getByRole('button', { name: 'Schrijf op' }).click();
  await staff.page.getByRole('listitem').getByText('Gebeld, komt met de trein').waitFor();
  await expectNoSideScroll(staff.page);
  await staff.page.getByRole('link', { name: 'Kom je naar de vrijwilligersdag?' }).click();
  await expectNoSideScroll(staff.page);
  await staff.page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await staff.page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await staff.page.getByLabel('Vraag', { exact: true }).last().fill('Eet je mee?');
  await expectNoSideScroll(staff.page);
  await staff.page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await staff.page.getByRole('button', { name: 'Sluit formulier' }).click();
  await staff.page.getByRole('button', { name: 'Zet weer online' }).waitFor();

  await page.goto(address);
  await page.getByText('Dit formulier is gesloten.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Verstuur' }).count()).toBe(0);
});

test('a form is filled in within the page that it stands in, and is said to be closed there', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Hoe was het?');
  await page.getByLabel('Ervaringen ophalen').check();
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('button', { name: 'Sluit formulier' }).waitFor();
  const form = page.url();
  await beginPage(page, site.at('public', '/content'), 'Denk je mee?');
  await addBlock(page, 'Formulier');
  await page.getByText('Er is nog geen formulier gekozen').first().waitFor();
  await page.getByRole('combobox', { name: 'Formulier', exact: true }).selectOption('Hoe was het?');
  await page.frameLocator('iframe').getByRole('link', { name: 'Vul het formulier in' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Inleiding').fill('');
  // The same form once more: its fields have the same names, so that one leads to the page of the form.
  await page.getByRole('button', { name: 'Dupliceer' }).click();
  await page.frameLocator('iframe').getByRole('link', { name: 'Vul het formulier in' }).nth(1).waitFor();
  await pageKept(page);
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByText('Denk je mee? staat online').first().waitFor();

  await page.goto(site.at('public', '/form_builder'));
  await page.locator('main summary', { hasText: 'Meer' }).click();
  await page.getByRole('link', { name: 'Formulieren in pagina’s' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulieren in pagina’s' }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Hoe was het?' });
  await row.getByRole('link', { name: 'Denk je mee?' }).waitFor();
  await page.getByText('Staat in geen pagina').first().waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  const address = site.at('public', '/denk-je-mee');
  await site.ago(10_000, () => visitor.page.goto(address));
  await visitor.page.getByRole('link', { name: 'Vul het formulier in' }).first().click();
  await visitor.page.getByText('Je hoeft je naam niet te noemen.').waitFor();
  await expectAccessible(visitor.page);
  await expectNoSideScroll(visitor.page);
  await visitor.page.getByLabel('Wat ging goed?').fill('De koffie');
  await visitor.page.getByRole('link', { name: 'Vul het formulier in' }).click();
  await visitor.page.waitForURL('**/forms/hoe-was-het');
  await waitForScript(visitor.page, 'main form');
  await expect.poll(() => visitor.page.getByLabel('Wat ging goed?').inputValue()).toBe('De koffie');
  await visitor.page.goBack();
  await visitor.page.getByRole('link', { name: 'Vul het formulier in' }).first().click();
  await visitor.page.getByLabel('Wat ging goed?').waitFor();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByRole('alert').first().waitFor();
  await visitor.page.getByLabel('Welk cijfer geef je ons?').fill('9');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Dank je wel. We lezen alles.').waitFor();
  expect(visitor.page.url()).toBe(address);
  await expectAccessible(visitor.page);

  // Whoever takes the last place is thanked all the same.
  await page.goto(`${form}/edit`);
  await waitForScript(page, 'main form');
  await page.getByLabel('Aantal plaatsen').fill('2');
  await page.getByLabel('Waar moet iemand mee akkoord gaan?').fill('Jullie mogen dit doorgeven');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Nog 1 plaats').waitFor();
  await site.ago(10_000, () => visitor.page.reload());
  await visitor.page.getByRole('link', { name: 'Vul het formulier in' }).first().click();
  await visitor.page.getByLabel('Welk cijfer geef je ons?').fill('10');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Akkoord is verplicht').first().waitFor();
  await visitor.page.getByLabel('Jullie mogen dit doorgeven').check();
  // What it says meanwhile is asked anew.
  await page.goto(`${form}/edit`);
  await waitForScript(page, 'main form');
  await page.getByLabel('Waar moet iemand mee akkoord gaan?').fill('Jullie mogen dit voorlezen');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Nog 1 plaats').waitFor();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByLabel('Jullie mogen dit voorlezen').check();
  await expect.poll(() => visitor.page.getByLabel('Welk cijfer geef je ons?').inputValue()).toBe('10');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Dank je wel. We lezen alles.').waitFor();
  await visitor.page.reload();
  await visitor.page.getByText('Dit formulier is vol.').first().waitFor();

  await page.goto(form);
  await page.getByRole('button', { name: 'Sluit formulier' }).click();
  await page.getByRole('button', { name: 'Zet weer online' }).waitFor();
  await visitor.page.reload();
  await visitor.page.getByText('Dit formulier is gesloten.').first().waitFor();
  await expect.poll(() => visitor.page.getByRole('link', { name: 'Vul het formulier in' }).count()).toBe(0);
  staff.expectQuietConsole();
  visitor.expectQuietConsole();
});

test('a form that goes while somebody fills it in takes nothing of theirs along', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Wat vond je van de koffie?');
  await page.getByLabel('Ervaringen ophalen').check();
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('button', { name: 'Sluit formulier' }).waitFor();

  const visitor = await site.visit({ width: 375 });
  const address = site.at('public', '/forms/wat-vond-je-van-de-koffie');
  await site.ago(10_000, () => visitor.page.goto(address));
  await waitForScript(visitor.page, 'main form');
  await visitor.page.getByLabel('Welk cijfer geef je ons?').fill('8');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Dank je wel. We lezen alles.').waitFor();
  // What was sent does not wait for whoever comes next.
  await site.ago(10_000, () => visitor.page.goto(address));
  await waitForScript(visitor.page, 'main form');
  await expect.poll(() => visitor.page.getByLabel('Welk cijfer geef je ons?').inputValue()).toBe('');
  await visitor.page.getByLabel('Welk cijfer geef je ons?').fill('9');

  await page.getByText('Formulier weghalen').click();
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulieren' }).waitFor();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Dit formulier is er niet meer').first().waitFor();
  await expect.poll(() => visitor.page.getByLabel('Welk cijfer geef je ons?').inputValue()).toBe('9');
  await expectAccessible(visitor.page);
});
