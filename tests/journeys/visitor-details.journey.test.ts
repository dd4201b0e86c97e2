/** What a visitor sees at a second look: the mark of the centre, who says what in the street, and no button twice. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { demoCenters } from '#db/seeds/demo/accounts.ts';
import { askPage } from '#tests/support/in-page.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs, openForm, words } from '#tests/support/steps.ts';

const site = openSite();

test('a centre without a logo has a mark in header, footer and tab; one with a logo has that', async () => {
  for (const { key } of demoCenters) {
    const { page, context, expectQuietConsole } = await site.visit();
    await page.goto(site.at(key, '/'));
    const hasLogo = (await page.locator('header img').count()) > 0;
    await expect.poll(() => page.locator('header .brand-mark').isVisible(), { message: key }).toBe(!hasLogo);
    await expect.poll(() => page.locator('footer .head svg').count(), { message: key }).toBe(hasLogo ? 0 : 1);
    const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
    expect(icon.startsWith('data:image/svg+xml'), key).toBe(!hasLogo);
    // It says nothing that the name beside it does not say.
    if (!hasLogo)
      await expect
        .poll(() => page.locator('header .brand-place').innerText())
        .toBe(await page.locator('footer p.head').innerText());
    expectQuietConsole();
    await context.close();
  }
});

test('on a phone the mark leaves the longest word of the name whole', async () => {
  for (const { key } of demoCenters) {
    const { page, context } = await site.visit({ width: 320 });
    await page.goto(site.at(key, '/'));
    const cut = await askPage<string[]>(
      page,
      `return [...document.querySelectorAll('header .brand-name')].filter((one) => one.scrollWidth > one.clientWidth + 1).map(nameOf)`,
    );
    expect(cut, key).toEqual([]);
    await context.close();
  }
});

/** How far the tips of the tails are from the middle of the nearest head, and the lower edge of the bubble above it. */
const speakers = (page: Page) =>
  askPage<{ aside: number; above: number }[]>(
    page,
    `const people = [...document.querySelectorAll('.walker')].map((one) => one.getBoundingClientRect());
     return [...document.querySelectorAll('main ul li > a:has(svg)')].filter((one) => one.parentElement.style.length > 0).map((bubble) => {
       const tail = bubble.querySelector('svg').getBoundingClientRect();
       const flipped = getComputedStyle(bubble.querySelector('svg')).scale.startsWith('-1');
       const tip = tail.left + (flipped ? 16 : 8);
       const near = people.toSorted((a, b) => Math.abs(a.left + a.width / 2 - tip) - Math.abs(b.left + b.width / 2 - tip))[0];
       return { aside: Math.abs(near.left + near.width / 2 - tip), above: near.top - tail.bottom };
     });`,
  );

test.each([1024, 1280, 1440, 1920])('speech bubbles point at who speaks, at %s', async (width) => {
  for (const key of ['public', 'oldebroek']) {
    const { page, context } = await site.visit({ width });
    await page.goto(site.at(key, '/'));
    await page.locator('.walker').first().waitFor({ state: 'attached' });
    const found = await speakers(page);
    expect(found).toHaveLength(2);
    for (const { aside, above } of found) {
      expect(aside).toBeLessThan(12);
      expect(above).toBeGreaterThan(0);
      expect(above).toBeLessThan(30);
    }
    await context.close();
  }
});

test('on a phone the button to join never stands there twice', async () => {
  const { page } = await site.visit({ width: 375 });
  await page.goto(site.at('public', '/vacancies/search'));
  await page.locator('main a[href^="/vacancies/0"]').first().click();
  await page.waitForURL('**/vacancies/*-*');
  const bar = page.locator('[data-bottom-bar=own]');
  await expect.poll(() => bar.isVisible()).toBe(true);
  await page.locator('#join').scrollIntoViewIfNeeded();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect.poll(() => bar.isVisible()).toBe(true);
});

test('a phone says what is searched for, and never the same twice', async () => {
  const { page } = await site.visit({ width: 375 });
  const said = async (query: string) => {
    await page.goto(site.at('public', `/vacancies/search${query}`));
    const lines = await page.locator('summary:visible span > span:not(.sr-only)').allInnerTexts();
    return lines.slice(0, 2);
  };
  expect(await said('')).toEqual(['Alle vacatures', 'Zoek op woord of plaats']);
  expect(await said('?q=taal')).toEqual(['taal', 'Overal']);
  expect(await said('?near=Amersfoort')).toEqual(['Alle vacatures', 'Amersfoort, tot 10 km']);
});

