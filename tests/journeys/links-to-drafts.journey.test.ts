/** Links that show a draft: made, listed and taken back from the settings of its page, with script and without. */
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { askPage } from '#tests/support/in-page.ts';
import { openSite } from '#tests/support/journey.ts';
import { soon } from '#tests/support/soon.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();

const words = {
  nl: {
    make: 'Maak een link naar het concept',
    list: 'Links naar het concept',
    end: /^Trek in/,
    ended: 'De link werkt niet meer',
  },
  en: {
    make: 'Make a link to the draft',
    list: 'Links to the draft',
    end: /^Take back/,
    ended: 'The link no longer works',
  },
} as const;

test.each([
  ['nl', 1280, 'light', true],
  ['en', 375, 'dark', false],
] as const)('in %s at %i, %s, with script: %s', async (language, width, scheme, hasScript) => {
  const { make, list, end, ended } = words[language];
  const maker = await site.visit({ width: 1280 });
  await enterAs(site, maker.page, 'public', 'redactie');
  await maker.page.goto(site.at('public', '/nieuws'));
  const id = await askPage<string>(
    maker.page,
    `const attributes = { title: 'Een plan', slug: 'plan-${language}', locale: 'nl' };
     const answer = await fetch('/api/v1/pages', { method: 'POST', headers: { 'content-type': 'application/json' },
       body: JSON.stringify({ data: { type: 'pages', attributes } }) });
     return (await answer.json()).data.id;`,
  );
  await maker.context.close();
  const editor = await site.visit({ width, scheme, hasScript, language });
  const { page } = editor;
  await enterAs(site, page, 'public', 'redactie');
  await page.goto(site.at('public', `${language === 'en' ? '/en' : ''}/content/${id}/settings`));
  const links: string[] = [];
  const section = page.getByRole('region', { name: list });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: make }).click();
    await section
      .getByRole('listitem')
      .nth(count - 1)
      .waitFor();
    links.push(await page.locator('code.select-all').innerText());
  }
  expect(new Set(links).size).toBe(2);
  if (hasScript) await expectAccessible(page);
  const reader = await site.visit({ width });
  const statuses = async () => {
    const found: (number | undefined)[] = [];
    for (const url of links) found.push((await reader.page.goto(url))?.status());
    return found;
  };
  expect(await statuses()).toEqual([200, 200]);
  await section.getByRole('button', { name: end }).first().click();
  await expect.poll(() => section.getByRole('listitem').count(), soon).toBe(1);
  expect(await page.content()).toContain(ended);
  // The newest stands first.
  expect(await statuses()).toEqual([200, 404]);
  editor.expectQuietConsole();
  for (const { context } of [reader, editor]) await context.close();
});
