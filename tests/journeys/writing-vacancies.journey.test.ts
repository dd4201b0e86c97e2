/** Vacancies are written: by the organisation that asks, before a centre that looks first, and without script. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { picture } from '#tests/support/pictures.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs, openFold, signIn } from '#tests/support/steps.ts';

const site = openSite();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const describe = 'Je geeft de planten water en je oogst mee.';

/** The address of one that is online and that this person may change, with its title. */
async function ownVacancy(page: Page): Promise<{ path: string; title: string }> {
  const found = await askPage<{ id: string; title: string } | null>(
    page,
    `const answer = await fetch('/api/v1/vacancies?filter[status_eq]=published&page[size]=50');
     const { data } = await answer.json();
     const one = data.find(({ meta }) => meta?.can?.update);
     return one ? { id: one.id, title: one.attributes.title } : null;`,
    null,
  );
  if (!found) throw new Error('nothing online to change');
  return { path: `/vacancies/${found.id}`, title: found.title };
}

test('an organisation writes a draft, sees what is missing, and puts it online', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies/add'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel', { exact: true }).fill('Help mee in de kas');
  await page.getByRole('listitem').filter({ hasText: 'Titel en omschrijving: nog niet' }).waitFor();
  // Whoever writes it is who one asks, until somebody else is chosen.
  await expect.poll(() => page.getByRole('radio', { name: /organisatie@public/ }).isChecked()).toBe(true);
  await press(page, 'Plaats vacature');
  await page.getByRole('link', { name: 'Onderwerp: Vul dit in voor je plaatst' }).waitFor();
  await expect.poll(() => page.getByText('Vul dit in voor je plaatst').count()).toBeGreaterThanOrEqual(3);
  await page.getByText('3 velden kloppen nog niet').waitFor();
  await expectAccessible(page);
  await press(page, 'Bewaar concept');
  await page.waitForURL(/vacancies\/[\da-f-]{36}\/edit$/);
  await page.getByRole('heading', { level: 1, name: 'Vacature bewerken' }).waitFor();
  await waitForScript(page, 'main form');
  // The editor comes by itself; its words are typed, and what is chosen is made bold.
  const text = page.getByRole('textbox', { name: 'Omschrijving', exact: true });
  await page.getByRole('toolbar', { name: 'Opmaak van Omschrijving', exact: true }).waitFor();
  await text.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type(describe);
  await openFold(page, 'Foto, tekening en video');
  await page.getByRole('radio', { name: 'Twee mensen geven water in een moestuin met een kas' }).check();
  await page.getByText(/^Onthouden in deze browser/).waitFor();
  await page.getByLabel('Natuur, milieu en dieren').check();
  await page.getByLabel('dinsdag ochtend').check();
  await page.getByLabel(/^Postcode/).fill('3811');
  await page.getByText('Bij deze postcode hebben we', { exact: false }).waitFor();
  await page
    .getByText('Di, ochtend', { exact: false })
    .or(page.getByText('Dinsdagochtend'))
    // A row has its words twice, and shows those that there is room for.
    .filter({ visible: true })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: ': klaar' }).count()).toBe(5);
  await press(page, 'Plaats vacature');
  await page.getByText('De vacature staat online').waitFor();
  await page.getByText('Staat online').first().waitFor();
  await page.getByText('Bewaard, zojuist').waitFor();
  // The bar at the top lies over something at each place of scrolling.
  await askPage(page, 'scrollTo(0, 0);', null);
  await expectAccessible(page);

  const visitor = await site.visit({ width: 375 });
  await visitor.page.goto(page.url().replace(/\/edit$/, ''));
  await visitor.page.getByRole('heading', { level: 1, name: 'Help mee in de kas' }).waitFor();
  await visitor.page.locator('strong', { hasText: describe }).waitFor();
  await expect
    .poll(() => visitor.page.locator('article img').first().getAttribute('src'))
    .toContain('scene-tuin');
  await expect.poll(() => visitor.page.locator('.ProseMirror').count()).toBe(0);
  expectQuietConsole();
});

