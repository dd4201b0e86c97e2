/** Blocks of pages in all their states: whole, accessible, quiet and still, and those that move only move when somebody asks. */
import { readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askPage } from '#tests/support/in-page.ts';
import { openSite } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { faultsAt } from '#tests/support/walk.ts';

const site = openSite();
const folders = readdirSync(new URL('../../app/features/pages/blocks/', import.meta.url));
const story = (folder: string, query = '') => site.at('public', `/test/components/block-${folder}${query}`);

/** The narrowest phone in the theme that is hardest, and a desktop in the usual one. */
const looks = [
  { width: 320, scheme: 'dark', query: '?shape=straight&preset=yellow', prefix: '' },
  { width: 1280, scheme: 'light', query: '', prefix: '/en' },
] as const;

for (const { width, scheme, query, prefix } of looks)
  test.concurrent(
    `each block at ${width} pixels: nothing sticks out, nothing moves, nothing is said wrong`,
    { timeout: patience(600_000) },
    async () => {
      const visitor = await site.visit({ width, scheme });
      const faults = [];
      for (const folder of folders)
        faults.push(
          ...(await faultsAt(
            visitor.page,
            site.at('public', `${prefix}/test/components/block-${folder}${query}`),
          )),
        );
      expect([...faults, ...visitor.faults()]).toEqual([]);
      await visitor.context.close();
    },
  );

test('all blocks on one page, in other orders and with the longest words: whole, accessible, quiet and still', async () => {
  for (const { width, scheme, query, prefix } of looks) {
    const visitor = await site.visit({ width, scheme });
    const faults = [];
    for (const [step, words] of [
      [1, ''],
      [7, 'long'],
      [11, ''],
    ] as const)
      faults.push(
        ...(await faultsAt(
          visitor.page,
          site.at(
            'public',
            `${prefix}/test/components/block-page${query || '?mode=light'}&step=${step}&words=${words}`,
          ),
        )),
      );
    expect([...faults, ...visitor.faults()]).toEqual([]);
    await visitor.context.close();
  }
});

const usual = (page: Page) => page.locator('[data-state=usual]');

/** Its script is there: before that a link is a link. */
const expectAlive = (part: Locator) =>
  expect
    .poll(async () => {
      await part.hover();
      return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
    })
    .toBe(true);

test('photos stand still until somebody moves them, by link, by key, or by the small ones', async () => {
  const { page } = await site.visit({ width: 1280 });
  await page.goto(story('photo-slideshow'));
  const block = usual(page);
  const row = block.locator('ul').first();
  const left = () => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  const count = block.getByRole('status');
  await expectAlive(row);
  expect(await count.textContent()).toBe('Foto 1 van 3');
  await page.waitForTimeout(1500);
  expect(await left(), 'by itself').toBe(0);
  await block.getByRole('link', { name: 'Volgende foto' }).click();
  await expect.poll(() => count.textContent()).toBe('Foto 2 van 3');
  expect(new URL(page.url()).hash, 'the page stays where it is').toBe('');
  await row.focus();
  await page.keyboard.press('End');
  await expect.poll(left).toBe(2);
  await expect
    .poll(() => block.getByRole('link', { name: 'Volgende foto' }).getAttribute('aria-disabled'))
    .toBe('true');
  await block.getByRole('link', { name: 'Foto 1 van 3' }).click();
  await expect.poll(() => count.textContent()).toBe('Foto 1 van 3');
});

test('without script photos and news are plain lists, and the film is a link', async () => {
  const { page } = await site.visit({ width: 1280, hasScript: false });
  for (const [folder, most] of [
    ['photo-slideshow', 3],
    ['news-carousel', 4],
  ] as const) {
    await page.goto(story(folder));
    const items = usual(page).locator('ul').first().locator('li');
    expect(await items.count()).toBe(most);
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
    for (const box of boxes)
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 1280, folder).toBe(true);
    expect(await usual(page).getByRole('status').isVisible(), 'no count of what is not counted').toBe(false);
  }
  await page.goto(story('you-tube'));
  await expect
    .poll(() => usual(page).getByRole('link', { name: 'Speel film af' }).getAttribute('href'))
    .toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
});

/** Of the parts that somebody reads or follows, those that are hidden, without a size, or outside of the page. */
const unreachable = `
  const parts = [...document.querySelectorAll('[data-state=usual] :is(h1,h2,h3,p,li,a,blockquote,figcaption,td,th,img,summary)')];
  const isThere = (one) => {
    const box = one.getBoundingClientRect();
    const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isSeen && box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1;
  };
  // A count of what is turned over, and small pictures that lead to one on the same page, are of no use where all are there.
  const isMeant = (one) => one.closest('.sr-only, [role=status], a[href^="#"], li:has(> a[href^="#"]), details:not([open]) > :not(summary)');
  return { parts: parts.length, gone: parts.filter((one) => !isMeant(one) && !isThere(one)).map(nameOf) };`;
const askParts = (page: Page) => askPage<{ parts: number; gone: string[] }>(page, unreachable);

test.each([375, 1280])(
  'each of the nineteen blocks without script, %i wide: all its texts, pictures and links are there',
  async (width) => {
    expect(folders).toHaveLength(19);
    const [plain, scripted] = [await site.visit({ width, hasScript: false }), await site.visit({ width })];
    const lost: Record<string, string[]> = {};
    for (const folder of folders) {
      await plain.page.goto(story(folder));
      const { parts, gone } = await askParts(plain.page);
      expect(parts, folder).toBeGreaterThan(0);
      if (gone.length === 0) continue;
      // What a narrow screen has no room for, it has not with script either.
      await scripted.page.goto(story(folder));
      const hidden = (await askParts(scripted.page)).gone;
      const missed = gone.filter((name) => !hidden.includes(name));
      if (missed.length > 0) lost[folder] = missed;
    }
    expect(lost).toEqual({});
    await plain.context.close();
    await scripted.context.close();
  },
);

test('nothing is asked of YouTube before a press', async () => {
  const { page } = await site.visit({ width: 1280 });
  const asked: string[] = [];
  await page.route(
    ({ host }) => /youtube|ytimg|google/.test(host),
    async (route) => {
      asked.push(new URL(route.request().url()).host);
      await route.fulfill({ body: '<title>film</title>', contentType: 'text/html' });
    },
  );
  await openAndSettle(page, story('you-tube'));
  const play = usual(page).getByRole('link', { name: 'Speel film af' });
  await expectAlive(play);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => [...new Set(asked)]).toEqual(['www.youtube-nocookie.com']);
});
