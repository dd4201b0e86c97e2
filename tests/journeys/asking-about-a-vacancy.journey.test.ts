/** A visitor asks a question about a vacancy from a phone, and the contact person answers to them. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs, openMail } from '#tests/support/steps.ts';

const site = openSite();
const first = 'main h2 a, main h3 a';

test('from a phone: asked below the button, mailed to the contact, whose answer goes to the asker', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await openAndSettle(page, site.at('public', '/vacancies/search'));
  await page.locator(first).first().click();
  await page.waitForURL(/\/vacancies\/[\w-]{36}/);
  await page.getByRole('link', { name: 'Stel eerst een vraag' }).first().click();
  await page.getByRole('heading', { name: 'Stel eerst een vraag' }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByLabel('Je vraag').fill('Kan ik met de bus komen?');
  await page.getByLabel('Je naam').fill('Noor Jansen');
  await page.getByLabel(/mailadres/).fill('noor');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByText('Vul een e-mailadres in met een @').first().waitFor();
  await expect.poll(() => page.getByLabel('Je vraag').inputValue()).toBe('Kan ik met de bus komen?');
  await page.getByLabel(/mailadres/).fill('noor@voorbeeld.example');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByRole('heading', { name: 'Je vraag is verstuurd' }).waitFor();
  await page.getByText('noor@voorbeeld.example').waitFor();
  await expectAccessible(page);
  expectQuietConsole();

  const text = await openMail(site, page, '@', /Een vraag over/);
  expect(text).toContain('Kan ik met de bus komen?');
  const answerTo = page.locator('dt', { hasText: 'Reply-To' }).locator('+ dd');
  await expect.poll(() => answerTo.textContent()).toBe('noor@voorbeeld.example');
});

test('without script: a mistake keeps what was typed, and it goes once there was time to type it', async () => {
  const { page } = await site.visit({ width: 375, hasScript: false });
  await page.goto(site.at('public', '/vacancies/search'));
  await page.locator(first).first().click();
  await site.ago(10_000, async () => {
    await page.getByRole('link', { name: 'Stel eerst een vraag' }).first().click();
    await page.getByRole('heading', { name: 'Stel eerst een vraag' }).waitFor();
  });
  await page.getByLabel('Je vraag').fill('Mag mijn hond mee?');
  await page.getByLabel(/mailadres/).fill('bo@voorbeeld.example');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expect.poll(() => page.getByLabel('Je vraag').inputValue()).toBe('Mag mijn hond mee?');
  await page.getByLabel('Je naam').fill('Bo Smit');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByRole('heading', { name: 'Je vraag is verstuurd' }).waitFor();
});

test('whoever is signed in finds name and address there already', async () => {
  const { page } = await site.visit({ width: 1280, scheme: 'dark' });
  await enterAs(site, page, 'public', 'vrijwilliger');
  await openAndSettle(page, site.at('public', '/vacancies/search'));
  await page.locator(first).nth(1).click();
  await page.getByRole('link', { name: 'Stel eerst een vraag' }).first().click();
  await page.getByRole('heading', { name: 'Stel eerst een vraag' }).waitFor();
  await expect.poll(() => page.getByLabel(/mailadres/).inputValue()).toBe('vrijwilliger@public.example');
  await page.getByLabel('Je vraag').fill('Hoe laat begint het?');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByRole('heading', { name: 'Je vraag is verstuurd' }).waitFor();
  await expectAccessible(page);
});
