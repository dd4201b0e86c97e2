/** What floats over a page and what tells how things stand: by pointer, by keyboard and for who listens. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

/** Written as text, as what runs in the browser is not of this program. */
const focusedName = async (page: Page) =>
  String(
    await page.evaluate(
      "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''",
    ),
  );
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** Presses a button and waits until its menu has the focus: keys before that go to the button. */
async function openMenu(page: Page, name: string) {
  await press(page, name);
  const menu = page.getByRole('menu');
  await expect.poll(() => menu.and(page.locator(':focus')).or(menu.locator(':focus')).count()).toBe(1);
  return menu;
}
const region = (page: Page) => page.getByRole('region', { name: 'Berichten van deze pagina' });

async function open(path: string, options: Parameters<typeof site.visit>[0] = {}) {
  const visitor = await site.visit(options);
  await visitor.page.goto(site.at('public', path));
  await waitForScript(visitor.page);
  return visitor;
}

test('a toast stands still under the pointer and under the focus, and goes on for the time that is left', async () => {
  const { page, expectQuietConsole } = await site.visit();
  // A clock that can be put forward: how busy the computer is then says nothing about how long the toast stays.
  await page.clock.install();
  await page.goto(site.at('public', '/test/toaster'));
  await waitForScript(page);
  await page.getByRole('button', { name: '20 seconden' }).click();
  const toast = region(page).getByText('Vacature staat online');
  await toast.hover();
  await page.locator('[data-paused=true]').waitFor();
  const progress = () => page.locator('[data-progress]').getAttribute('data-progress');
  const before = await progress();
  await page.clock.fastForward('01:00');
  expect(await progress()).toBe(before);
  await page.mouse.move(5, 5);
  await page.keyboard.press('F6');
  await expect.poll(() => focusedName(page)).toBe('Sluit: Vacature staat online');
  await page.locator('[data-paused=true]').waitFor();
  await page.clock.fastForward('01:00');
  await toast.waitFor();
  await page.keyboard.press('F6');
  await expect.poll(() => focusedName(page)).toBe('20 seconden');
  await page.clock.fastForward('00:20');
  await toast.waitFor({ state: 'detached' });
  expectQuietConsole();
});

test('three toasts are seen and others wait; closing hands the focus on and in the end back; all can be closed at once', async () => {
  const { page } = await open('/test/toaster');
  await press(page, 'Vijf tegelijk');
  await region(page).getByText('3. Nieuwe versie klaar').waitFor();
  await page.keyboard.press('F6');
  const seen = () => region(page).getByRole('listitem').count();
  expect(await seen()).toBe(3);
  expect(await focusedName(page)).toMatch(/^Sluit: 3/);
  for (const next of ['2', '4', '5', '1']) {
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedName(page)).toMatch(new RegExp(`^Sluit: ${next}`));
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe('Vijf tegelijk');
  await press(page, 'Vijf tegelijk');
  await press(page, 'Sluit alles');
  await expect.poll(seen).toBe(0);
});

test('danger is said at once and stays; the others wait for a pause; undoing acts and closes', async () => {
  const { page } = await open('/test/toaster');
  await press(page, 'success');
  await press(page, 'danger');
  await page.getByRole('alert').filter({ hasText: 'Versturen lukte niet. Je bericht is bewaard.' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Vacature staat online' }).waitFor();
  await expectAccessible(page);
  await region(page).getByText('Vacature staat online').waitFor({ state: 'detached' });
  await expect.poll(() => region(page).getByText('Versturen lukte niet').count()).toBe(1);
  await press(page, 'Met ongedaan maken');
  await press(page, 'Ongedaan maken');
  await region(page).getByText('Teruggezet').waitFor();
  await expect.poll(() => region(page).getByText('Gearchiveerd').count()).toBe(0);
});

test('whoever signs out reads that it worked, once: as a toast, and without script on the page', async () => {
  const { page, context } = await site.visit();
  await enterAs(site, page, 'public', 'vrijwilliger');
  await page.goto(site.at('public', '/uitloggen'));
  await region(page).getByText('Je bent uitgelogd').waitFor();
  await page.reload();
  await comeToRest(page);
  await expect.poll(() => page.getByText('Je bent uitgelogd').count()).toBe(0);
  expect((await context.cookies()).filter(({ name }) => name === 'flash')).toEqual([]);
  const plain = await site.visit({ hasScript: false });
  await plain.page.goto(site.at('public', '/uitloggen'));
  // What stands in noscript is seen, but not found by its text.
  const notice = plain.page.locator('main noscript');
  await expect.poll(() => notice.innerText()).toContain('Je bent uitgelogd');
  await expect.poll(() => notice.isVisible()).toBe(true);
  await plain.page.reload();
  await expect.poll(() => notice.count()).toBe(0);
});

test('a question keeps the focus, begins at the safe answer, says when it fails, and gives the focus back', async () => {
  const { page, expectQuietConsole } = await open('/test/components/overlays');
  await page.getByRole('button', { name: 'Archiveer, maar het lukt niet' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Organisatie archiveren?' });
  await question.waitFor();
  await expect.poll(() => focusedName(page)).toBe('Laat staan');
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => question.locator(':focus').count()).toBe(1);
  }
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Archiveer' }).click();
  await question.getByRole('alert').getByText('De organisatie is niet gearchiveerd').waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Archiveer, maar het lukt niet');
  await press(page, 'Vraag en wacht');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archiveer' }).click();
  await page.getByText('Je zei ja').waitFor();
  await press(page, 'Archiveer organisatie');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archiveer' }).click();
  await region(page).getByText('Gearchiveerd').waitFor();
  expectQuietConsole();
});

test('a drawer and a panel at a button close on Escape and give the focus back', async () => {
  const { page } = await open('/test/components/overlays');
  for (const [name, panel] of [
    ['Bekijk Amina Haddad', 'Amina Haddad'],
    ['Zet 3 vacatures offline', 'Zet 3 vacatures offline'],
  ] as const) {
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: panel });
    await dialog.waitFor();
    await expect
      .poll(() =>
        dialog
          .locator(':focus')
          .or(dialog.and(page.locator(':focus')))
          .count(),
      )
      .toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedName(page)).toBe(name);
  }
});

test('menus and tool bars go by arrow keys, tool tips show on focus', async () => {
  const { page } = await open('/test/components/menus');
  await page.getByRole('button', { name: 'Meer met Koken voor de buurttafel' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Laatst gekozen: Maak een kopie').waitFor();
  await expect.poll(() => focusedName(page)).toBe('Meer met Koken voor de buurttafel');
  const columns = await openMenu(page, 'Kolommen');
  const date = columns.getByRole('menuitemcheckbox', { name: 'Datum' });
  await page.keyboard.press('End');
  await date.and(page.locator(':focus')).waitFor();
  // Space ticks and leaves the menu open for the next; Enter ticks and closes it.
  await page.keyboard.press('Space');
  await expect.poll(() => date.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Kolommen');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Vet');
  await page.getByRole('tooltip').getByText('Ctrl B').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedName(page)).toBe('Cursief');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).not.toBe('Lijst');
});

test('on a keyboard of Apple shortcuts are shown with its own keys', async () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const { page, expectQuietConsole } = await open('/test/components/menus', { userAgent });
  await page.getByRole('button', { name: 'Meer met Koken voor de buurttafel' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Maak een kopie' }).getByText('⌘ D').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kolommen' }).focus();
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').getByText('⌘ B').waitFor();
  await page.goto(site.at('public', '/test/components/conversation'));
  await page.getByText('⌘ en Enter verstuurt').first().waitFor();
  expectQuietConsole();
});
