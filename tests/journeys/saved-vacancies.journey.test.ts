/** Somebody keeps vacancies to think about: on their device, by their account, and some of them side by side. */
import type { Page } from 'playwright-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { expectNoLayoutShift } from '#tests/support/page-checks.ts';
import { comeToRest, openAndSettle } from '#tests/support/settled.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();
const tenant = 'public';
const at = (path: string) => site.at(tenant, path);
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
});
afterAll(() => owner.end());

const results = (page: Page) => page.getByRole('list', { name: /Gevonden vacatures|Vacancies found/ });
const keepOf = (page: Page, title: string) =>
  page.locator('main').getByRole('button', { name: new RegExp(`(Bewaar|Bewaard|Save|Saved) ${title}$`) });
const savedList = (page: Page) => page.locator('section[aria-labelledby=saved]');
const seenList = (page: Page) => page.locator('section[aria-labelledby=seen]');
const pressed = (page: Page) => page.locator('main [aria-pressed=true]');

/** Titles of the first vacancies that the search shows. */
const titlesOf = async (page: Page) =>
  (await results(page).getByRole('heading').allInnerTexts()).map((title) => title.replaceAll(/\s+/g, ' '));
const escaped = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Keeps the first ones, and gives their titles. */
async function keepFirst(page: Page, count: number): Promise<string[]> {
  await openAndSettle(page, at('/vacancies/search'));
  const titles = (await titlesOf(page)).slice(0, count);
  for (const title of titles) {
    await keepOf(page, escaped(title)).click();
    await page.getByText(`‘${title}’ is bewaard`).waitFor({ state: 'attached' });
  }
  return titles;
}

const forgetOwn = (name: string) =>
  owner.query('delete from bookmarks where user_id in (select id from users where email = $1)', [
    `${name}@${tenant}.example`,
  ]);

test('a visitor keeps one on the device, finds it again, takes it off and puts it back', async () => {
  const { page, context, expectQuietConsole } = await site.visit({ width: 375, scheme: 'dark' });
  const [title = '', other = ''] = await keepFirst(page, 2);
  await page.reload();
  await expect.poll(() => pressed(page).count()).toBe(2);
  await expectNoLayoutShift(page);
  expect((await context.cookies()).filter(({ name }) => /kept|saved|bookmark/.test(name))).toEqual([]);
  await page.getByRole('link', { name: 'Bewaarde vacatures' }).first().click();
  await savedList(page).getByRole('link', { name: title }).waitFor();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  // By keyboard, and who goes by it goes on in the list.
  await keepOf(page, escaped(title)).focus();
  await page.keyboard.press('Enter');
  await savedList(page).getByRole('link', { name: title }).waitFor({ state: 'detached' });
  await expect.poll(() => askPage(page, 'return document.activeElement.id')).toBe('saved');
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await savedList(page).getByRole('link', { name: title }).waitFor();
  // In its old place.
  const shown = await savedList(page).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([other, title]);
  expectQuietConsole();
});

test('the very first press counts, before the script of the row is there', async () => {
  const { page } = await site.visit();
  await page.goto(at('/vacancies/search'));
  await comeToRest(page);
  // Nothing of the pointer before it: a press alone, as by touch.
  await askPage(page, "document.querySelector('main [data-keep]').click();");
  await expect.poll(() => pressed(page).count()).toBe(1);
  await page.getByRole('contentinfo').hover();
  await comeToRest(page);
  await expect.poll(() => pressed(page).count()).toBe(1);
});

/** From now on, each page that is opened counts the signs that are taken away while it comes to life. */
const countBlinks = (page: Page) =>
  page.addInitScript({
    content: `globalThis.blinks = 0;
      const isSign = (node) => node instanceof Element && (node.matches('[aria-pressed]') || node.querySelector('[aria-pressed]'));
      new MutationObserver((changes) => {
        globalThis.blinks += changes.flatMap(({ removedNodes }) => [...removedNodes]).filter(isSign).length;
      }).observe(document, { childList: true, subtree: true });`,
  });

