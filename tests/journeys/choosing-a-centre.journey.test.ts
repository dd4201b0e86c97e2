/** Somebody who is at the wrong centre finds theirs, and goes on with what they were looking at. */
import { expect, test } from 'vitest';
import { openSite, waitForScript } from '#tests/support/journey.ts';

const site = openSite();

test('what is typed narrows the centres, a press on the own place orders them without telling the server, and the choice leads to the same page there', async () => {
  const { page, context, expectQuietConsole } = await site.visit({ width: 1280 });
  await context.grantPermissions(['geolocation'], { origin: new URL(site.at('public', '/')).origin });
  await context.setGeolocation({ latitude: 51.19, longitude: 5.99 });
  await page.goto(site.at('public', '/switch?from=%2Fvacancies%2Fsearch'));
  await waitForScript(page, 'main form');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const centers = () => page.locator('main section li a').allTextContents();

  await page.getByRole('button', { name: 'Gebruik mijn plek' }).click();
  await page.getByRole('heading', { name: 'Dichtbij' }).waitFor();
  await expect.poll(centers).toHaveLength(6);
  expect((await centers())[0]).toBe('Vrijwilligerspunt Roermond');
  expect(asked.filter((line) => /51\.19|5\.99/.test(line))).toEqual([]);

  await page.getByLabel('Plaats, postcode of naam').fill('roer');
  await expect.poll(centers).toEqual(['Vrijwilligerspunt Roermond']);
  await page.getByRole('link', { name: 'Vrijwilligerspunt Roermond' }).click();
  await page.waitForURL(site.at('roermond', '/vacancies/search'));
  expectQuietConsole();
});
