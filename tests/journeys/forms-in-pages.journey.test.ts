/** Questions that hang on an answer, and forms that go page by page: made, filled in with and without script, and read. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { moveQuestion, writeExplanation } from '#tests/support/making-a-form.ts';
import { addBlock, beginPage, pageKept } from '#tests/support/making-a-page.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

/** As long as an action of the browser may take. */
const eventually = (ask: () => unknown) => expect.poll(ask);

async function beginForm(page: Page, title: string): Promise<void> {
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill(title);
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
}

async function addQuestion(page: Page, place: number, question: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  // A question that was added can be written at once.
  const field = page.getByLabel('Vraag', { exact: true }).nth(place).and(page.locator(':focus'));
  await field.waitFor();
  await page.keyboard.type(question);
  await page.getByLabel('Soort').nth(place).selectOption(kind);
}

/** Saves it, puts it online and gives its address. */
async function putOnline(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByRole('button', { name: 'Sluit formulier' }).waitFor();
  return (await page.getByRole('link', { name: /\/forms\// }).getAttribute('href')) ?? '';
}

test('a question comes once the answer that it hangs on is given', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  await beginForm(page, 'Blijf je eten?');
  await addQuestion(page, 0, 'Hoe heet je?', 'Tekst');
  // There is nothing yet that it could hang on.
  await expect.poll(() => page.getByLabel('Wanneer toon je dit?').count()).toBe(0);
  await addQuestion(page, 1, 'Eet je mee?', 'Keuze');
  await page.getByLabel('Antwoorden om uit te kiezen').fill('Ja\nNee');
  await addQuestion(page, 2, 'Wat eet je niet?', 'Tekst');
  const when = page.getByLabel('Wanneer toon je dit?');
  await when.selectOption('‘Eet je mee?’: Ja');
  await page.getByLabel('Verplicht', { exact: true }).nth(2).check();
  await addQuestion(page, 3, 'Ik help met afwassen', 'Vinkje');
  const preview = page.getByRole('region', { name: 'Zo ziet de invuller het' });
  await preview.getByText('Alleen bij ‘Eet je mee?’: Ja').waitFor();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  // Before what it hangs on it cannot stand.
  await moveQuestion(page, 'Wat eet je niet?', 'hoger');
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByText('Kies een antwoord op een vraag die eerder komt').first().waitFor();
  await expectAccessible(page);
  await moveQuestion(page, 'Wat eet je niet?', 'lager');
  const address = await putOnline(page, 'Blijf je eten?');

  // What was chosen is shown again.
  await page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await waitForScript(page, 'main form');
  await expect.poll(() => when.first().locator('option:checked').innerText()).toBe('‘Eet je mee?’: Ja');

  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  await visitor.page.goto(address);
  await waitForScript(visitor.page, 'main form');
  const diet = visitor.page.getByLabel('Wat eet je niet?');
  await visitor.page.getByLabel('Hoe heet je?').fill('Noor');
  await eventually(() => diet.count()).toBe(0);
  await visitor.page.getByLabel('Ja', { exact: true }).check();
  await diet.waitFor();
  await expectAccessible(visitor.page);
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('‘Wat eet je niet?’ is verplicht').first().waitFor();
  await diet.fill('Noten');
  await visitor.page.getByLabel('Nee', { exact: true }).check();
  await diet.waitFor({ state: 'detached' });
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  visitor.expectQuietConsole();

  // Without script it stands there, and says when it counts.
  const plain = await site.visit({ width: 375, hasScript: false });
  await site.ago(10_000, () => plain.page.goto(address));
  await plain.page.getByText('Alleen als je bij ‘Eet je mee?’ kiest voor ‘Ja’').waitFor();
  await plain.page.getByLabel('Ja', { exact: true }).check();
  await plain.page.getByRole('button', { name: 'Verstuur' }).click();
  await plain.page.getByText('‘Wat eet je niet?’ is verplicht').first().waitFor();
  await plain.page.getByLabel('Wat eet je niet?').fill('Vis');
  await plain.page.getByRole('button', { name: 'Verstuur' }).click();
  await plain.page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();

  await page.getByRole('link', { name: 'Blijf je eten?' }).click();
  await page.getByRole('cell', { name: 'Vis' }).waitFor();
  await expect.poll(() => page.getByRole('cell', { name: 'Noten' }).count()).toBe(0);
  staff.expectQuietConsole();
});

/** Three pages, of which the second hangs on a tick. */
async function makePaged(page: Page, title: string): Promise<void> {
  await beginForm(page, title);
  await addQuestion(page, 0, 'Hoe heet je?', 'Tekst');
  await page.getByLabel('Verplicht', { exact: true }).first().check();
  await addQuestion(page, 1, 'Ik eet mee', 'Vinkje');
  await addQuestion(page, 2, 'Het eten', 'Alleen uitleg');
  await page.getByLabel('Begin hier een nieuwe pagina').last().check();
  await writeExplanation(page, 'Er is altijd iets zonder vlees.');
  await page.getByLabel('Wanneer toon je dit?').selectOption('‘Ik eet mee’: aangevinkt');
  await addQuestion(page, 3, 'Wat eet je niet?', 'Tekst');
  await page.getByLabel('Verplicht', { exact: true }).last().check();
  await addQuestion(page, 4, 'Tot slot', 'Alleen uitleg');
  await page.getByLabel('Begin hier een nieuwe pagina').last().check();
  await addQuestion(page, 5, 'Wat wil je nog kwijt?', 'Tekst');
  await page.getByText('Nieuwe pagina').last().waitFor();
}

test('a form goes page by page, with script and without, and nothing typed is lost', async () => {
  const staff = await site.visit({ width: 1280 });
  await makePaged(staff.page, 'Kom je in de zomer?');
  const address = await putOnline(staff.page, 'Kom je in de zomer?');

  const visitor = await site.visit({ width: 375, scheme: 'dark' });
  const { page } = visitor;
  await page.goto(address);
  await waitForScript(page, 'main form');
  await expectAccessible(page);
  await expect.poll(() => page.getByRole('button', { name: 'Verstuur' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByText('‘Hoe heet je?’ is verplicht').first().waitFor();
  await page.getByLabel('Hoe heet je?').fill('Noor');
  await page.getByLabel('Ik eet mee').check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { level: 2, name: 'Het eten' }).waitFor();
  await page.getByText('Er is altijd iets zonder vlees.').waitFor();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByLabel('Wat eet je niet?').fill('Vis');
  // The browser’s own way back leads to the page before.
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Om te beginnen' }).waitFor();
  await expect.poll(() => page.getByLabel('Hoe heet je?').inputValue()).toBe('Noor');
  // Whoever does not eat is not asked what.
  await page.getByLabel('Ik eet mee').uncheck();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { level: 2, name: 'Tot slot' }).waitFor();
  await page.getByRole('button', { name: 'Terug' }).click();
  await page.getByLabel('Ik eet mee').check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await eventually(() => page.getByLabel('Wat eet je niet?').inputValue()).toBe('Vis');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Wat wil je nog kwijt?').fill('Tot dan');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  visitor.expectQuietConsole();

  const plain = (await site.visit({ width: 375, hasScript: false })).page;
  await site.ago(10_000, () => plain.goto(address));
  await plain.getByRole('button', { name: 'Verder' }).click();
  await plain.getByText('‘Hoe heet je?’ is verplicht').first().waitFor();
  await plain.getByLabel('Hoe heet je?').fill('Sam');
  await plain.getByLabel('Ik eet mee').check();
  await plain.getByRole('button', { name: 'Verder' }).click();
  await plain.getByLabel('Wat eet je niet?').fill('Kaas');
  await plain.getByRole('button', { name: 'Terug' }).click();
  await plain.getByLabel('Ik eet mee').uncheck();
  await plain.getByRole('button', { name: 'Verder' }).click();
  await plain.getByRole('heading', { level: 2, name: 'Tot slot' }).waitFor();
  await plain.getByRole('button', { name: 'Terug' }).click();
  await plain.getByLabel('Ik eet mee').check();
  await plain.getByRole('button', { name: 'Verder' }).click();
  await eventually(() => plain.getByLabel('Wat eet je niet?').inputValue()).toBe('Kaas');
  await expectNoSideScroll(plain);
  await plain.getByRole('button', { name: 'Verder' }).click();
  await plain.getByRole('button', { name: 'Verstuur' }).click();
  await plain.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();

  await staff.page.reload();
  await staff.page.getByRole('cell', { name: 'Vis' }).waitFor();
  await staff.page.getByRole('cell', { name: 'Kaas' }).waitFor();
  staff.expectQuietConsole();
});

test('a form in pages is filled in within the page that it stands in, also when it closes meanwhile', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  await makePaged(page, 'Kom je in de herfst?');
  const form = page.url().replace(/\/edit$/, '');
  const own = await putOnline(page, 'Kom je in de herfst?');
  await beginPage(page, site.at('public', '/content'), 'De herfst');
  await addBlock(page, 'Formulier');
  await page.getByRole('combobox', { name: 'Formulier', exact: true }).selectOption('Kom je in de herfst?');
  await page.frameLocator('iframe').getByRole('link', { name: 'Vul het formulier in' }).waitFor();
  await page.getByLabel('Inleiding').fill('');
  await pageKept(page);
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByText('De herfst staat online').first().waitFor();

  const visitor = await site.visit({ width: 375 });
  const address = site.at('public', '/de-herfst');
  await visitor.page.goto(address);
  await visitor.page.getByRole('link', { name: 'Vul het formulier in' }).click();
  await visitor.page.getByLabel('Hoe heet je?').fill('Noor');
  await visitor.page.getByRole('button', { name: 'Verder' }).click();
  await visitor.page.getByRole('heading', { name: 'Tot slot' }).waitFor();
  await expectAccessible(visitor.page);
  await expectNoSideScroll(visitor.page);
  await visitor.page.getByRole('button', { name: 'Terug' }).click();
  await eventually(() => visitor.page.getByLabel('Hoe heet je?').inputValue()).toBe('Noor');
  await visitor.page.getByRole('button', { name: 'Verder' }).click();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Bedankt voor het invullen').waitFor();

  // On its own page somebody is half way when it closes.
  await visitor.page.goto(own);
  await waitForScript(visitor.page, 'main form');
  await visitor.page.getByLabel('Hoe heet je?').fill('Sam');
  await page.goto(form);
  await page.getByRole('button', { name: 'Sluit formulier' }).click();
  await page.getByRole('button', { name: 'Zet weer online' }).waitFor();
  await visitor.page.getByRole('button', { name: 'Verder' }).click();
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.getByText('Dit formulier is gesloten').first().waitFor();
  await visitor.page.getByRole('button', { name: 'Terug' }).click();
  await eventually(() => visitor.page.getByLabel('Hoe heet je?').inputValue()).toBe('Sam');
});

test('a last page that only some are asked is reached without script, and by who answered before it came', async () => {
  const staff = await site.visit({ width: 1280 });
  await beginForm(staff.page, 'Kom je in de winter?');
  await addQuestion(staff.page, 0, 'Ik eet mee', 'Vinkje');
  await addQuestion(staff.page, 1, 'Het eten', 'Alleen uitleg');
  await staff.page.getByLabel('Begin hier een nieuwe pagina').check();
  await staff.page.getByLabel('Wanneer toon je dit?').selectOption('‘Ik eet mee’: aangevinkt');
  await addQuestion(staff.page, 2, 'Wat eet je niet?', 'Tekst');
  const address = await putOnline(staff.page, 'Kom je in de winter?');

  const plain = (await site.visit({ width: 375, hasScript: false })).page;
  await site.ago(10_000, () => plain.goto(address));
  await plain.getByLabel('Ik eet mee').check();
  await plain.getByRole('button', { name: 'Verstuur' }).click();
  await plain.getByRole('heading', { level: 2, name: 'Het eten' }).waitFor();
  await plain.getByLabel('Wat eet je niet?').fill('Kaas');
  await plain.getByRole('button', { name: 'Verstuur' }).click();
  await plain.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();

  const late = (await site.visit({ width: 375 })).page;
  const { promise: isLet, resolve: letScript } = Promise.withResolvers<void>();
  await late.route('**/assets/*.js', async (route) => {
    await isLet;
    await route.continue();
  });
  await late.goto(address, { waitUntil: 'commit' });
  await late.getByLabel('Ik eet mee').check();
  letScript();
  await late.getByRole('button', { name: 'Verder' }).click();
  await late.getByLabel('Wat eet je niet?').fill('Vis');
  await late.getByRole('button', { name: 'Verstuur' }).click();
  await late.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();

  await staff.page.reload();
  await staff.page.getByRole('cell', { name: 'Kaas' }).waitFor();
  await staff.page.getByRole('cell', { name: 'Vis' }).waitFor();
});

test('whoever types stays where they are, and what staff change meanwhile is asked on its own page', async () => {
  const staff = await site.visit({ width: 1280 });
  await makePaged(staff.page, 'Kom je in de lente?');
  const address = await putOnline(staff.page, 'Kom je in de lente?');
  const visitor = await site.visit({ width: 375 });
  const { page } = visitor;
  await page.goto(address);
  await waitForScript(page, 'main form');
  const name = page.getByLabel('Hoe heet je?');
  await name.fill('Noor');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { level: 2, name: 'Tot slot' }).waitFor();
  await page.goBack();
  await name.fill('');
  await page.goForward();
  // Not before the first page is right; and then not while it is typed.
  await name.pressSequentially('Sam');
  await expect.poll(() => name.inputValue()).toBe('Sam');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { level: 2, name: 'Tot slot' }).waitFor();
  // Loaded anew it is there at once, with what was typed.
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Tot slot' }).waitFor();
  await waitForScript(page, 'main form');

  await staff.page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await waitForScript(staff.page, 'main form');
  await addQuestion(staff.page, 6, 'Waar woon je?', 'Tekst');
  await staff.page.getByLabel('Verplicht', { exact: true }).last().check();
  await moveQuestion(staff.page, 'Waar woon je?', 'hoger', 6);
  await expect
    .poll(() => staff.page.evaluate('document.activeElement.getAttribute("aria-label")'))
    .toContain('Waar woon je?');
  await staff.page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await staff.page.getByRole('heading', { level: 1, name: 'Kom je in de lente?' }).waitFor();

  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByText('‘Waar woon je?’ is verplicht').first().waitFor();
  await page.getByLabel('Waar woon je?').fill('Amersfoort');
  await eventually(() => name.inputValue()).toBe('Sam');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
});