test('what is not needed at once is folded: it says what is in it, and opens where something is wrong', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies/add#practical'));
  await waitForScript(page, 'main form');
  const age = page.getByLabel(/^Minimumleeftijd/);
  // Named in the address, it is open; the others are not.
  await page.getByLabel(/^Aantal plekken/).fill('3');
  await age.waitFor({ state: 'hidden' });
  const whom = page.locator('summary', { hasText: 'Voor wie' });
  await whom.focus();
  await page.keyboard.press('Enter');
  await age.fill('zestien');
  await page.keyboard.press('Tab');
  await whom.getByText('Minimumleeftijd: zestien').waitFor();
  await whom.press('Enter');
  await age.waitFor({ state: 'hidden' });
  await page.getByLabel('Titel', { exact: true }).fill('Wieden');
  await press(page, 'Bewaar concept');
  await age.waitFor();
  // Closed again, the link to what is wrong opens it.
  await whom.press('Enter');
  await age.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: /Minimumleeftijd/ }).press('Enter');
  await expect.poll(() => age.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await age.fill('16');
  await press(page, 'Bewaar concept');
  await page.waitForURL(/vacancies\/[\da-f-]{36}\/edit$/);
  await page.locator('summary', { hasText: 'Praktisch' }).getByText('Aantal plekken: 3').waitFor();
  await whom.getByText('Minimumleeftijd: 16').waitFor();
  await expect.poll(() => age.isVisible(), { message: 'a saved one begins closed' }).toBe(false);
  expectQuietConsole();
});

test('a change waits in a centre that checks first, until the centre saves it', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375, scheme: 'dark' });
  await signIn(site, page, 'oldebroek', 'organisatie');
  const { path, title } = await ownVacancy(page);
  await page.goto(site.at('oldebroek', `${path}/edit`));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel', { exact: true }).fill('Taalmaatje aan tafel');
  await page.getByText('1 wijziging niet bewaard').waitFor();
  await press(page, 'Bewaar');
  await page.getByText('Naar de centrale gestuurd om na te kijken').waitFor();
  await page.getByText('Je wijziging wacht op de centrale').waitFor();
  await page.getByText('Gewijzigd: Titel.').waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const visitor = await site.visit();
  await visitor.page.goto(site.at('oldebroek', path));
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();

  const staff = await site.visit();
  await enterAs(site, staff.page, 'oldebroek', 'centrum');
  await staff.page.goto(site.at('oldebroek', `${path}/edit`));
  await waitForScript(staff.page, 'main form');
  await staff.page.getByText('Hier wacht een wijziging op jullie').waitFor();
  await press(staff.page, 'Bewaar');
  await staff.page.getByText('Hier wacht een wijziging op jullie').waitFor({ state: 'detached' });
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { level: 1, name: 'Taalmaatje aan tafel' }).waitFor();
  expectQuietConsole();
  staff.expectQuietConsole();
});

test('one of the own people is named as the contact', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 768 });
  await signIn(site, page, 'roermond', 'organisatie');
  const { path } = await ownVacancy(page);
  await page.goto(site.at('roermond', `${path}/edit`));
  await waitForScript(page, 'main form');
  await press(page, 'Wissel');
  const person = page.getByRole('radio', { name: /organisatie@roermond/ });
  const name = await person.locator('xpath=..').locator('span.block').first().textContent();
  await person.check();
  await page.getByLabel(/^E-mailadres/).waitFor({ state: 'hidden' });
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await press(page, 'Bewaar');
  await page.getByText('Bewaard', { exact: true }).waitFor();
  const visitor = await site.visit();
  await visitor.page.goto(site.at('roermond', path));
  await visitor.page
    .getByText(String(name).split(' ')[0] ?? '', { exact: false })
    .first()
    .waitFor();
  expectQuietConsole();
});

