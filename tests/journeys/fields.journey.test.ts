/** Fields by keyboard, by mouse and by touch: what is filled in is what a plain form sends. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';

const site = openSite();
const open = async (page: Page, path: string) => {
  await page.goto(site.at('public', path));
  await waitForScript(page);
};
const sent = async (page: Page) => {
  await page.getByRole('button', { name: 'Verstuur' }).click();
  return (await page.getByLabel('Verstuurd').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
};

test('a place is found on the server by keyboard, also after a failure', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await open(page, '/test/components/combobox');
  const slow = page.getByRole('combobox', { name: 'Plaats (van de server)' }).first();
  await slow.focus();
  await page.keyboard.type('fout');
  await page.getByText('De keuzes konden niet worden geladen').waitFor();
  await expect.poll(() => slow.inputValue()).toBe('fout');
  await expectAccessible(page);
  await slow.fill('waterv');
  await page.getByRole('option', { name: 'Watervliet' }).waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(3);
  await expect
    .poll(() => page.getByRole('option', { name: 'Watervliet' }).locator('b').innerText())
    .toBe('Waterv');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => slow.inputValue()).toBe('Waterveen Oost');
  const free = page.getByRole('combobox', { name: 'Plaats', exact: true }).first();
  await free.fill('xyz');
  await page.getByText('Niets gevonden voor ‘xyz’').waitFor();
  await page.getByRole('option', { name: 'Zoek in heel Nederland' }).waitFor();
  await expectAccessible(page);
  await free.fill('veer');
  await page.getByRole('option', { name: 'Veere' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => sent(page)).toEqual(['place = veere', 'slow = waterveen-oost']);
  visitor.expectQuietConsole();
});

test('while the page scrolls the list stays under its field, with what is typed', async () => {
  const { page } = await site.visit({ width: 1280 });
  await open(page, '/test/components/combobox');
  const field = page.getByRole('combobox', { name: 'Plaats', exact: true }).first();
  await field.focus();
  await page.keyboard.type('veer');
  await page.getByRole('option', { name: 'Veere' }).waitFor();
  const gap = async () =>
    Math.round(
      ((await page.getByRole('listbox').boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0),
    );
  const before = await gap();
  const top = await page.evaluate<number>('scrollY');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(top);
  await expect.poll(gap).toBe(before);
  await expect.poll(() => field.inputValue()).toBe('veer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Veere');
});

test('on a phone the list is a sheet, and several can be chosen', async () => {
  const visitor = await site.visit({ width: 375 });
  const { page } = visitor;
  await open(page, '/test/components/combobox');
  await page.getByRole('button', { name: /^Plaats \(van de server\)/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Plaats (van de server)' });
  await sheet.getByRole('searchbox').fill('waterv');
  await sheet.getByRole('option', { name: 'Watervliet' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  expect(await sent(page)).toEqual(['place =', 'slow = watervliet']);

  await open(page, '/test/components/multi-combobox');
  await page.getByRole('button', { name: /^Plaatsen/ }).tap();
  for (const name of ['Domburg', 'Veere']) await page.getByRole('option', { name }).tap();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Klaar' }).tap();
  await page.getByRole('button', { name: 'Domburg weghalen' }).first().tap();
  await expect.poll(() => sent(page)).toEqual(['places = veere']);
  visitor.expectQuietConsole();
});

test('dates are typed in any way, picked by keyboard, and refused with the reason', async () => {
  const visitor = await site.visit();
  const { page } = visitor;
  await open(page, '/test/datepicker');
  const start = page.getByRole('textbox', { name: 'Startdatum' }).first();
  await start.fill('24 nov 2026');
  await start.press('Tab');
  await expect.poll(() => start.inputValue()).toBe('24 november 2026');
  await page.getByRole('button', { name: 'Startdatum: open de kalender' }).first().press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Startdatum' });
  await calendar.getByRole('grid').waitFor();
  await expectAccessible(page);
  await calendar.locator(':focus').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  await expect.poll(() => start.inputValue()).toBe('2 december 2026');
  await start.fill('6-12-2026');
  await start.press('Tab');
  await page.getByText('Op zondag is het gebouw dicht').first().waitFor();
  await start.fill('31-4-2027');
  await start.press('Tab');
  await expect.poll(() => start.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => start.inputValue()).toBe('31-4-2027');
  await start.fill('7-12-26');
  await page.getByRole('textbox', { name: 'Begintijd' }).first().fill('930');
  await page.getByRole('textbox', { name: 'Van' }).first().fill('1/1/27');
  await page.getByRole('textbox', { name: 'Tot en met' }).first().fill('31 jan 2027');
  const moment = page.getByRole('group', { name: 'Begin van de activiteit' }).first();
  await moment.getByRole('textbox', { name: 'Datum' }).fill('25-10-2026');
  await moment.getByRole('textbox', { name: 'Tijd' }).fill('2.30');
  await moment.getByRole('textbox', { name: 'Tijd' }).press('Tab');
  await moment.getByLabel('De tweede keer (wintertijd)').check();
  await expect
    .poll(() => sent(page))
    .toEqual([
      'start = 2026-12-07',
      'time = 09:30',
      'period_from = 2027-01-01',
      'period_until = 2027-01-31',
      'moment = 2026-10-25T01:30:00.000Z',
    ]);
  visitor.expectQuietConsole();
});

test('tokens, numbers, switches and day parts post what they show', async () => {
  const { page } = await site.visit();
  await open(page, '/test/components/token-field');
  const skill = page.getByRole('textbox').first();
  const posted = page.locator('form').getByRole('textbox');
  await skill.waitFor();
  await posted.fill('tuinieren');
  await posted.press('Enter');
  await page.getByText('‘tuinieren’ staat er al').waitFor();
  await posted.fill('');
  await posted.press('Backspace');
  await posted.fill('Zingen,');
  await expect.poll(() => sent(page)).toEqual(['skill = Tuinieren', 'skill = Luisteren', 'skill = Zingen']);

  await open(page, '/test/components/number-field');
  const hours = page.locator('form').getByRole('textbox');
  await hours.fill('1.208');
  await hours.press('ArrowUp');
  await expect.poll(() => hours.inputValue()).toBe('1.209');
  await expect.poll(() => sent(page)).toEqual(['hours = 1209']);

  await open(page, '/test/components/switch');
  await page.locator('form').getByRole('switch').press('Space');
  await expect.poll(() => sent(page)).toEqual(['flexible = on']);
});

/** Everything a form shows of its answers: what it posts, what is in its fields, what can be pressed. */
const stateOf = (page: Page) =>
  page.evaluate(`(() => {
    const form = document.querySelector('form:has([type=reset])');
    const posted = [...new FormData(form)].map(([name, value]) => name + ' = ' + (value.name ?? value));
    const shown = [...form.querySelectorAll('input, textarea')].map((one) => one.value + ' ' + one.checked);
    const pressed = [...form.querySelectorAll('button, output, [role=textbox], [aria-invalid=true]')];
    return [...posted, ...shown, ...pressed.map((one) => (one.ariaLabel ?? '') + one.textContent)];
  })()`) as Promise<string[]>;

