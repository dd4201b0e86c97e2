/** Fields filled in with the keyboard and nothing else; what is open is judged while it is open. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { timeZone as ofCenters } from '#contract/locales.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';

const site = openSite();

async function open(path: string, look?: Parameters<typeof site.visit>[0]) {
  const visitor = await site.visit(look);
  await visitor.page.goto(site.at('public', path));
  await waitForScript(visitor.page);
  return visitor;
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** How the focused element is called, or the tag of what has no name. */
const focused = (page: Page) =>
  page.evaluate(
    `(() => { const one = document.activeElement;
      return one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? (one.textContent || one.tagName); })()`,
  ) as Promise<string>;

/** An open list hides the rest of the page from screen readers: nothing of that may be left once one has gone on. */
async function expectNothingHidden(page: Page) {
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[aria-hidden=true]:has(a, button, input)').count()).toBe(0);
}

async function sent(page: Page) {
  await page.getByRole('button', { name: 'Verstuur' }).press('Enter');
  return (await page.getByLabel('Verstuurd').innerText()).split('\n').filter((line) => line.trim() !== '');
}

test('a slider goes by arrows, by larger steps and to its ends, and says what the value means', async () => {
  const { page } = await open('/test/components/slider');
  const slider = page.locator('form').getByRole('slider');
  await slider.focus();
  await press(page, 'End', 'ArrowLeft');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('24 km, 96 minuten fietsen');
  await press(page, 'Home', 'PageUp', 'ArrowRight');
  const value = Number(await slider.inputValue());
  expect(value).toBeGreaterThan(2);
  expect(await sent(page)).toEqual([`distance = ${value}`]);
});