test('photos are added, put in order and described, and stand on the page', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await signIn(site, page, 'mas4you', 'organisatie');
  const { path } = await ownVacancy(page);
  await page.goto(site.at('mas4you', `${path}/edit`));
  await waitForScript(page, 'main form');
  await openFold(page, 'Foto, tekening en video');
  const files = await Promise.all([30, 40].map((side) => picture(side, 30)));
  await page
    .locator('input[name=newPhotos]')
    .setInputFiles(files.map((buffer, at) => ({ name: `foto-${at}.png`, mimeType: 'image/png', buffer })));
  await page.getByLabel(/^Wat staat er op foto-1.png/).fill('Een fiets op de kop');
  await expectAccessible(page);
  await press(page, 'Bewaar');
  await page.getByText('Foto 2', { exact: true }).waitFor();
  const told = page.getByLabel(/^Wat staat erop/);
  await expect.poll(() => told.nth(1).inputValue()).toBe('Een fiets op de kop');
  await page.getByRole('button', { name: /Foto 2.*(omhoog|hoger|naar boven)/i }).click();
  await page
    .getByLabel(/^Wat staat erop/)
    .first()
    .fill('De werkplaats');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await press(page, 'Bewaar');
  await page.getByText('Bewaard', { exact: true }).waitFor();

  const visitor = await site.visit();
  await visitor.page.goto(site.at('mas4you', path));
  const photo = visitor.page.getByRole('link', { name: 'Vergroot: De werkplaats' }).first();
  const shown = photo.locator('img');
  await shown.waitFor();
  await expect.poll(() => shown.getAttribute('width')).toBe('40');
  await expect
    .poll(() => shown.evaluate((one) => (one as unknown as { currentSrc: string }).currentSrc))
    .toMatch(/\/uploads\/[\da-f-]{36}\/320$/);
  await visitor.page.getByRole('link', { name: 'Alle 2 foto’s' }).click();
  await visitor.page.getByRole('heading', { name: 'Foto’s' }).waitFor();
  await expectAccessible(visitor.page);
  await openLarge(visitor.page);
  // At the first touch of a page, whose script is not there yet.
  await openAndSettle(visitor.page, site.at('mas4you', path));
  await visitor.page.getByRole('link', { name: 'Vergroot: De werkplaats' }).first().click();
  await visitor.page.getByRole('dialog', { name: 'Foto’s' }).getByText('Foto 1 van 2').waitFor();
  expectQuietConsole();
  visitor.expectQuietConsole();
});

/** From one photo to the next by keys, and back to where it was pressed. */
async function openLarge(page: Page): Promise<void> {
  const second = page.getByRole('link', { name: 'Vergroot: Foto 2' }).last();
  await waitForScript(page, 'main');
  await second.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Foto’s' });
  await dialog.getByText('Foto 2 van 2').waitFor();
  await dialog.locator(':focus').waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText('Foto 1 van 2').waitFor();
  await dialog.getByRole('img', { name: 'De werkplaats' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await second.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
}

test('until its editor is there a description is read without marks, and nothing moves when it comes', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'organisatie');
  const { path } = await ownVacancy(page);
  let arrive = () => {};
  const held = new Promise<void>((done) => (arrive = done));
  await page.route(/\/assets\/editor-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.at('public', `${path}/edit`));
  await waitForScript(page, 'main form');
  const field = page.locator('.editor-frame').first();
  const text = field.locator('.ProseMirror').first();
  await expect.poll(() => text.innerText()).not.toContain('<');
  const opacity = `getComputedStyle(document.querySelector('textarea[name=description]')).opacity`;
  expect(await askPage<string>(page, `return ${opacity};`, null)).toBe('0');
  const [before, words] = [await field.boundingBox(), await text.innerText()];
  arrive();
  // That of the English text has its own, which may be there as well.
  await field.getByRole('toolbar').waitFor();
  expect(await field.boundingBox()).toEqual(before);
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Omschrijving', exact: true }).innerText())
    .toBe(words);
  expectQuietConsole();
});

