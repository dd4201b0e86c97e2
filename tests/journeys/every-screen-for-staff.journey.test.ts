/** Every screen as staff of the centre and organisations see it. */
import { expect, test } from 'vitest';
import { testEveryScreenFor } from '#tests/support/every-screen.ts';
import { openSite } from '#tests/support/journey.ts';
import { screensFor } from '#tests/support/screen-addresses.ts';

const site = openSite();
const seen = testEveryScreenFor(site, ['centrum', 'organisatie', 'beheer']);

test('no screen is left out: staff see all but what visitors alone see', () => {
  expect(screensFor('centrum').filter((path) => !seen.has(path))).toEqual([]);
});