test('what a device kept joins the account of who signs in, once, and leaves the device', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await forgetOwn('vrijwilliger');
  const titles = await keepFirst(page, 2);
  await signIn(site, page, tenant, 'vrijwilliger');
  await page.getByText('De 2 vacatures die je op dit apparaat bewaarde').first().waitFor();
  expect(await askPage(page, "return localStorage.getItem('kept-vacancies')")).toBeNull();
  await openAndSettle(page, at('/vacancies/saved'));
  for (const title of titles) await savedList(page).getByRole('link', { name: title }).waitFor();
  await expect
    .poll(() =>
      savedList(page)
        .getByRole('listitem')
        .filter({ has: page.locator('h3') })
        .count(),
    )
    .toBe(2);
  await expectAccessible(page);
  // What was taken off goes back to its place, also after a reload.
  const order = () => savedList(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const before = await order();
  await keepOf(page, escaped(titles[0] ?? '')).click();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  await page.getByText(`‘${titles[0]}’ is bewaard`).waitFor({ state: 'attached' });
  await openAndSettle(page, at('/vacancies/saved'));
  expect(await order()).toEqual(before);
  await savedList(page)
    .getByRole('link', { name: titles[0] ?? '' })
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => askPage(page, 'return Object.keys(localStorage).join()'))
    .toContain('seen-vacancies');
  // By the account: seen at once, and there after a reload.
  await openAndSettle(page, at('/vacancies/search'));
  const third = (await titlesOf(page))[2] ?? '';
  await keepOf(page, escaped(third)).click();
  await page.getByText(`‘${third}’ is bewaard`).waitFor({ state: 'attached' });
  await countBlinks(page);
  await openAndSettle(page, at('/vacancies/search'));
  await expect.poll(() => pressed(page).count()).toBe(3);
  expect(await askPage(page, 'return globalThis.blinks')).toBe(0);
  await page.locator('summary').filter({ hasText: 'Account van' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Bewaarde vacatures' }).waitFor();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).waitFor();
  await openAndSettle(page, at('/vacancies/search'));
  await expect.poll(() => pressed(page).count()).toBe(0);
  // Nor is anything left of what they looked at, for whoever uses the device after them.
  expect(await askPage(page, 'return Object.keys(localStorage).join()')).not.toContain('vacancies');
  await openAndSettle(page, at('/vacancies/saved'));
  await page.getByRole('heading', { name: 'Je hebt nog niets bewaard' }).waitFor();
  await expect.poll(() => seenList(page).count()).toBe(0);
  expectQuietConsole();
});

test('without script an account keeps, compares, takes off and puts back by plain forms; a visitor sees no button', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(at('/vacancies/search'));
  await expect.poll(() => page.locator('[data-keep]').first().isVisible()).toBe(false);
  await page.goto(at('/vacancies/saved'));
  await page.getByText('Je browser voert geen scripts uit').waitFor();
  await forgetOwn('vrijwilliger');
  await enterAs(site, page, tenant, 'vrijwilliger');
  await page.goto(at('/vacancies/search?page=2'));
  const [title = '', other = ''] = await titlesOf(page);
  await keepOf(page, escaped(title)).click();
  await expect.poll(() => page.locator('main').innerText()).toContain(`‘${title}’ is bewaard`);
  expect(new URL(page.url()).search).toBe('?page=2');
  await keepOf(page, escaped(other)).click();
  await expect.poll(() => page.locator('main').innerText()).toContain(`‘${other}’ is bewaard`);
  await page.goto(at('/vacancies/saved'));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Zet ze naast elkaar' }).click();
  await page.getByRole('columnheader').getByRole('link', { name: title }).waitFor();
  await page.goto(at('/vacancies/saved'));
  await keepOf(page, escaped(title)).click();
  await page.getByText(`‘${title}’ is niet meer bewaard`).waitFor();
  await page.getByRole('button', { name: `Zet ‘${title}’ terug` }).click();
  await savedList(page).getByRole('link', { name: title }).waitFor();
  const shown = await savedList(page).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([other, title]);
});

const compareButton = (page: Page) => page.getByRole('button', { name: 'Zet ze naast elkaar' });