test('words that only come near are told as such', async () => {
  const { page } = await site.visit();
  const told = page.getByText('Niets met precies deze woorden; dit lijkt erop');
  await page.goto(site.at('public', '/vacancies/search?q=kokken'));
  await told.waitFor();
  await page.goto(site.at('public', '/vacancies/search?q=koken'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => told.count()).toBe(0);
});

test('beside a vacancy stands its organisation; after sending there is a drawing and the way to what was sent', async () => {
  const { page } = await site.visit();
  await enterAs(site, page, 'public', 'vrijwilliger');
  await page.goto(site.at('public', '/vacancies/search?q=koffie'));
  await page.locator('main a[href^="/vacancies/0"]').first().click();
  await page.waitForURL('**/vacancies/*-*');
  const card = page.getByRole('region', { name: await page.locator('#organization').innerText() });
  await expect
    .poll(() => card.getByRole('link', { name: 'Bekijk de organisatie' }).getAttribute('href'))
    .toMatch(/^\/organizations\//);
  const dialog = await openForm(page, words.nl);
  await dialog.getByLabel(words.nl.message).fill('Ik kom graag kijken.');
  await dialog.getByRole('button', { name: words.nl.next }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: words.nl.send }).click();
  const show = dialog.getByRole('link', { name: 'Bekijk je aanmelding' });
  await show.waitFor();
  await expect.poll(() => dialog.locator('img, svg.street').count()).toBeGreaterThan(0);
  await show.click();
  await page.waitForURL('**/applications/*');
});

const find = { name: 'Zoek een vacature' };

test('the week is in a row on home, at once to be seen, and searches with and without script', async () => {
  for (const hasScript of [true, false])
    for (const width of [375, 768, 1280]) {
      const { page, context } = await site.visit({ width, hasScript });
      await page.goto(site.at('public', '/'));
      const days = page.getByRole('search', find).getByRole('checkbox');
      await expect.poll(() => days.count()).toBe(7);
      const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
      const [first] = boxes;
      for (const box of boxes) {
        expect(box?.y).toBe(first?.y);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `at ${width}`).toBeGreaterThanOrEqual(24);
        expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(width < 600 ? 812 : 900);
      }
      await page.getByRole('checkbox', { name: 'dinsdag' }).check();
      await page.getByRole('checkbox', { name: 'vrijdag' }).check();
      await page.getByRole('search', find).getByRole('button').click();
      await page.waitForURL('**/vacancies/search?*');
      const asked = new URL(page.url()).search;
      expect(asked).toMatch(/tuesday|day=/);
      expect(asked).toMatch(/friday|day=/);
      await context.close();
    }
});

test('a place is chosen from the list by keys or a press, and one types on without script', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await page.goto(site.at('public', '/'));
  const field = page.getByRole('combobox', { name: 'in de buurt van' });
  const options = page.getByRole('listbox', { name: 'Plaatsen' }).getByRole('option');
  await comeToRest(page);
  await field.pressSequentially('Amersf');
  await options.first().waitFor();
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
  await expectAccessible(page);
  const inView = await options.last().boundingBox();
  expect((inView?.y ?? 900) + (inView?.height ?? 0)).toBeLessThanOrEqual(900);
  await field.press('ArrowDown');
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
  await expect
    .poll(() => field.getAttribute('aria-activedescendant'))
    .toBe(await options.first().getAttribute('id'));
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Amersfoort');
  await expect.poll(() => options.count()).toBe(0);
  await field.fill('');
  await field.pressSequentially('Hoog');
  await options.first().waitFor();
  await field.press('Escape');
  await expect.poll(() => options.count()).toBe(0);
  await expect.poll(() => field.inputValue()).toBe('Hoog');
  await field.pressSequentially('l');
  await options.first().click();
  await expect.poll(() => field.inputValue()).toMatch(/^Hoogl/);
  await field.press('Enter');
  await page.waitForURL(/near=Hoogl/);
  expectQuietConsole();
  const plain = await site.visit({ hasScript: false });
  await plain.page.goto(site.at('public', '/'));
  await plain.page.locator('input[name=near]').fill('Amersfoort');
  await plain.page.getByRole('search', find).getByRole('button').click();
  await plain.page.waitForURL(/near=Amersfoort/);
});

test('who typed before choosing to sign up an organisation finds it back there', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('public', '/signup'));
  await waitForScript(page, 'main form');
  await page.getByLabel('Voornaam').fill('Noor');
  await page.getByLabel('E-mailadres').first().fill('noor@club.example');
  await page.getByRole('link', { name: /Wij zoeken mensen/ }).click();
  await page.waitForURL('**/organizations/signup');
  await page.goto(site.at('public', '/organizations/signup?name=Club+Noord'));
  const kept = () => page.locator('input[name=firstName]').first().inputValue();
  await expect.poll(kept).toBe('Noor');
  await expect.poll(() => page.locator('input[name=email]').first().inputValue()).toBe('noor@club.example');
});
