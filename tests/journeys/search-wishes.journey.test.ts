/** A whole wish in the search: what was understood can be taken off, with and without script. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { openSite } from '#tests/support/journey.ts';

const site = openSite();

test.each([true, false])(
  'a wish is understood, and taken as words again; with script: %s',
  async (hasScript) => {
    const { page, context } = await site.visit({ width: 375, hasScript });
    await page.goto(site.at('public', '/vacancies/search?q=iets+met+kids+op+woensdagmiddag'));
    const understood = page.getByRole('list', { name: 'Zo begrepen we je' });
    await expect
      .poll(() => understood.getByRole('link').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Kinderen \(‘kids’\)/),
        expect.stringMatching(/\(‘woensdagmiddag’\)/),
      ]);
    const rows = page.getByRole('list', { name: 'Gevonden vacatures' });
    await expect
      .poll(() => rows.getByRole('link').first().innerText())
      .toMatch(/Voorlezer|Uitleenmedewerker/);
    if (hasScript) await expectAccessible(page);
    await understood.getByRole('link', { name: /kids/ }).click();
    await page.waitForURL(/typed=kids/);
    await expect.poll(() => understood.getByRole('link').count()).toBe(1);
    await context.close();
  },
);