test('without script a new photo goes along with what is on it', async () => {
  const { page } = await site.visit({ hasScript: false });
  await signIn(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/vacancies?status=draft'));
  const href = await page.locator('main tbody th a').first().getAttribute('href');
  await page.goto(site.at('public', `${href}/edit`));
  const buffer = await picture(50, 30);
  await openFold(page, 'Foto, tekening en video');
  await page.locator('input[name=newPhotos]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByLabel(/^Wat staat er op de nieuwe foto’s/).fill('Een kas vol tomaten');
  await press(page, 'Bewaar concept');
  await page
    .getByText(/Bewaard\b/)
    .first()
    .waitFor();
  await expect
    .poll(() =>
      page
        .getByLabel(/^Wat staat erop/)
        .first()
        .inputValue(),
    )
    .toBe('Een kas vol tomaten');
});

test('a draft that is kept without script is open after that, not an empty form that would add another', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'oldebroek', 'organisatie');
  await page.goto(site.at('oldebroek', '/vacancies/add'));
  await page.getByLabel('Titel', { exact: true }).fill('Ramen lappen bij het buurthuis');
  await press(page, 'Bewaar concept');
  await page.waitForURL('**/vacancies/*/edit');
  await expect.poll(() => page.locator('body').innerText()).toContain('Bewaard');
  await expect
    .poll(() => page.getByLabel('Titel', { exact: true }).inputValue())
    .toBe('Ramen lappen bij het buurthuis');
  await press(page, 'Bewaar concept');
  await page
    .getByText(/Bewaard\b/)
    .first()
    .waitFor();
  await page.goto(site.at('oldebroek', '/vacancies?status=draft'));
  await expect.poll(() => page.getByRole('link', { name: 'Ramen lappen bij het buurthuis' }).count()).toBe(1);
});

test('a save of somebody else in between is told, and nothing is lost', async () => {
  const mine = await site.visit();
  const theirs = await site.visit();
  await signIn(site, mine.page, 'public', 'organisatie');
  await signIn(site, theirs.page, 'public', 'centrum');
  const { path } = await ownVacancy(mine.page);
  for (const { page } of [mine, theirs]) {
    await page.goto(site.at('public', `${path}/edit`));
    await waitForScript(page, 'main form');
    await openFold(page, 'Praktisch');
    await openFold(page, 'Voor wie');
  }
  await theirs.page.getByLabel(/^Aantal plekken/).fill('7');
  await press(theirs.page, 'Bewaar');
  await theirs.page.getByText('Bewaard', { exact: true }).waitFor();
  await mine.page.getByLabel(/^Minimumleeftijd/).fill('16');
  await mine.page.getByLabel(/^Waarom vraag je dit/).fill('Je werkt met messen.');
  await press(mine.page, 'Bewaar');
  await mine.page.getByText('Iemand anders heeft dit intussen gewijzigd').waitFor();
  await expect.poll(() => mine.page.getByLabel(/^Minimumleeftijd/).inputValue()).toBe('16');
  await mine.page.getByRole('button', { name: 'Neem Aantal plekken over' }).click();
  await press(mine.page, 'Bewaar');
  await mine.page.getByText('Iemand anders heeft dit intussen gewijzigd').waitFor({ state: 'detached' });
  await mine.page.reload();
  await expect.poll(() => mine.page.getByLabel(/^Aantal plekken/).inputValue()).toBe('7');
  await expect.poll(() => mine.page.getByLabel(/^Minimumleeftijd/).inputValue()).toBe('16');
  // What a browser says of a refusal that we mean.
  expect(mine.faults().filter((line) => !line.includes('status of 409'))).toEqual([]);
});

