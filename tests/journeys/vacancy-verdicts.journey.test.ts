/** What the centre says of vacancies reaches whoever wrote them: they read why, mend it and send it again, or it is off the site. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** One that is online, that this person may change and of which nothing waits, with its title. */
async function ownVacancy(page: Page): Promise<{ id: string; title: string }> {
  const found = await askPage<{ id: string; title: string } | null>(
    page,
    `const answer = await fetch('/api/v1/vacancies?filter[status_eq]=published&filter[managed]=true&page[size]=50');
     const { data } = await answer.json();
     const one = data.find(({ attributes }) => attributes.submitted_at === null && attributes.pending_change === null);
     return one ? { id: one.id, title: one.attributes.title } : null;`,
    null,
  );
  if (!found) throw new Error('nothing online to change');
  return found;
}

/** Somebody at the centre that checks first, signed in. */
async function at(name: 'organisatie' | 'centrum', width: number) {
  const visit = await site.visit({ width });
  await signIn(site, visit.page, 'oldebroek', name);
  return visit;
}

test('what came back says why on top of the form, is mended and sent again; then it is turned down', async () => {
  const organization = await at('organisatie', 375);
  const { id, title } = await ownVacancy(organization.page);
  const form = site.at('oldebroek', `/vacancies/${id}/edit`);
  await organization.page.goto(form);
  await waitForScript(organization.page, 'main form');
  await organization.page.getByLabel('Titel', { exact: true }).fill('Helper met diploma');
  await press(organization.page, 'Bewaar');
  await organization.page.getByText('Je wijziging wacht op de centrale').waitFor();

  const staff = await at('centrum', 1280);
  const queue = site.at('oldebroek', `/vacancies/approve?id=${id}`);
  await staff.page.goto(queue);
  await waitForScript(staff.page, 'main article');
  await staff.page.getByText('Stuur terug', { exact: true }).click();
  await staff.page.getByLabel('Wat moet er anders?').fill('Waarom is een diploma nodig?');
  await press(staff.page, 'Stuur terug en mail');
  await staff.page.getByText('Helper met diploma is teruggestuurd', { exact: false }).first().waitFor();

  await organization.page.goto(form);
  await waitForScript(organization.page, 'main form');
  await organization.page.getByText('De centrale stuurde je wijziging terug').waitFor();
  await organization.page.locator('blockquote', { hasText: 'Waarom is een diploma nodig?' }).waitFor();
  await expectNoSideScroll(organization.page);
  await expectAccessible(organization.page);
  await organization.page.getByLabel('Titel', { exact: true }).fill('Betaalde helper');
  await press(organization.page, 'Bewaar');
  await organization.page.getByText('Je wijziging wacht op de centrale').waitFor();
  await expect.poll(() => organization.page.locator('blockquote').count()).toBe(0);

  await staff.page.goto(queue);
  await waitForScript(staff.page, 'main article');
  await staff.page.getByText('Wijs af', { exact: true }).click();
  await staff.page.getByRole('link', { name: 'Betaald werk', exact: true }).click();
  const reason = staff.page.getByLabel('Waarom niet?');
  await expect.poll(() => reason.inputValue()).toContain('Dit lijkt op betaald werk.');
  await expectAccessible(staff.page);
  await reason.fill('Dit is betaald werk.');
  await press(staff.page, 'Wijs af en mail');
  await staff.page.getByText(`${title} is afgewezen`, { exact: false }).first().waitFor();

  await organization.page.goto(form);
  await organization.page.getByText('De centrale neemt je wijziging niet over').waitFor();
  await organization.page.locator('blockquote', { hasText: 'Dit is betaald werk.' }).waitFor();
  await expect.poll(() => organization.page.getByLabel('Titel', { exact: true }).inputValue()).toBe(title);
  organization.expectQuietConsole();
  staff.expectQuietConsole();
});

test('without script what is online unseen is taken offline with a question, in a centre that checks afterwards', async () => {
  const { page } = await site.visit({ hasScript: false, width: 375 });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', '/vacancies/approve'));
  await page.getByRole('link', { name: /staat al online/ }).click();
  await page.getByRole('button', { name: 'Laat online' }).waitFor();
  await page.locator('summary', { hasText: 'Haal offline' }).click();
  await page.getByLabel('Wat moet er anders?').fill('Voor wie is dit?');
  const shown = new URL(page.url()).searchParams.get('id');
  await page.getByRole('button', { name: 'Haal offline en mail' }).click();
  await page.waitForURL(/done=return/);
  expect(await page.content()).toContain('is offline gehaald. De organisatie krijgt een mail.');
  const visitor = await site.visit();
  const answer = await visitor.page.goto(site.at('public', `/vacancies/${shown}`));
  expect(answer?.status()).toBe(404);
});