test('a reset of the form brings every field back to where it began, and what it posts too', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await open(page, '/test/components/form-reset');
  await page.getByRole('textbox', { name: 'Verhaal' }).and(page.locator('[contenteditable]')).waitFor();
  const before = await stateOf(page);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Dag').fill('31-4-2027');
  await box('Begintijd').fill('25.00');
  await box('Van').fill('1-1-2027');
  await box('Tot en met').fill('2-1-2027');
  const moment = page.getByRole('group', { name: 'Moment' });
  await moment.getByRole('textbox', { name: 'Tijd' }).fill('11.00');
  await page.getByRole('checkbox', { name: 'maandag ochtend' }).check();
  const place = page.getByRole('combobox', { name: 'Plaats', exact: true });
  await place.click();
  await place.fill('dom');
  await page.getByRole('option', { name: 'Domburg' }).click();
  await page.getByRole('button', { name: 'Domburg weghalen' }).click();
  await page.getByRole('button', { name: /Rol$/ }).click();
  await page.getByRole('option', { name: 'Aagtekerke' }).click();
  await page.getByRole('checkbox', { name: /^Alles/ }).check();
  await box('Vaardigheden').fill('koken,');
  await box('Uren').fill('12');
  await page.getByRole('slider', { name: 'Afstand' }).fill('20');
  await page.getByRole('switch', { name: 'Flexibel' }).uncheck();
  await box('Kleur').fill('paarsig');
  // Its problem shows when it is left, and moves what is below.
  await box('Kleur').press('Tab');
  await page.getByRole('radio', { name: 'teal' }).check();
  await box('Tint 500').fill('paarsig');
  await box('Tint 500').press('Tab');
  await page.getByRole('button', { name: 'Haal het icoon weg' }).click();
  await page.getByRole('searchbox', { name: 'Zoekwoord' }).fill('koken');
  await box('Opmerking').fill('Langer dan het was');
  await page.locator('[contenteditable]').fill('Iets heel anders');
  for (const name of ['file', 'photo'])
    await page
      .locator(`input[name=${name}]`)
      .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('tekst') });
  await page.getByLabel('Wat staat er op de foto?').fill('Iets anders');
  const changed = await stateOf(page);
  const of = (lines: string[], name: string) => lines.filter((line) => line.startsWith(`${name} = `));
  const names = new Set(before.flatMap((line) => /^(\w+) = /.exec(line)?.[1] ?? []));
  // A text is no photo: that field only says so.
  names.delete('photo');
  for (const name of names) expect(of(changed, name), name).not.toEqual(of(before, name));
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await expect.poll(() => stateOf(page)).toEqual(before);
  // By script, while somebody is typing.
  await box('Dag').fill('1-2');
  await page.evaluate("document.querySelector('form:has([type=reset])').reset()");
  await expect.poll(() => box('Dag').inputValue()).toBe('24 november 2026');
  await page.keyboard.press('Tab');
  await expect.poll(() => stateOf(page)).toEqual(before);
  expectQuietConsole();
});