test('a select opens, passes over what cannot be chosen, finds by letters and gives the focus back', async () => {
  const { page, expectQuietConsole } = await open('/test/components/choice-select');
  const form = page.locator('form');
  await form.getByRole('button', { name: /Rol/ }).press('Enter');
  await page.getByRole('option', { name: 'Vrijwilliger' }).waitFor();
  await expectAccessible(page);
  await press(page, 'End');
  await expect.poll(() => focused(page)).toBe('Medewerker');
  await press(page, 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Rol');
  await press(page, 'Tab', 'Space');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('dom');
  await expect.poll(() => focused(page)).toBe('Domburg');
  await press(page, 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await sent(page)).toEqual(['role = staff', 'place = domburg']);
  expectQuietConsole();
});

test('day parts that a parent keeps are chosen one by one and by the head of a column', async () => {
  const { page, expectQuietConsole } = await open('/test/components/day-part-grid');
  const grid = page.getByRole('group').filter({ has: page.locator('input[name=a]') });
  const chosen = () =>
    grid
      .locator('input:checked')
      .evaluateAll((all) => all.map((one) => (one as never as { value: string }).value));
  await grid.getByRole('checkbox', { name: 'maandag ochtend' }).focus();
  await press(page, 'Space', 'ArrowRight');
  await expect.poll(() => focused(page)).toBe('dinsdag ochtend');
  await press(page, 'Space', 'ArrowDown', 'Space');
  await expect
    .poll(() => chosen())
    .toEqual(['mon-morning', 'tue-afternoon', 'thu-evening', 'fri-morning', 'fri-afternoon']);
  await grid.getByRole('button', { name: 'do: alles kiezen' }).press('Enter');
  await expect.poll(async () => (await chosen()).filter((one) => one.startsWith('thu'))).toHaveLength(3);
  await press(page, 'Enter');
  await expect.poll(async () => (await chosen()).filter((one) => one.startsWith('thu'))).toEqual([]);
  expect(await focused(page)).toBe('do: alles kiezen');
  expectQuietConsole();
});

test('a range goes over months by their names: the focus stays there, and what was begun is kept', async () => {
  const { page, expectQuietConsole } = await open('/test/datepicker');
  const button = page.getByRole('button', { name: 'Periode: open de kalender' }).first();
  await button.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Periode' });
  await calendar.getByRole('grid').waitFor();
  await expect.poll(() => focused(page)).toMatch(/^Vandaag/);
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Jaar');
  await page.keyboard.type('2027');
  await press(page, 'Shift+Tab');
  await page.keyboard.type('mei');
  const shown = () => calendar.getByRole('combobox').locator('option:checked').allInnerTexts();
  await expect.poll(shown).toEqual(['mei', '2027']);
  expect(await focused(page)).toBe('Maand');
  await press(page, 'Tab', 'Tab', 'Tab', 'Home', 'Enter', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await page.keyboard.type('juni');
  await expect.poll(shown).toEqual(['juni', '2027']);
  await press(page, 'Tab', 'Tab', 'Tab', 'End', 'Enter');
  await calendar.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Periode: open de kalender');
  expect((await sent(page)).filter((line) => line.startsWith('period'))).toEqual([
    'period_from = 2027-05-01',
    'period_until = 2027-06-30',
  ]);
  expectQuietConsole();
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'on a device in %s, where it is another day for half of it, today is the day that it is at the centre',
  async (timeZone) => {
    const dayAtCenter = () =>
      new Date().toLocaleDateString('nl-NL', { timeZone: ofCenters, day: 'numeric', month: 'long' });
    // Midnight may fall in between: the page then goes by the day on which it was opened, or by the next.
    const dayBefore = dayAtCenter();
    const { page } = await open('/test/datepicker', { timeZone });
    await page.getByRole('button', { name: 'Periode: open de kalender' }).first().press('Enter');
    const grid = page.getByRole('dialog', { name: 'Periode' }).getByRole('grid');
    await grid.waitFor();
    const today = `(${dayBefore}|${dayAtCenter()})`;
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^Vandaag, .* ${today}`));
    await expect.poll(() => grid.getByRole('button', { name: 'Vandaag' }).count()).toBe(1);
  },
);

test('with a pointer too a range that was begun goes on in another month', async () => {
  const { page } = await open('/test/components/calendar');
  const calendar = page.getByRole('application', { name: /^Periode/ }).first();
  await calendar.getByRole('button', { name: /^dinsdag 10 november/ }).click();
  const month = calendar.getByRole('combobox', { name: 'Maand' });
  await month.click();
  await month.press('Escape');
  await month.selectOption('december');
  await calendar.getByRole('button', { name: /^donderdag 10 december.*geselecteerd/ }).waitFor();
  await calendar.getByRole('button', { name: /^vrijdag 18 december/ }).click();
  await calendar.getByRole('button', { name: /dinsdag 10 november.* tot .*vrijdag 18 december/ }).waitFor();
});

test('several are typed and chosen, Tab takes none away, and a chosen one is removed', async () => {
  const { page, expectQuietConsole } = await open('/test/components/multi-combobox');
  const field = page.locator('form').getByRole('combobox');
  await field.focus();
  for (const [typed, name] of [
    ['dom', 'Domburg'],
    ['veer', 'Veere'],
    ['zou', 'Zoutelande'],
  ] as const) {
    await page.keyboard.type(typed);
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual([name]);
    await press(page, 'ArrowDown', 'Enter');
    await expect.poll(() => field.inputValue()).toBe('');
  }
  await expectAccessible(page);
  await press(page, 'Tab');
  await expectNothingHidden(page);
  const removal = page.locator('form').getByRole('button', { name: /weghalen$/ });
  await expect.poll(() => removal.count()).toBe(3);
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await expect.poll(() => focused(page)).toBe('Veere weghalen');
  await press(page, 'Enter');
  await page.getByText('Veere is weggehaald').waitFor({ state: 'attached' });
  await expect.poll(() => focused(page)).toBe('Plaatsen');
  await press(page, 'Backspace');
  await expect.poll(() => removal.count()).toBe(1);
  expect(await sent(page)).toEqual(['places = domburg']);
  expectQuietConsole();
});
