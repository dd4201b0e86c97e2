/** Filling in a form: what is wrong is named where it is, and nothing that was typed is ever lost. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';

const site = openSite();
const story = (name: string) => site.at('oldebroek', `/test/${name}`);
/** As long as an action of the browser may take. */
const eventually = (ask: () => unknown) => expect.poll(ask);
const leaving = 'Weet je zeker dat je weg wilt?';

/** Opens the page and waits until script has taken the form over. */
async function openScripted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const isTaken = 'Object.keys(document.querySelector("form")).some((key) => key.startsWith("__react"))';
  await eventually(() => page.evaluate(isTaken)).toBe(true);
}

test('by keyboard alone: a field is judged on leaving it, the summary gets the focus and its links lead to the fields', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await openScripted(page, story('form'));
  const email = page.getByLabel('E-mailadres');
  await email.focus();
  await page.keyboard.type('geen adres');
  await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull();
  await page.keyboard.press('Tab');
  await page.locator('#field-email-error').waitFor();
  // Once wrong it is judged while typing.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  for (let at = 0; at < 11; at += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('ria@kade.example');
  await page.locator('#field-email-error').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'dingen niet' });
  await summary.waitFor();
  await eventually(() => summary.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(
    true,
  );
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('title');
  await page.keyboard.type('x');
  const row = page.locator('tr[data-field=title]');
  await row.getByText('Titel is verplicht').waitFor({ state: 'detached' });
  await expect.poll(() => row.locator('td').allInnerTexts()).toEqual(['x', '', 'ja', 'ja', 'ja']);
  // How a web address begins is filled in on leaving it, where it can be seen.
  const website = page.getByLabel('Website');
  await website.focus();
  await page.keyboard.type('kikkerland.nl');
  await page.keyboard.press('Tab');
  await eventually(() => website.inputValue()).toBe('https://kikkerland.nl');
  const state = page.locator('tr[data-field=website] td');
  await eventually(() => state.allInnerTexts()).toEqual(['https://kikkerland.nl', '', 'ja', 'ja', 'ja']);
  visitor.expectQuietConsole();
});

async function fillSample(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titel').fill(title);
  await page.getByLabel('E-mailadres').fill('ria@kade.example');
  await page.getByLabel('Postcode').fill('8091');
  await page.getByLabel('Aantal mensen').fill('3');
  await page.getByLabel('Soort').selectOption('help');
  await page.getByLabel('Maandag', { exact: true }).check();
  await page.getByLabel('Omschrijving').fill('Samen werken we een ochtend in de tuin.');
  await page.getByLabel('Naam van de dienst').fill('Ochtend');
}

for (const hasScript of [true, false]) {
  test(`what the server finds is at its field, the rest above the form, all typed stays, ${hasScript ? 'with' : 'without'} script`, async () => {
    const { page } = await site.visit({ hasScript, width: 375 });
    await (hasScript ? openScripted(page, story('form')) : page.goto(story('form')));
    await fillSample(page, 'server');
    await page.getByRole('button', { name: 'Dienst erbij' }).click();
    await page.getByLabel('Naam van de dienst').nth(1).fill('Middag');
    await page.getByLabel('Plekken').nth(1).fill('4');
    await page.getByRole('button', { name: 'Dienst 2 hoger' }).click();
    await eventually(() => page.getByLabel('Naam van de dienst').first().inputValue()).toBe('Middag');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await page.getByText('Versturen is niet gelukt').waitFor();
    await page.locator('#field-email-error').waitFor();
    await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('server');
    await expect.poll(() => page.getByLabel('Naam van de dienst').nth(1).inputValue()).toBe('Ochtend');
    await expect.poll(() => page.getByLabel('Maandag', { exact: true }).isChecked()).toBe(true);
    await expectNoSideScroll(page);
  });
}