test('two stand side by side, what differs first, as far as they are from where one lives', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  const titles = await keepFirst(page, 3);
  await openAndSettle(page, at('/vacancies/saved'));
  const boxes = savedList(page).getByRole('checkbox');
  await boxes.nth(0).check();
  // One is none to compare: it stays here.
  await compareButton(page).click();
  await page.getByText('Kies er nog een').waitFor();
  await boxes.nth(1).check();
  await expect.poll(() => boxes.nth(2).isDisabled()).toBe(true);
  await compareButton(page).click();
  const table = page.getByRole('table');
  await table.waitFor();
  await expect.poll(() => table.getByRole('columnheader').count()).toBe(2);
  for (const title of titles.slice(1))
    await table.getByRole('columnheader').getByRole('link', { name: title }).waitFor();
  for (const name of ['Organisatie', 'Wanneer', 'Waar', 'Hoe lang', 'Wat er gevraagd wordt', 'Wat je krijgt'])
    await table.getByRole('rowheader', { name, exact: true }).waitFor();
  // What differs has a text for each, what is the same one for all.
  const groups = table.locator('tbody');
  await expect.poll(() => groups.count()).toBe(2);
  const cells = async (group: number) => groups.nth(group).getByRole('row').last().getByRole('cell').count();
  expect([await cells(0), await cells(1)]).toEqual([2, 1]);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByLabel('Jouw postcode of plaats').fill('Nergenshuizen');
  await page.getByRole('button', { name: 'Toon de afstand' }).click();
  await page.getByText('We kennen ‘Nergenshuizen’ niet').waitFor();
  await page.getByLabel('Jouw postcode of plaats').fill('3811');
  // What is offered lies over the button.
  await page.getByText('3811 Amersfoort').first().click();
  await page.getByRole('button', { name: 'Toon de afstand' }).click();
  await table.getByRole('rowheader', { name: 'Afstand' }).waitFor();
  expectQuietConsole();
});

test('on a wide screen there is room for three, and what is gone is left out of them', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280, scheme: 'dark' });
  await keepFirst(page, 4);
  await openAndSettle(page, at('/vacancies/saved'));
  const boxes = savedList(page).getByRole('checkbox');
  for (const nth of [0, 1, 2]) await boxes.nth(nth).check();
  await expect.poll(() => boxes.nth(3).isDisabled()).toBe(true);
  await compareButton(page).click();
  await page.getByRole('table').waitFor();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
  await expectAccessible(page);
  const ids = new URL(page.url()).searchParams.getAll('vacancies');
  expect(ids).toHaveLength(3);
  const nowhere = '00000000-0000-7000-8000-000000000000';
  // By the address alone, on a phone as well.
  await page.setViewportSize({ width: 375, height: 800 });
  await openAndSettle(page, at(`/vacancies/compare?vacancies=${ids.join(',')}`));
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(3);
  await expectNoSideScroll(page);
  // Three below each other: a line for each, so that the first differences are in sight.
  const firstRow = page.getByRole('rowheader', { name: 'Organisatie', exact: true });
  expect((await firstRow.boundingBox())?.y ?? Infinity).toBeLessThan(800);
  await openAndSettle(page, at(`/vacancies/compare?vacancies=${ids[0]},${nowhere},${ids[1]}`));
  await page.getByText('1 vacature staat niet meer online').waitFor();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2);
  await openAndSettle(page, at(`/vacancies/compare?vacancies=${ids[0]},zomaar`));
  await page.getByRole('heading', { name: 'Kies eerst twee vacatures' }).waitFor();
  expectQuietConsole();
});

test('one that goes offline stays in the list without its words, and can be taken off', async () => {
  const { page } = await site.visit();
  const [title = ''] = await keepFirst(page, 1);
  const { rows } = await owner.query(
    "update vacancies set status = 'archived' where title = $1 returning id",
    [title],
  );
  expect(rows.length).toBeGreaterThan(0);
  await openAndSettle(page, at('/vacancies/saved'));
  await savedList(page).getByText('Staat niet meer online').waitFor();
  await expect.poll(() => savedList(page).innerText()).not.toContain(title);
  await savedList(page)
    .getByRole('button', { name: /Bewaard/ })
    .click();
  await page.getByRole('heading', { name: 'Je hebt nog niets bewaard' }).waitFor();
  await owner.query("update vacancies set status = 'published' where title = $1", [title]);
});

