/** Somebody passes a vacancy on: by copying its link, by mail, by a code for a telephone, with script and without. */
import type { Page } from 'playwright-core';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);

async function openFirst(page: Page, search = '/vacancies/search'): Promise<string> {
  await page.goto(at(search));
  const address = at((await page.locator('main h2 a, main h3 a').first().getAttribute('href')) ?? '');
  await page.goto(address);
  return address;
}
const panel = (page: Page) =>
  page.locator('main details').filter({ hasText: /Kopieer de link|Copy the link/ });
const share = (page: Page, name: string) => panel(page).locator('summary').filter({ hasText: name });

test('a visitor copies the link, and shows it as a code', async () => {
  const { page, context, expectQuietConsole } = await site.visit({ width: 375 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await openFirst(page);
  // With what is in the address for the visitor alone.
  await openAndSettle(page, `${address}?utm_source=krant`);
  await share(page, 'Deel').click();
  await panel(page).getByText(address, { exact: true }).waitFor();
  await panel(page).getByRole('button', { name: 'Kopieer de link' }).click();
  await panel(page).getByText('De link is gekopieerd').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
  await panel(page).getByRole('button', { name: 'Toon een QR-code' }).click();
  const drawn = await panel(page).getByAltText('QR-code die naar deze vacature leidt').getAttribute('src');
  expect(decodeURIComponent(drawn ?? '')).toContain(
    renderSVG(address, { border: 2, whiteColor: '#fff', blackColor: '#000' }),
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel(page).getAttribute('open')).toBeNull();
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Deel');
  expectQuietConsole();
});

test.each([
  ['volunteering', 1],
  ['neighbour-help', 0],
])('%s has %i posters to put up: what one person asks does not hang on boards', async (type, count) => {
  const { page } = await site.visit();
  await openAndSettle(page, await openFirst(page, `/vacancies/search?type=${type}`));
  await share(page, 'Deel').click();
  const posters = panel(page).getByRole('link', { name: 'Poster om op te hangen (pdf)' });
  await panel(page).getByRole('button', { name: 'Kopieer de link' }).waitFor();
  await expect.poll(() => posters.count()).toBe(count);
  for (const poster of await posters.all()) {
    const sheet = await askPage<unknown[]>(
      page,
      `const sheet = await fetch(${JSON.stringify(await poster.getAttribute('href'))});
       return [sheet.status, sheet.headers.get('content-type')];`,
    );
    expect(sheet).toEqual([200, 'application/pdf']);
  }
});

test('what is pressed before its script is there is done once it is', async () => {
  const { page, context } = await site.visit({ width: 375 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let arrive = () => {};
  const held = new Promise<void>((done) => (arrive = done));
  await openAndSettle(page, await openFirst(page));
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await share(page, 'Deel').click();
  await panel(page).getByRole('button', { name: 'Kopieer de link' }).click();
  await expect.poll(() => panel(page).getByText('De link is gekopieerd').count()).toBe(0);
  arrive();
  await panel(page).getByText('De link is gekopieerd').waitFor();
});

test('beside the page the code is whole within the window, however far one has scrolled', async () => {
  const { page } = await site.visit({ width: 1280 });
  await openAndSettle(page, await openFirst(page));
  await share(page, 'Deel').click();
  await panel(page).getByRole('button', { name: 'Toon een QR-code' }).click();
  const code = panel(page).getByAltText('QR-code die naar deze vacature leidt');
  await page.evaluate("scrollBy({ top: 300, behavior: 'instant' })");
  const box = await code.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

test('without script the address can be read, and be sent in English by mail', async () => {
  const { page } = await site.visit({ hasScript: false, width: 1280 });
  const address = await openFirst(page, '/en/vacancies/search');
  await share(page, 'Share').click();
  await expect.poll(() => panel(page).getByText(address, { exact: true }).isVisible()).toBe(true);
  const mail = new URL((await panel(page).locator('a[href^="mailto:"]').getAttribute('href')) ?? '');
  expect(mail.searchParams.get('body')).toBe(`Have a look: ${mail.searchParams.get('subject')}\n${address}`);
  await expect.poll(() => panel(page).getByRole('button').filter({ visible: true }).count()).toBe(0);
  await expectNoSideScroll(page);
});