test('what is not saved is asked about on every way out, and not after saving', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await openScripted(page, story('dupe'));
  await openScripted(page, story('form'));
  const ways: string[] = [];
  page.on('dialog', (dialog) => {
    ways.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByLabel('Titel').fill('Tuin');
  await page.getByRole('link', { name: 'Naar een andere pagina' }).click();
  const question = page.getByRole('dialog');
  await question.getByText(leaving).waitFor();
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('Tuin');
  await page.getByRole('link', { name: 'Een document buiten de router' }).click({ noWaitAfter: true });
  await eventually(() => ways).toEqual(['beforeunload']);
  await fillSample(page, 'Tuin');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await page.getByText(/Bewaard om/).waitFor();
  await page.getByRole('link', { name: 'Naar een andere pagina' }).click();
  await page.waitForURL('**/test/dupe');
  await page.getByRole('heading', { level: 1, name: 'dupe' }).waitFor();
  // The back button of the browser, in a form that was reached by a link.
  await page.getByLabel('Naam').fill('Ria');
  await page.goBack();
  await question.getByText(leaving).waitFor();
  await question.getByRole('button', { name: 'Ga weg zonder bewaren' }).click();
  await page.waitForURL('**/test/form');
  visitor.expectQuietConsole();
});

test('a draft is back after a reload, says so, and can be thrown away', async () => {
  const { page } = await site.visit();
  await openScripted(page, story('form'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Titel').fill('Een begin');
  await page.reload();
  await page.getByText('We hebben je concept teruggezet').waitFor();
  await expect.poll(() => page.getByLabel('Titel').inputValue()).toBe('Een begin');
  await page.getByRole('button', { name: 'Begin opnieuw' }).click();
  await eventually(() => page.getByLabel('Titel').inputValue()).toBe('');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('We hebben je concept teruggezet').count()).toBe(0);
});

test('pressing again and again, by mouse and by Enter, sends once', async () => {
  const { page } = await site.visit();
  await openScripted(page, story('dupe'));
  await page.getByLabel('Naam').fill('Ria');
  const button = page.getByRole('button', { name: /Verstuur|Bezig/ });
  await button.click();
  // A busy button is no reason for an impatient person to wait.
  await button.click({ force: true });
  await page.getByLabel('Naam').press('Enter');
  await button.click({ force: true });
  await page.getByText('Verstuurd', { exact: true }).waitFor();
  await expect.poll(() => page.locator('[data-calls]').innerText()).toBe('1');
});

test('without script two presses lead to one action', async () => {
  const { page, context } = await site.visit({ hasScript: false });
  await page.goto(story('dupe'));
  const key = await page.locator('input[name=formKey]').inputValue();
  // What a browser sends twice when somebody presses twice; only a browser finds the centre by its name here.
  const { host, port, origin } = new URL(story('dupe'));
  const post = () =>
    context.request.post(`http://127.0.0.1:${port}/test/dupe`, {
      form: { name: 'Ria', formKey: key },
      headers: { host, origin },
    });
  const answers = await Promise.all([post(), post()]);
  const actions = await Promise.all(
    answers.map(async (one) => /data-action[^>]*>(\d+)</.exec(await one.text())?.[1]),
  );
  expect(actions[0]).toMatch(/^\d+$/);
  expect(actions[1]).toBe(actions[0]);
});

for (const hasScript of [true, false]) {
  test(`step by step, back without loss, ${hasScript ? 'with' : 'without'} script`, async () => {
    const visitor = await site.visit({ hasScript });
    const { page } = visitor;
    await (hasScript ? openScripted(page, story('step-form')) : page.goto(story('step-form')));
    const next = page.getByRole('button', { name: 'Verder' });
    await next.click();
    await page.getByRole('link', { name: 'Jouw bericht is verplicht' }).waitFor();
    await page.getByLabel('Jouw bericht').fill('Ik help graag.');
    await next.click();
    await page.getByLabel('Voornaam').fill('Sanne');
    await page.getByLabel('Achternaam').fill('de Bruin');
    await page.getByLabel('E-mailadres').fill('sanne@kade.example');
    await next.click();
    await page.getByText('Sanne de Bruin').waitFor();
    if (hasScript) {
      await page.goBack();
      await expect.poll(() => page.getByLabel('Voornaam').inputValue()).toBe('Sanne');
      await page.goForward();
    } else {
      await page.getByRole('button', { name: 'Terug' }).click();
      await expect.poll(() => page.getByLabel('Voornaam').inputValue()).toBe('Sanne');
      await next.click();
    }
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Verstuur' }).click();
    await page.getByText('Verstuurd. Bedankt, Sanne').waitFor();
    visitor.expectQuietConsole();
  });
}

test('somebody else saved first: what they changed is shown, and what was typed stays', async () => {
  const { page } = await site.visit();
  await openScripted(page, story('form'));
  await page.getByLabel('Opmerking').fill('Van mij');
  await page.getByRole('button', { name: 'Laat iemand anders bewaren' }).click();
  await comeToRest(page);
  await page.getByRole('button', { name: 'Bewaar notitie' }).click();
  await page.getByText('Iemand anders heeft dit intussen gewijzigd').waitFor();
  await page.getByText('Nu staat er: Anders').waitFor();
  await expect.poll(() => page.getByLabel('Opmerking').inputValue()).toBe('Van mij');
  await page.getByRole('button', { name: 'Bewaar notitie' }).click();
  await page.getByText('Iemand anders heeft dit intussen gewijzigd').waitFor({ state: 'detached' });
});

/** Types an option letter by letter and chooses it by keys, once it is the only one and the keyboard is at it. */
async function chooseByKeys(field: Locator, name: string): Promise<void> {
  const page = field.page();
  await field.focus();
  await field.pressSequentially(name);
  const options = page.getByRole('option');
  await eventually(() => options.allInnerTexts()).toEqual([name]);
  await field.press('ArrowDown');
  await eventually(() => field.getAttribute('aria-activedescendant')).not.toBeNull();
  await field.press('Enter');
}

/** The part of `/test/form` with controls that hand over a value. */
async function fillValues(page: Page): Promise<void> {
  const form = page.locator('#values');
  const field = (name: string) => form.locator(`#field-${name}`);
  await field('birth').fill('5-3-1980');
  await field('start').fill('930');
  await form.getByRole('textbox', { name: 'Datum', exact: true }).fill('24-11-2026');
  await form.getByRole('textbox', { name: 'Tijd', exact: true }).fill('9.30');
  await field('firstDay').fill('1-12-2026');
  await field('lastDay').fill('3-12-2026');
  await chooseByKeys(field('town'), 'Veere');
  await eventually(() => field('town').inputValue()).toBe('Veere');
  await chooseByKeys(field('skills'), 'Koken');
  // The list of several stays open for the next one.
  await form.getByText('Koken', { exact: true }).first().waitFor();
  await field('status').focus();
  await page.keyboard.press('ArrowRight');
  await form.getByRole('checkbox', { name: 'Natuur' }).check();
  await form.getByRole('radio', { name: 'Een mens' }).check();
  await form.getByRole('checkbox', { name: 'dinsdag ochtend' }).check();
  await field('hours').fill('8');
  await field('distance').fill('7');
  await field('query').fill('server');
  await field('tags').fill('tuin,');
  await field('colour').fill('#336699');
  await form.getByRole('switch').check();
  await form.getByRole('checkbox', { name: 'akkoord' }).check();
}

test('controls that hand over a value: their errors lead to them, the server’s too, and a draft brings them back', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await openScripted(page, story('form'));
  const form = page.locator('#values');
  await form.getByRole('button', { name: 'Bewaar waarden' }).click();
  const links = form.getByRole('alert').getByRole('link');
  await links.first().waitFor();
  const names = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(names).toHaveLength(17);
  for (const name of names) {
    await form.getByRole('alert').locator(`a[href="#${name}"]`).click();
    const isThere = `Boolean(document.activeElement.closest('#${name}, :has(> #${name})'))`;
    expect([name, await page.evaluate(isThere)]).toEqual([name, true]);
  }
  await fillValues(page);
  await form.getByRole('button', { name: 'Bewaar waarden' }).click();
  await eventually(() => links.allInnerTexts()).toHaveLength(19);
  const typedValues = () => page.locator('#values ~ div td:nth-child(2)').allInnerTexts();
  await form.locator('#field-query').fill('tuin');
  const before = await typedValues();
  expect(before).toContain('2026-11-24T08:30:00.000Z');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await form.getByText('We hebben je concept teruggezet').waitFor();
  // Consent is given again.
  expect(await typedValues()).toEqual([...before.slice(0, -1), 'false']);
  await expect
    .poll(() => form.locator('#field-birth').inputValue())
    .toMatch(/5 maart 1980|05-03-1980|5-3-1980/);
  await form.getByRole('checkbox', { name: 'akkoord' }).check();
  await form
    .locator('#field-attachment')
    .setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Dag') });
  await form.getByRole('button', { name: 'Bewaar waarden' }).click();
  await form.getByText('Ontvangen bestand: brief.txt').waitFor();
  await form.getByText(/Bewaard om/).waitFor();
  await expect.poll(() => form.getByRole('checkbox', { name: 'dinsdag ochtend' }).isChecked()).toBe(true);
  visitor.expectQuietConsole();
});

test('a step that is not needed is left out, and a question that hangs on another is asked only then', async () => {
  const { page } = await site.visit();
  await openScripted(page, story('step-form-2'));
  const next = page.getByRole('button', { name: 'Verder' });
  await page.getByLabel('Alleen').check();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'De groep' }).count()).toBe(0);
  await next.click();
  await page.getByLabel('Ik heb een wens').check();
  await next.click();
  await page.getByRole('link', { name: 'Je wens is verplicht' }).waitFor();
  // What is wrong stands under the stepper, over the fields.
  const tops = await page.evaluate(
    '["form nav", "form [role=alert]", "form [role=group]"].map((one) => document.querySelector(one).getBoundingClientRect().top)',
  );
  expect(tops).toEqual([...(tops as number[])].toSorted((a, b) => a - b));
  await page.getByLabel('Je wens').fill('Een plek bij het raam');
  await next.click();
  await page.getByText('Een plek bij het raam').waitFor();
});

test('a postcode is looked up on leaving it: first that it is under way, then the place', async () => {
  const { page } = await site.visit();
  await openScripted(page, story('form'));
  await page.route('**/api/v1/places?**', async (route) => {
    await page.getByText('We zoeken het op').waitFor();
    await route.continue();
  });
  await page.getByLabel('Postcode').fill('8091');
  await page.keyboard.press('Tab');
  await page.getByText('8091 Wezep').waitFor();
});
