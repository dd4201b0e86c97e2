/** Photos that do not go along are named before they are sent, with what to do: at a field for one photo and at one for several. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { picture } from '#tests/support/pictures.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const heic = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);
let moving: Buffer;
let still: Buffer;
beforeAll(async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  still = await picture(64, 64);
});

/** The form of the first vacancy in the list. */
async function openVacancy(page: Page) {
  await page.goto(site.at('public', '/vacancies'));
  const href = await page.locator('main a[href^="/vacancies/0"]').first().getAttribute('href');
  await page.goto(site.at('public', `${href?.match(/^\/vacancies\/[\w-]+/)?.[0]}/edit#picture`));
}
const places: [string, string, (page: Page) => Promise<unknown>][] = [
  ['logo', 'organisatie', (page) => page.goto(site.at('public', '/instellingen/organisatie'))],
  ['newPhotos', 'organisatie', openVacancy],
];

test.each(places)('at %s', async (name, who, open) => {
  const { page, expectQuietConsole } = await site.visit({ width: 375 });
  await enterAs(site, page, 'public', who);
  await open(page);
  await waitForScript(page, 'main form');
  const input = page.locator(`input[type=file][name=${name}]`);
  const choose = (file: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name: file, mimeType, buffer });
  const chosen = () =>
    input.evaluate((field) => (field as unknown as { files: { length: number } }).files.length);
  await choose('IMG_2231.jpg', 'image/jpeg', heic);
  await page
    .getByText(/Dit is een foto van een iPhone \(HEIC\)/)
    .first()
    .waitFor();
  expect(await chosen()).toBe(0);
  await choose('dans.gif', 'image/gif', moving);
  await page
    .getByText(/Dit plaatje beweegt/)
    .first()
    .waitFor();
  expect(await chosen()).toBe(0);
  await expectAccessible(page);
  await choose('tuin.png', 'image/png', still);
  await expect.poll(chosen).toBe(1);
  expectQuietConsole();
});
