/** A centre adds to the pages that every centre has, puts that online as a version, and visitors read it; what the law asks stays. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);
const screen = '/instellingen/teksten';

async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.and(page.locator('[contenteditable=true]')).fill(text);
}

async function putOnline(page: Page, note: string): Promise<void> {
  await page.getByLabel('Wat is er anders?').fill(note);
  await page.getByRole('button', { name: 'Zet nieuwe versie online' }).click();
  await page.getByRole('region', { name: 'Versies', exact: true }).getByText(note).waitFor();
}

test('an addition is seen by visitors once it is online, in both languages, and the one before can be read', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'centrum');
  await page.goto(at('/instellingen'));
  await page.getByRole('link', { name: 'Voorwaarden en privacy' }).click();
  await page.getByRole('navigation', { name: 'Teksten' }).getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('AVG, artikel 13 lid 1 onder a').waitFor();
  await page.getByRole('link', { name: 'Vul aan: Een klacht' }).click();
  await waitForScript(page, 'main form');
  await write(page, 'Tekst', 'Onze functionaris gegevensbescherming heet Noor.');
  await write(page, 'Tekst in het Engels', 'Our data protection officer is called Noor.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar tekst' }).last().click();
  await page.getByText('De tekst is bewaard').first().waitFor();
  await page.getByText('nog niet online zijn').waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Bekijk als bezoeker' }).click();
  await page.getByText('Zo lezen bezoekers het als je dit online zet').waitFor();
  await page.getByText('heet Noor').waitFor();
  await visitor.page.goto(at('/privacy'));
  await expect.poll(() => visitor.page.getByText('heet Noor').count()).toBe(0);
  await expect.poll(() => visitor.page.getByText('Versie van').count()).toBe(0);

  await page.getByRole('link', { name: 'Terug naar de onderdelen' }).click();
  await putOnline(page, 'Wie onze functionaris is');
  await visitor.page.goto(at('/privacy'));
  await visitor.page.getByText('Onze functionaris gegevensbescherming heet Noor.').waitFor();
  await visitor.page.getByText('Versie van').first().waitFor();

  await page.getByRole('link', { name: /^Wijzig jullie tekst bij: Een klacht/ }).click();
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Verwijder jullie tekst' }).click();
  await page.getByText('De tekst is weg').first().waitFor();
  await putOnline(page, 'De functionaris is weg');
  await visitor.page.goto(at('/privacy'));
  await expect.poll(() => visitor.page.getByText('heet Noor').count()).toBe(0);
  const versions = visitor.page.getByRole('region', { name: 'Versies van deze tekst' });
  await versions.getByText('Wie onze functionaris is').waitFor();
  await versions.getByRole('link').last().click();
  await visitor.page.getByText('Dit is een eerdere versie').waitFor();
  await visitor.page.getByText('heet Noor').waitFor();
  await expectNoSideScroll(visitor.page);
  await expectAccessible(visitor.page);
  // Whoever reads in English once, goes on in English.
  await visitor.page.goto(at('/en/privacy?version=1'));
  await visitor.page.getByText('Our data protection officer is called Noor.').waitFor();
  await visitor.page.getByRole('link', { name: 'Read the current version' }).click();
  await expect.poll(() => visitor.page.getByText('called Noor').count()).toBe(0);
  expectQuietConsole();
  visitor.expectQuietConsole();
});

test('a section that no law asks is replaced, sections of one’s own are ordered, and a version of before is taken up', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 375, scheme: 'dark' });
  await signIn(site, page, 'public', 'centrum');
  await page.goto(at(`${screen}?text=terms&open=changes`));
  await waitForScript(page, 'main form');
  await page.getByLabel('Wat doet jullie tekst?').selectOption({ label: 'In plaats van de vaste tekst' });
  await write(page, 'Tekst', 'Een nieuwe tekst mailen we je.');
  await page.getByRole('button', { name: 'Bewaar tekst' }).last().click();
  await page.getByText('De tekst is bewaard').first().waitFor();

  for (const [title, text] of [
    ['Huisregels', 'Schoenen uit.'],
    ['Koffie', 'Staat klaar.'],
  ] as const) {
    await page.getByRole('link', { name: 'Voeg een eigen onderdeel toe' }).click();
    await waitForScript(page, 'main form');
    // Without a heading it is told at its field, and nothing typed is lost.
    await write(page, 'Tekst', text);
    await page.getByRole('button', { name: 'Bewaar tekst' }).last().click();
    await page.getByRole('link', { name: /Kop/ }).first().waitFor();
    await page.getByLabel('Kop', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Bewaar tekst' }).last().click();
    await page.getByRole('heading', { name: title }).waitFor();
  }
  await page.getByRole('button', { name: 'Omhoog: Koffie' }).click();
  await page.getByRole('button', { name: 'Omlaag: Koffie' }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await putOnline(page, 'Huisregels erbij');
  await page.goto(at('/voorwaarden'));
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  const own = headings.findIndex((one) => one.includes('Koffie'));
  expect(own).toBeGreaterThan(5);
  expect(headings[own + 1]).toContain('Huisregels');
  await page.getByText('Een nieuwe tekst mailen we je.').waitFor();
  await expect.poll(() => page.getByText('vind je de nieuwe tekst op deze pagina').count()).toBe(0);

  await page.goto(at(`${screen}?text=terms&open=own-1`));
  await waitForScript(page, 'main form');
  await page.getByRole('button', { name: 'Verwijder jullie tekst' }).click();
  await page.getByText('De tekst is weg').first().waitFor();
  await page.getByRole('button', { name: /^Ga verder met de versie van/ }).click();
  await page.getByRole('heading', { name: 'Koffie' }).waitFor();
  await expect.poll(() => page.getByText('nog niet online zijn').count()).toBe(0);
  expectQuietConsole();
});

test('who saves after a colleague is shown what that one wrote', async () => {
  const one = await site.visit({ width: 1280 });
  const other = await site.visit({ width: 1280 });
  for (const { page } of [one, other]) {
    await signIn(site, page, 'public', 'centrum');
    await page.goto(at(`${screen}?text=cookies&open=away`));
    await waitForScript(page, 'main form');
  }
  await write(one.page, 'Tekst', 'Van de een.');
  await one.page.getByRole('button', { name: 'Bewaar tekst' }).last().click();
  await one.page.getByText('De tekst is bewaard').first().waitFor();
  await write(other.page, 'Tekst', 'Van de ander.');
  await other.page.getByRole('button', { name: 'Bewaar tekst' }).last().click();
  await other.page
    .getByText(/intussen|ondertussen/i)
    .first()
    .waitFor();
  await one.page.reload();
  await one.page.getByText('Van de een.').waitFor();
});
