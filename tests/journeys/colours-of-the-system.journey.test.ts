/** Colours of the system in place of ours: what is chosen is still seen, and so is what a fill alone tells. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lostInForcedColours } from '#tests/support/forced-colours.ts';
import { openSite } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const stories = readdirSync(new URL('../../app/features/stories/showcase/', import.meta.url), {
  recursive: true,
})
  .map((file) => String(file).split('/').at(-1) ?? '')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `/test/components/${file.replace('.tsx', '')}`);

test('every story', { timeout: patience(300_000) }, async () => {
  const { page } = await site.visit();
  const lost: string[] = [];
  for (const path of stories) {
    await openAndSettle(page, site.at('public', path));
    lost.push(...(await lostInForcedColours(page)).map((one) => `${path}: ${one}`));
  }
  expect(lost).toEqual([]);
});

test('screens where one chooses, and the map', { timeout: patience(120_000) }, async () => {
  const { page } = await site.visit();
  const lost: string[] = [];
  const walk = async (tenant: string, paths: readonly string[]) => {
    for (const path of paths) {
      await openAndSettle(page, site.at(tenant, path));
      lost.push(...(await lostInForcedColours(page)).map((one) => `${path}: ${one}`));
    }
  };
  await walk('oldebroek', ['/', '/vacancies/search', '/organizations', '/signup']);
  await enterAs(site, page, 'public', 'centrum');
  await walk('public', [
    '/instellingen/design',
    '/instellingen',
    '/vacancies/manage',
    '/users',
    '/content/file-upload',
  ]);
  expect(lost).toEqual([]);
});