test('the pin goes where people have to be: dragged, by keys and typed, and back to the address', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375, scheme: 'dark' });
  await enterAs(site, page, 'public', 'organisatie');
  await page.goto(site.at('public', '/vacancies/add'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Titel', { exact: true }).fill('Wieden bij de vijver');
  await press(page, 'Zet de speld precies goed');
  await page.getByText('Vul een postcode in. Dan staat de speld op de kaart.').waitFor();
  await page.getByLabel(/^Postcode/).fill('3811');
  await page.getByText('De speld staat in het midden van de postcode.').waitFor();
  const pin = page.locator('.maplibregl-marker').getByRole('button');
  await pin.waitFor();
  await askPage(
    page,
    `document.querySelector('.maplibregl-marker').scrollIntoView({ block: 'center' });`,
    null,
  );
  const { x = 0, y = 0, width = 0, height = 0 } = (await pin.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  await page.getByText(/^De speld staat .* van het midden van de postcode\.$/).waitFor();
  const [north, east] = [page.getByLabel(/^Breedtegraad/), page.getByLabel(/^Lengtegraad/)];
  const degrees = async () => Number((await north.inputValue()).replace(',', '.'));
  const dragged = await degrees();
  expect(dragged).toBeGreaterThan(52);
  await page.getByRole('button', { name: 'Naar het noorden' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(degrees).toBeGreaterThan(dragged);
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await north.fill('52,9');
  await page.getByText('De speld staat te ver van de postcode: hooguit 50 kilometer').waitFor();
  await press(page, 'Bewaar concept');
  await page.getByText('Dit punt ligt ver van de postcode.', { exact: false }).first().waitFor();
  await press(page, 'Zet terug op het adres');
  await page.getByText('De speld staat in het midden van de postcode.').waitFor();
  await expect.poll(() => north.inputValue()).toBe('');
  await north.fill('52,15');
  await east.fill('5,39');
  await press(page, 'Bewaar concept');
  await page.waitForURL(/vacancies\/[\da-f-]{36}\/edit$/);
  // The form that was left has script as well, and no such button any more.
  await page.getByRole('heading', { level: 1, name: 'Vacature bewerken' }).waitFor();
  await waitForScript(page, 'main form');
  await press(page, 'Zet de speld precies goed');
  await expect.poll(() => north.inputValue()).toBe('52,15');
  await expect.poll(() => east.inputValue()).toBe('5,39');
  expectQuietConsole();
});

test('without script a vacancy is written and sent to the centre', async () => {
  const { page } = await site.visit({ hasScript: false });
  await enterAs(site, page, 'oldebroek', 'organisatie');
  await page.goto(site.at('oldebroek', '/vacancies/add'));
  await page.getByLabel('Titel', { exact: true }).fill('Koffie schenken');
  await press(page, 'Plaats vacature');
  await page.getByText('Vul dit in voor je plaatst').first().waitFor();
  await expect.poll(() => page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Koffie schenken');
  await page
    .getByLabel(/^Omschrijving/)
    .first()
    .fill('Op dinsdag in de hal.\n\n- Kopjes klaarzetten\n- **Koffie** schenken');
  await openFold(page, 'Foto, tekening en video');
  await page.getByRole('radio', { name: /drinken koffie aan tafel$/ }).check();
  await page.getByLabel('Gastvrouw/gastheer').check();
  await page.getByLabel('dinsdag ochtend').check();
  await page.getByLabel(/^Online tot en met/).fill('2030-01-31');
  await page.getByLabel(/^Postcode/).fill('8091');
  await press(page, 'Plaats vacature');
  await page.waitForURL('**/edit');
  await expect
    .poll(() => page.locator('body').innerText())
    .toContain('Naar de centrale gestuurd om na te kijken');
  await page.goto(page.url().replace(/\/edit$/, ''));
  await page.locator('li', { hasText: 'Koffie schenken' }).locator('strong', { hasText: 'Koffie' }).waitFor();
  await page.goto(`${page.url()}/edit`);
  await page.getByText('Deze vacature wacht op de centrale').waitFor();
  const lines = page.getByLabel(/^Omschrijving/).first();
  await expect
    .poll(() => lines.inputValue())
    .toBe('Op dinsdag in de hal.\n\n- Kopjes klaarzetten\n- **Koffie** schenken');
  await openFold(page, 'Foto, tekening en video');
  await expect
    .poll(() => page.getByRole('radio', { name: /drinken koffie aan tafel$/ }).isChecked())
    .toBe(true);
  await expect.poll(() => page.getByLabel(/^Online tot en met/).inputValue()).toBe('2030-01-31');
  await expect.poll(() => page.getByLabel('dinsdag ochtend').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel(/^Plaats/).inputValue()).not.toBe('');
});