test('what was looked at last is on this device alone, and can be cleared', async () => {
  const { page, expectQuietConsole } = await site.visit({ language: 'en-GB' });
  await openAndSettle(page, at('/en/vacancies/search'));
  const [title = ''] = await titlesOf(page);
  await results(page).getByRole('link', { name: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect
    .poll(() => askPage(page, 'return Object.keys(localStorage).join()'))
    .toContain('seen-vacancies');
  await openAndSettle(page, at('/en/vacancies/saved'));
  await page.getByRole('heading', { name: 'You have not saved anything yet' }).waitFor();
  await seenList(page).getByRole('link', { name: title }).waitFor();
  await expectNoLayoutShift(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await seenList(page).waitFor({ state: 'detached' });
  const kept = () => askPage<string>(page, 'return Object.keys(localStorage).join()');
  expect(await kept()).not.toContain('seen-vacancies');
  await page.getByRole('button', { name: 'Put back' }).click();
  await seenList(page).getByRole('link', { name: title }).waitFor();
  // Switched off it forgets, and goes on forgetting, until it is switched on.
  await page.getByRole('button', { name: 'Stop remembering this' }).click();
  await page.getByText('This device does not remember').waitFor();
  await expectAccessible(page);
  const look = async () => {
    await openAndSettle(page, at('/en/vacancies/search'));
    await results(page).getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await comeToRest(page);
    await openAndSettle(page, at('/en/vacancies/saved'));
  };
  await look();
  await expect.poll(() => seenList(page).getByRole('link', { name: title }).count()).toBe(0);
  await page.getByRole('button', { name: 'Remember it again' }).click();
  await seenList(page).waitFor({ state: 'detached' });
  await look();
  await seenList(page).getByRole('link', { name: title }).waitFor();
  expectQuietConsole();
});

test('who shares a device takes everything off it at once, and can put it back', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 768 });
  const titles = await keepFirst(page, 3);
  await openAndSettle(page, at('/vacancies/saved'));
  await savedList(page).getByRole('link', { name: titles[0] }).waitFor();
  await page.getByRole('button', { name: 'Wis ze van dit apparaat' }).click();
  await page.getByRole('heading', { name: 'Je hebt nog niets bewaard' }).waitFor();
  expect(await askPage(page, "return localStorage.getItem('kept-vacancies')")).toBeNull();
  await page.getByRole('button', { name: 'Zet terug' }).click();
  for (const title of titles) await savedList(page).getByRole('link', { name: title }).waitFor();
  expectQuietConsole();
});

test('nonsense on the device, and far too much, is passed over', async () => {
  const { page, context, expectQuietConsole } = await site.visit();
  await openAndSettle(page, at('/vacancies/search'));
  await askPage(page, "localStorage.setItem('kept-vacancies', '[\"zomaar\", 7, null');");
  await openAndSettle(page, at('/vacancies/saved'));
  await page.getByRole('heading', { name: 'Je hebt nog niets bewaard' }).waitFor();
  await askPage(
    page,
    `const id = (at) => '00000000-0000-7000-8000-' + String(at).padStart(12, '0');
     const ids = [{}, 'zomaar', ...Array.from({ length: 5000 }, (_, at) => id(at))];
     localStorage.setItem('kept-vacancies', JSON.stringify(ids));`,
  );
  await openAndSettle(page, at('/vacancies/saved'));
  await savedList(page).getByText('Staat niet meer online').first().waitFor();
  await expect.poll(() => savedList(page).getByRole('listitem').count()).toBe(100);
  await openAndSettle(page, at('/vacancies/search'));
  const [title = ''] = await titlesOf(page);
  await keepOf(page, escaped(title)).click();
  await page.getByText('Je kunt 100 vacatures bewaren').first().waitFor();
  expectQuietConsole();
  await context.close();
});

test('what another tab keeps meanwhile is not lost, and without a connection the page stays', async () => {
  const { page, context } = await site.visit();
  const [title = ''] = await keepFirst(page, 1);
  const other = await context.newPage();
  const [, second = ''] = await (async () => {
    await openAndSettle(other, at('/vacancies/search'));
    return titlesOf(other);
  })();
  await keepOf(other, escaped(second)).click();
  await expect.poll(() => pressed(page).count()).toBe(2);
  await openAndSettle(page, at('/vacancies/saved'));
  for (const one of [title, second]) await savedList(page).getByRole('link', { name: one }).waitFor();
  await context.route(/vacancies\/saved\.data/, (route) => route.abort());
  await page.reload();
  await page.getByText('Je bewaarde vacatures konden niet worden opgehaald').waitFor();
  await context.unroute(/vacancies\/saved\.data/);
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await savedList(page).getByRole('link', { name: title }).waitFor();
});