test('words that are longer than a phone is wide break off in a form of pages', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  const long = 'Vrijwilligersvergoedingsregelingsovereenkomstenarchief';
  await beginForm(page, 'Lange woorden');
  await addQuestion(page, 0, `${long} https://voorbeeld.example/${'lang'.repeat(20)}`, 'Vinkje');
  await addQuestion(page, 1, long, 'Alleen uitleg');
  await page.getByLabel('Begin hier een nieuwe pagina').check();
  await addQuestion(page, 2, long, 'Tekst');
  const address = await putOnline(page, 'Lange woorden');
  const visitor = await site.visit({ width: 320 });
  const phone = visitor.page;
  await phone.goto(address);
  await waitForScript(phone, 'main form');
  await expectNoSideScroll(phone);
  await phone.getByRole('button', { name: 'Verder' }).click();
  await phone.getByRole('heading', { level: 2, name: long }).waitFor();
  await expectNoSideScroll(phone);
  await expectAccessible(phone);
  // It is drawn there at once, and stays so.
  await phone.reload();
  await phone.getByRole('heading', { level: 2, name: long }).waitFor();
  await waitForScript(phone, 'main form');
  await phone.getByRole('heading', { level: 2, name: long }).waitFor();
  visitor.expectQuietConsole();
});

