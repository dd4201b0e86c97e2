/** Before a page goes online its editor looks at it: as visitors would see it, in both languages, with what is not finished yet. */
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, type Visitor } from '#tests/support/journey.ts';
import { addBlock, beginPage, blockRows, pageKept } from '#tests/support/making-a-page.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);

let editor: Visitor;
beforeEach(async ({ onTestFinished }) => {
  editor = await site.visit({ width: 1280 });
  // After what a failing test leaves of its page was kept.
  onTestFinished(() => editor.context.close());
  await enterAs(site, editor.page, 'public', 'redactie');
});

test('a sentence of the sample is warned of until it is changed, and the warning leads to its block', async () => {
  const { page } = editor;
  await beginPage(page, at('/content'), 'Met een voorbeeld');
  await addBlock(page, 'Citaat');
  await addBlock(page, 'Tussenkop');
  const warnings = page.getByRole('list', { name: 'Om na te kijken' });
  const warning = warnings.getByRole('button', { name: /^Hier staat nog voorbeeldtekst: .*dinsdag/ });
  await warning.click();
  await page.getByRole('heading', { level: 2, name: 'Citaat', exact: true }).waitFor();
  await page.getByLabel('Citaat', { exact: true }).and(page.locator('textarea')).fill('Ik help graag.');
  await expect.poll(() => warning.count()).toBe(0);
  await pageKept(page);
  editor.expectQuietConsole();
});

test('a draft is viewed by who writes it, and by nobody else', async () => {
  const { page } = editor;
  const address = await beginPage(page, at('/content'), 'Nog niet online');
  await addBlock(page, 'Tussenkop');
  await page.getByLabel('Titel', { exact: true }).fill('Alleen voor de makers');
  await addBlock(page, 'Citaat');
  await page.getByRole('button', { name: 'Verberg' }).click();
  await pageKept(page);
  await page.getByRole('link', { name: 'Bekijk het concept' }).click();
  await page.waitForURL(/\/preview$/);
  await page.getByRole('heading', { name: 'Alleen voor de makers' }).waitFor();
  await expect.poll(() => page.getByRole('figure').count(), { message: 'what is hidden' }).toBe(0);
  await page.getByText('Zo ziet dit concept eruit. Bezoekers zien het niet.').waitFor();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Bewerk de inhoud' }).click();
  await page.waitForURL(/\/edit$/);
  const visitor = await site.visit();
  await visitor.page.goto(address.replace('/edit', '/preview'));
  expect(new URL(visitor.page.url()).pathname).toBe('/auth/login-1');
  await visitor.context.close();
  const manager = await site.visit();
  await enterAs(site, manager.page, 'public', 'pagina');
  const answer = await manager.page.goto(address.replace('/edit', '/preview'));
  expect(answer?.status(), 'a page that was not given to them').toBe(404);
  await manager.context.close();
  editor.expectQuietConsole();
});

test('both languages stand beside each other, the other one as it was kept', async () => {
  const { page } = editor;
  await page.goto(at('/content?q=wie+maak'));
  await page.getByRole('link', { name: 'Wie maak jij' }).first().click();
  await page.waitForURL(/\/edit$/);
  await expect.poll(() => page.locator('iframe').count()).toBe(1);
  const beside = page.getByRole('button', { name: 'Talen naast elkaar' });
  await beside.click();
  await page.frameLocator('iframe').nth(1).locator('html[lang=en] h1').first().waitFor();
  await page.frameLocator('iframe').nth(0).locator('html[lang=nl] h1').first().waitFor();
  await expect
    .poll(() => blockRows(page).count(), { message: 'the list is of the page that is written' })
    .toBeGreaterThan(2);
  await expectAccessible(page);
  await beside.click();
  await expect.poll(() => page.locator('iframe').count()).toBe(1);
  editor.expectQuietConsole();
});

test('what leads to a page stands in the list and among its settings', async () => {
  const { page } = editor;
  await page.goto(at('/content?q=voor+organisaties'));
  const row = page.getByRole('row').filter({ hasText: 'Voor organisaties' }).first();
  await row.getByRole('link', { name: 'Hoofdmenu' }).click();
  await page.waitForURL(/\/settings/);
  const used = page.getByRole('region', { name: 'Gebruikt in' });
  await used.getByRole('listitem').filter({ hasText: 'in het menu' }).first().waitFor();
  await expectAccessible(page);
  await beginPage(page, at('/content'), 'Nergens te vinden');
  await page.goto(at('/content?q=nergens+te+vinden'));
  await page
    .getByRole('row')
    .filter({ hasText: 'Nergens te vinden' })
    .getByText('Nergens', { exact: true })
    .waitFor();
  editor.expectQuietConsole();
});

test('a page in two languages is one row with a way to each; who looks for one finds that', async () => {
  const { page } = editor;
  await page.goto(at('/content?pageType=default'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Verzekering, VOG en regels', exact: true }).waitFor();
  await expect
    .poll(() => main.getByRole('link', { name: 'Insurance, VOG and rules', exact: true }).count())
    .toBe(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'EN: de Engelse versie van Verzekering, VOG en regels' }).click();
  await page.waitForURL(/\/edit$/);
  await page.getByText('Insurance, VOG and rules').first().waitFor();
  await page.goto(at('/content?language=en&q=insurance'));
  await main.getByRole('link', { name: 'Insurance, VOG and rules', exact: true }).waitFor();
  editor.expectQuietConsole();
});
