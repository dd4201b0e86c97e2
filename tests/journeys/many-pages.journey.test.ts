/** Pages chosen in their list: many moved at once, and those whose Dutch text went on without them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

/** Begins a page by the API, as whoever is signed in; answers its id. */
const begin = (page: Page, attributes: object) =>
  askPage<string>(
    page,
    `const attributes = ${JSON.stringify(attributes)};
     const answer = await fetch('/api/v1/pages', { method: 'POST', headers: { 'content-type': 'application/json' },
       body: JSON.stringify({ data: { type: 'pages', attributes } }) });
     return (await answer.json()).data.id;`,
  );
const rename = (page: Page, id: string, title: string) =>
  askPage<number>(
    page,
    `const answer = await fetch('/api/v1/pages/${id}', { method: 'PATCH', headers: { 'content-type': 'application/json' },
       body: JSON.stringify({ data: { type: 'pages', attributes: { title: ${JSON.stringify(title)} } } }) });
     return answer.status;`,
  );
const putOnline = (page: Page, id: string) =>
  askPage<number>(
    page,
    `const answer = await fetch('/api/v1/pages/${id}/publish', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
     return answer.status;`,
  );
const choose = async (page: Page, titles: readonly string[]) => {
  for (const title of titles)
    await page.getByRole('checkbox', { name: `Kies ${title}`, exact: true }).check();
};

test('many go online together, one that is there already is told, and what is thrown away comes back', async () => {
  const { page, context, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/content'));
  const shown = page.getByRole('row').filter({ hasText: 'Online sinds' }).getByRole('checkbox').first();
  const online = ((await shown.getAttribute('aria-label')) ?? '').replace('Kies ', '');
  for (const title of ['Soep voor de straat', 'Koffie op het plein'])
    await begin(page, { title, locale: 'nl', page_type: 'news' });
  await page.reload();
  await waitForScript(page, 'main table');
  await choose(page, ['Soep voor de straat', 'Koffie op het plein', online]);
  await page.getByRole('button', { name: 'Zet online', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deze pagina’s online zetten?' });
  await dialog.getByText('2 pagina’s komen online').waitFor();
  await dialog.getByText(`${online}: De pagina staat al online zoals hij is`).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zet 2 online' }).click();
  await page.getByText('2 pagina’s staan online', { exact: true }).waitFor();
  await page.getByText('1 pagina bleef zoals hij was', { exact: true }).waitFor();

  await page.goto(site.at('public', '/content?q=soep%20straat'));
  await waitForScript(page, 'main table');
  await choose(page, ['Soep voor de straat']);
  await page.getByRole('button', { name: 'Gooi weg', exact: true }).click();
  await page.getByRole('button', { name: 'Gooi 1 weg' }).click();
  await page.getByText('1 pagina ligt in de prullenbak', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Draai terug' }).click();
  await page.getByRole('checkbox', { name: 'Kies Soep voor de straat' }).waitFor();
  expectQuietConsole();
  await context.close();
});

test('without script those of a page manager go online after they were looked at, and nothing else is offered', async () => {
  const { page, context } = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, page, 'public', 'pagina');
  await page.goto(site.at('public', '/content'));
  await expectNoSideScroll(page);
  await page
    .getByRole('checkbox', { name: /^Kies / })
    .first()
    .check();
  await expect.poll(() => page.getByRole('button', { name: 'Gooi weg' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Zet online', exact: true }).click();
  await page.getByRole('heading', { name: 'Deze pagina’s online zetten?' }).waitFor();
  await page.getByText('De pagina staat al online zoals hij is').waitFor();
  await context.close();
});

test('a translation that lags is found in the list, said at the page, and is not behind once somebody looked', async () => {
  const { page, context, expectQuietConsole } = await site.visit();
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', '/content'));
  const dutch = await begin(page, { title: 'Tuinen', locale: 'nl' });
  await begin(page, { title: 'Gardens', locale: 'en', translation_of: dutch });
  expect(await putOnline(page, dutch)).toBe(200);
  expect(await rename(page, dutch, 'Tuinen in de wijk')).toBe(200);
  expect(await putOnline(page, dutch)).toBe(200);
  await page.reload();
  await page.getByRole('link', { name: 'EN loopt achter: Tuinen in de wijk' }).waitFor();
  await page.goto(site.at('public', '/content?state=behind'));
  await page.getByRole('link', { name: 'Gardens', exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Gardens', exact: true }).click();
  await page.waitForURL(/\/edit$/);
  await page.getByText(/^Bezoekers lezen sinds .* een andere Nederlandse tekst\.$/).waitFor();
  await waitForScript(page, 'main');
  await page.getByRole('button', { name: 'Vertaling klopt nog' }).click();
  await page.getByText('Gardens loopt niet meer achter').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Vertaling klopt nog' }).count()).toBe(0);
  await page.goto(site.at('public', '/content?state=behind'));
  await page.getByText('Niets gevonden').first().waitFor();
  expectQuietConsole();
  await context.close();
});