test('what has to be agreed to is ticked on the last page, and a number of a person is warned about', async () => {
  const staff = await site.visit({ width: 1280 });
  await makePaged(staff.page, 'Kom je in de herfst?');
  const consent = 'Jullie mogen mijn gegevens delen met de kok.';
  await staff.page.getByLabel('Waar moet iemand mee akkoord gaan?').fill(consent);
  await staff.page.getByLabel('Aantal dagen bewaren').fill('20');
  await staff.page.getByRole('region', { name: 'Zo ziet de invuller het' }).getByText(consent).waitFor();
  await staff.page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await staff.page.getByText('moet 28 of meer zijn').first().waitFor();
  await staff.page.getByLabel('Aantal dagen bewaren').fill('90');
  const address = await putOnline(staff.page, 'Kom je in de herfst?');

  const visitor = await site.visit({ width: 375 });
  const { page } = visitor;
  await page.goto(address);
  await waitForScript(page, 'main form');
  const warning = page.getByText('Dit lijkt op een burgerservicenummer');
  await page.getByLabel('Hoe heet je?').fill('Noor 123456782');
  await page.getByLabel('Hoe heet je?').blur();
  await warning.waitFor();
  await expectAccessible(page);
  await page.getByLabel('Hoe heet je?').fill('Noor');
  await warning.waitFor({ state: 'detached' });
  // Nothing moves under a press: the tick that it was for is set.
  await page.getByLabel('Hoe heet je?').fill('Noor 111222333');
  await page.getByLabel('Ik eet mee').check();
  await warning.waitFor();
  await page.getByLabel('Ik eet mee').uncheck();
  await page.getByLabel('Hoe heet je?').fill('Noor 123456782');
  // Nobody is kept from going on.
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { level: 2, name: 'Tot slot' }).waitFor();
  await page.getByText('We verwijderen je antwoorden na 90 dagen.').waitFor();
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByText('Akkoord is verplicht').first().waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByLabel(consent).check();
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();
  visitor.expectQuietConsole();

  const plain = (await site.visit({ width: 375, hasScript: false })).page;
  await site.ago(10_000, () => plain.goto(address));
  await plain.getByLabel('Hoe heet je?').fill('Sam');
  await plain.getByRole('button', { name: 'Verder' }).click();
  await plain.getByLabel(consent).check();
  // What was agreed to says nothing of another text.
  await staff.page.getByRole('link', { name: 'Wijzig formulier' }).click();
  await waitForScript(staff.page, 'main form');
  const reworded = 'Jullie mogen mijn gegevens delen met de buren.';
  await staff.page.getByLabel('Waar moet iemand mee akkoord gaan?').fill(reworded);
  await staff.page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await staff.page.getByRole('link', { name: 'Wijzig formulier' }).waitFor();
  await plain.getByRole('button', { name: 'Verstuur' }).click();
  await plain.getByText('Akkoord met de nieuwe tekst is verplicht').first().waitFor();
  await plain.getByLabel(reworded).check();
  await plain.getByRole('button', { name: 'Verstuur' }).click();
  await plain.getByRole('heading', { name: 'Bedankt voor het invullen' }).waitFor();

  await staff.page.reload();
  await staff.page.getByText('Antwoorden gaan na 90 dagen vanzelf weg.').waitFor();
  await staff.page.getByRole('row', { name: /Noor/ }).getByRole('rowheader').getByRole('link').click();
  await staff.page.getByText('Hier lijkt een burgerservicenummer in te staan').waitFor();
  await staff.page.getByText(consent).waitFor();
  await expectAccessible(staff.page);
  staff.expectQuietConsole();
});

