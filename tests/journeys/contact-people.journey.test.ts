/** Staff say who answers for what, and visitors find them on the contact page. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);

test('somebody who is added stands on the contact page, and whoever takes over has their questions', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  const visitor = await site.visit({ width: 375 });
  await signIn(site, page, 'public', 'centrum');
  await page.goto(at('/instellingen/contact-person'));
  await page.getByRole('link', { name: 'Contactpersoon toevoegen' }).click();
  await waitForScript(page, 'main form');
  await page.getByLabel('Zo heet je op de site').fill('Fatima Aydin');
  await page.getByRole('checkbox', { name: 'Gegevens en privacy' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewaar contactpersoon' }).click();
  await page.getByText('Fatima Aydin staat bij de contactpersonen').first().waitFor();

  await visitor.page.goto(at('/contact'));
  await visitor.page.getByRole('heading', { name: 'Fatima Aydin' }).waitFor();
  await expectAccessible(visitor.page);

  // A page behind another is drawn less often: what is pressed there may wait long on a busy machine.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Zet Fatima Aydin hoger' }).click();
  await page.getByText(/^Fatima Aydin staat nu op plek \d van \d$/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bewerk Fatima Aydin' }).click();
  await page.getByText('Haal weg', { exact: true }).click();
  await page.getByLabel('Wie neemt de onderwerpen over?').selectOption({ label: 'Tim Oudejans' });
  await page.getByRole('button', { name: 'Ja, haal weg' }).click();
  await page.getByText('Fatima Aydin is geen contactpersoon meer').first().waitFor();
  const readers = page.getByRole('region', { name: 'Wie krijgt wat' });
  await expect.poll(() => readers.getByText('Tim Oudejans').count()).toBe(2);
  await visitor.page.reload();
  await expect.poll(() => visitor.page.getByRole('heading', { name: 'Fatima Aydin' }).count()).toBe(0);
  expectQuietConsole();
});
