/** Staff design their site: they see it as it is going to be, visitors only once it is online. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();

/** The shade of buttons, as the page has it. */
const shadeOf = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--p700').trim()");
const teal = '#00786f';

test('a look is seen in both modes while it is made, by visitors once it is online, and by nobody else when it is restored', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 1280 });
  const onSite = async () => {
    await visitor.page.goto(site.at('public', '/'));
    return shadeOf(visitor.page);
  };
  const before = await onSite();
  await signIn(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/instellingen/design'));
  await waitForScript(page, 'main form');
  await expectAccessible(page);
  await expectNoSideScroll(page);

  // Ready-made colours come first; what few need is folded away, and no heading is set in letters for code.
  const fonts = page.getByLabel(/koppen/i).locator('option');
  await expect.poll(() => fonts.allInnerTexts()).not.toContain('Fira Code');
  const own = page.getByRole('button', { name: 'Gebruik deze kleur' });
  await expect.poll(() => own.first().isVisible()).toBe(false);
  await page.getByText('Een eigen kleur uit je huisstijl').click();
  await own.first().waitFor();
  await expectAccessible(page);

  const frames = () => page.frames().filter((frame) => frame.url().includes('look='));
  await expect.poll(() => frames().length).toBe(2);
  await page.locator('label', { hasText: 'petrol' }).click();
  await page.getByLabel('Menu', { exact: true }).selectOption('pill');
  await expect.poll(async () => Promise.all(frames().map(shadeOf))).toEqual([teal, teal]);
  const modes = async () =>
    Promise.all(frames().map((frame) => frame.evaluate<string>('document.documentElement.dataset.mode')));
  await expect.poll(async () => (await modes()).toSorted()).toEqual(['dark', 'light']);
  // As for a visitor: nobody is in.
  await expect
    .poll(async () => frames()[0]?.getByRole('link', { name: 'Inloggen' }).count())
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Bewaar concept' }).click();
  await page.getByText('Concept bewaard').waitFor();
  expect(await onSite()).toBe(before);
  await page.getByRole('button', { name: 'Zet online' }).click();
  await page.getByText('Het ontwerp staat online').waitFor();
  await expect.poll(onSite).toBe(teal);

  await page.getByRole('button', { name: 'Herstel het ontwerp van' }).last().click();
  await page.getByText('Het eerdere ontwerp staat klaar als concept').first().waitFor();
  expect(await onSite()).toBe(teal);
  expectQuietConsole();
});