test('who sends a form comes to the page that the centre chose for it', async () => {
  const staff = await site.visit({ width: 1280 });
  const { page } = staff;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/form_builder/new'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel').fill('Bel me terug');
  await page.getByRole('button', { name: 'Verder naar de vragen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Formulier wijzigen' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await page.getByLabel('Vraag', { exact: true }).fill('Wanneer?');
  await page.getByLabel('Pagina na het versturen').selectOption('Over het Vrijwilligersplein');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar formulier' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bel me terug' }).waitFor();
  await page.getByRole('button', { name: 'Zet online' }).click();
  const link = page.getByRole('link', { name: /\/forms\/bel-me-terug$/ });
  const address = (await link.getAttribute('href')) ?? '';
  staff.expectQuietConsole();

  const visitor = await site.visit({ width: 375 });
  await visitor.page.goto(address);
  await waitForScript(visitor.page, 'main form');
  await visitor.page.getByLabel('Wanneer?').fill('Morgen');
  await visitor.page.getByRole('button', { name: 'Verstuur' }).click();
  await visitor.page.waitForURL('**/over-ons');
  // What was typed is gone once it went.
  await visitor.page.goto(address);
  await waitForScript(visitor.page, 'main form');
  await expect.poll(() => visitor.page.getByLabel('Wanneer?').inputValue()).toBe('');
  visitor.expectQuietConsole();

  const plain = await site.visit({ width: 375, hasScript: false });
  await site.ago(10_000, () => plain.page.goto(address));
  await plain.page.getByLabel('Wanneer?').fill('Overmorgen');
  await plain.page.getByRole('button', { name: 'Verstuur' }).click();
  await plain.page.waitForURL('**/over-ons');
});
