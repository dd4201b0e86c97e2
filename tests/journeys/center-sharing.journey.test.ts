/** Two centres agree to share vacancies: what one marks is found at the other, leads back to its own site, and is gone once either ends it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs, openFold, openForm, words } from '#tests/support/steps.ts';

const site = openSite();
const sharing = '/partners/sharing';
const owner = 'Vrijwilligersplein Amersfoort';
const partner = 'Vacaturebank Oldebroek';

const found = async (page: Page) => {
  await page.goto(site.at('oldebroek', '/vacancies/search?q=chef'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.getByText(`via ${owner}`).count();
};

test('what a partner shares is found with its owner’s name, and leads to the owner’s own site', async () => {
  for (const [width, scheme] of [
    [375, 'light'],
    [1280, 'dark'],
  ] as const) {
    const { page, context, expectQuietConsole } = await site.visit({ width, scheme });
    expect(await found(page)).toBeGreaterThan(0);
    await expectNoSideScroll(page);
    await expectAccessible(page);
    const row = page
      .locator('article')
      .filter({ hasText: `via ${owner}` })
      .first();
    // It is kept and applied for there.
    await expect.poll(() => row.getByRole('button').count()).toBe(0);
    await row.getByRole('link').first().click();
    await page.waitForURL(/\/\/public\.localhost[^/]*\/vacancies\/[\w-]+$/);
    await openForm(page, words.nl);
    expectQuietConsole();
    await context.close();
  }
});

test('a vacancy is marked in its form, where there is a partner to share it with', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/vacancies?q=Nachtvrijwilliger'));
  const href = await page.locator('main tbody th a').first().getAttribute('href');
  const edit = `${/^\/vacancies\/[\w-]+/.exec(href ?? '')?.[0] ?? ''}/edit`;
  const name = 'Laat ook zien bij partnercentrales';
  // It is there in a part that is folded as well.
  const mark = page.getByRole('switch', { name, includeHidden: true });
  for (const wanted of [true, false]) {
    await page.goto(site.at('public', edit));
    await waitForScript(page, 'main form');
    await openFold(page, 'Ook elders te vinden');
    if ((await mark.isChecked()) !== wanted) await mark.click();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    expect((await saved).status()).toBe(200);
    await page.getByText('Bewaard', { exact: true }).waitFor();
    await page.goto(site.at('public', edit));
    await expect.poll(() => mark.isChecked()).toBe(wanted);
  }
  expectQuietConsole();
  const other = await site.visit({ width: 1280 });
  await enterAs(site, other.page, 'roermond', 'centrum');
  await other.page.goto(site.at('roermond', '/vacancies/add'));
  await waitForScript(other.page, 'main form');
  await expect.poll(() => other.page.getByRole('switch', { name, includeHidden: true }).count()).toBe(0);
});

test('staff end it, offer it again, and the other accepts; without script and in English too', async () => {
  const here = await site.visit({ width: 1280 });
  await enterAs(site, here.page, 'public', 'centrum');
  await here.page.goto(site.at('public', '/partners'));
  await here.page.getByRole('link', { name: 'Vacatures delen' }).click();
  await here.page.getByText('Laat jullie vacatures zien').waitFor();
  await expectAccessible(here.page);
  await here.page.getByRole('button', { name: `Stop met delen met ${partner}` }).click();
  await here.page.getByText('Nog geen centrales').waitFor();
  const visitor = await site.visit({ width: 375 });
  expect(await found(visitor.page)).toBe(0);

  await here.page.getByRole('combobox', { name: 'Centrale' }).selectOption({ label: partner });
  await here.page.getByRole('button', { name: 'Stel voor' }).click();
  await here.page.getByText('Wacht op hun antwoord').waitFor();
  expect(await found(visitor.page)).toBe(0);

  const there = await site.visit({ width: 375, hasScript: false, scheme: 'dark' });
  await enterAs(site, there.page, 'oldebroek', 'centrum');
  await there.page.goto(site.at('oldebroek', '/dashboard'));
  await there.page.getByRole('link', { name: 'Bekijk het voorstel' }).click();
  await there.page.getByText('Wil met jullie delen').waitFor();
  await expectNoSideScroll(there.page);
  await there.page.getByRole('button', { name: `Ga akkoord met ${owner}` }).click();
  await there.page.getByText('Hun vacatures staan ook bij jullie').waitFor();
  expect(await found(visitor.page)).toBeGreaterThan(0);

  await here.page.goto(site.at('public', `/en${sharing}`));
  await here.page.getByText('Shows your vacancies').waitFor();
  await expectAccessible(here.page);
});
