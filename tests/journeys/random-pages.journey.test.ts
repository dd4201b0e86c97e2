/** Pages that nobody thought of: random ones are whole and cost no script, and those that mean harm do none. */
import fc from 'fast-check';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Block, blockTypes } from '#contract/blocks/all-blocks.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { type ApiCaller, callAs } from '#tests/support/calling-the-api.ts';
import { hostileStyles, hostileTexts, unsafeAddresses } from '#contract/blocks/hostile-texts.fixtures.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite, type Visitor } from '#tests/support/journey.ts';
import {
  anyPage,
  filledWith,
  leadingTo,
  leadsSomewhere,
  oneOfEach,
} from '#contract/blocks/random-blocks.fixtures.ts';
import { seed } from '#tests/support/fixed-seed.ts';
import { comeToRest, openAndSettle } from '#tests/support/settled.ts';

const told = `(TEST_SEED=${seed})`;

const site = openSite();
let call: ApiCaller;
beforeAll(async () => {
  call = await callAs(site, 'public', 'centrum');
});

const title: Block = { type: 'SectionTitle', id: 'a', version: 1, title: 'Kop', intro: null };

/** One block of each kind. */
const [each = []] = fc.sample(oneOfEach, { seed, numRuns: 1 });

let count = 0;

/** A page with these blocks, online; its path. */
async function online(blocks: readonly Block[], locale: Locale, more: object = {}): Promise<string> {
  const slug = `proef-${(count += 1)}`;
  const attributes = { title: `Proef ${count}`, ...more, slug, locale, blocks };
  const made = await call('POST', '/api/v1/pages', { data: { type: 'pages', attributes } });
  expect(made.status, `${told} ${JSON.stringify(made.body)}`).toBe(201);
  const put = await call('POST', `/api/v1/pages/${made.body.data.id}/publish`, {});
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  return `${locale === 'nl' ? '' : '/en'}${put.body.data.attributes.pageType === 'news' ? '/nieuws' : ''}/${slug}`;
}

/** The files of script that a page asks for before anybody touches it; told by the page itself, as the one before may still be asking. */
async function scriptOf(page: Page, path: string): Promise<string[]> {
  expect(await openAndSettle(page, site.at('public', path)), `${path} ${told}`).toBe(200);
  return askPage<string[]>(
    page,
    `return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
       .filter((path) => path.endsWith('.js')).sort();`,
  );
}

/** What a device keeps of vacancies is asked for at once, in one small file, where there are any: those shown are marked before anybody looks. */
const isNotKept = (file: string) => !/\/kept-[\w-]+\.js$/.test(file);

/** Somebody is there: the rest of the script comes. By an event alone: a mouse that stays would lie over the next page as well. */
async function touch(page: Page): Promise<void> {
  await askPage(page, `document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));`);
  await comeToRest(page);
}

/** What is wrong is told with the page that it is wrong with. */
async function expectWhole(page: Page, what: string): Promise<void> {
  for (const check of [expectNoSideScroll, expectAccessible])
    await check(page).catch((error: Error) => {
      throw new Error(`${what}: ${error.message}`, { cause: error });
    });
}

test.each(locales)(
  'random pages of 1 to 20 blocks fit on the narrowest phone, are accessible and cost no script more: %s',
  async (locale) => {
    const visitor = await site.visit({ width: 320 });
    const { page } = visitor;
    const usual = await scriptOf(page, await online([title], locale));
    expect(usual.length, 'script of a page with one block').toBeGreaterThan(2);
    for (const blocks of fc.sample(anyPage, { seed, numRuns: 5 })) {
      const what = `${told} ${locale} ${blocks.map(({ type }) => type).join(', ')}`;
      const found = await scriptOf(page, await online(blocks, locale));
      expect(found.filter(isNotKept), what).toEqual(usual);
      await expectWhole(page, what);
      await touch(page);
      await expectNoSideScroll(page);
    }
    visitor.expectQuietConsole();
    await visitor.context.close();
  },
);

/** What a page did that it should not: it called `hit`, asked something, or went elsewhere. */
async function watchHarm(context: BrowserContext): Promise<string[]> {
  const harm: string[] = [];
  await context.exposeBinding('hit', ({ page }) => harm.push(`hit at ${page.url()}`));
  context.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const own = new URL(site.at('public', '/')).host;
  context.on('request', (request) => {
    const { host, protocol, href } = new URL(request.url());
    if (/^(https?|file):$/.test(protocol) && host !== own) harm.push(`asks ${href}`);
  });
  return harm;
}

/** What stands in the page that could run, lead or style as no page of ours does. */
const harmfulParts = (page: Page) =>
  askPage<string[]>(
    page,
    `const found = [...document.querySelectorAll('*')].flatMap((one) => [...one.attributes]
       .filter(({ name }) => /^on|^srcdoc$|^xlink/.test(name)).map(({ name }) => nameOf(one) + ' ' + name));
     for (const one of document.querySelectorAll('iframe, object, embed, base')) found.push(nameOf(one));
     for (const { protocol, outerHTML } of document.querySelectorAll('a[href]'))
       if (!/^(https?|mailto|tel):$/.test(protocol)) found.push(outerHTML.slice(0, 200));
     if (getComputedStyle(document.querySelector('h1')).display === 'none') found.push('the title is styled away');
     return found;`,
  );

/** Opens it, touches it, and walks over what could do harm once it has the focus or the mouse. */
async function lookForHarm({ page }: Visitor, path: string): Promise<string[]> {
  expect(await openAndSettle(page, site.at('public', path)), path).toBe(200);
  await touch(page);
  await askPage(
    page,
    `for (const one of document.querySelectorAll('main *')) {
       one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
       if (one.tabIndex >= 0) one.focus({ preventScroll: true });
     }`,
  );
  return (await harmfulParts(page)).map((part) => `${path}: ${part}`);
}

test('a text that means harm stays a text: in every field of every block, and in what is said of the page', async () => {
  const visitor = await site.visit();
  const harm = await watchHarm(visitor.context);
  const parts = [];
  for (const [at, text] of hostileTexts.entries()) {
    const blocks = each.map(
      (block, number) =>
        ({ ...block, ...filledWith(text, block, blockTypes[number]?.fields ?? {}) }) as Block,
    );
    const line = text.replaceAll('\n', ' ').slice(0, 120);
    const said = { title: line, summary: line, metaTitle: line, metaDescription: line, ogTitle: line };
    const pageType = at % 3 === 0 ? 'news' : 'default';
    parts.push(...(await lookForHarm(visitor, await online(blocks, 'nl', { ...said, pageType }))));
  }
  parts.push(...(await lookForHarm(visitor, '/nieuws')));
  expect([...harm, ...parts, ...visitor.faults()]).toEqual([]);
  await askPage(visitor.page, 'hit();');
  expect(harm, 'what does run is noticed').toHaveLength(1);
  await visitor.context.close();
});

test('an address that means harm is refused in every block and menu, and one that was written past the checks is left out', async () => {
  const linked = each.filter(leadsSomewhere);
  expect(linked.length).toBeGreaterThan(7);
  for (const href of unsafeAddresses) {
    for (const block of linked) {
      const attributes = { title: 'Kwaad', slug: 'kwaad', locale: 'nl', blocks: [leadingTo(href, block)] };
      const { status } = await call('POST', '/api/v1/pages', { data: { type: 'pages', attributes } });
      expect(status, `${block.type} ${href}`).toBe(422);
    }
    const attributes = { name: 'Kwaad', menu: 'main', linkType: 'address', url: href };
    const { status } = await call('POST', '/api/v1/menu_items', { data: { type: 'menu_items', attributes } });
    expect(status, `menu ${href}`).toBe(422);
  }
  const path = await online([title], 'nl');
  const written = linked.flatMap((block) => unsafeAddresses.map((href) => leadingTo(href, block)));
  await asOwner(
    `update published_pages set blocks = $1 where slug = $2`,
    JSON.stringify(written),
    path.slice(1),
  );
  const visitor = await site.visit();
  const harm = await watchHarm(visitor.context);
  const parts = await lookForHarm(visitor, path);
  const headings = await visitor.page.getByRole('main').getByRole('heading').allInnerTexts();
  expect(headings, 'its title alone, without the blocks').toEqual([`Proef ${count}`]);
  expect([...harm, ...parts, ...visitor.faults()]).toEqual([]);
  await visitor.context.close();
});

/** One statement in the first centre, past everything that the server checks. */
async function asOwner(text: string, ...values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query(
    `select set_config('app.center', (select id::text from volunteer_centers where key = 'public'), false)`,
  );
  const { rowCount } = await owner.query(text, values);
  await owner.end();
  expect(rowCount, text).toBe(1);
}

test('menus, footer and look that mean harm do none', async () => {
  for (const [at, text] of hostileTexts.entries()) {
    const menu = at % 2 === 0 ? 'main' : 'footer';
    const attributes = { name: text.replaceAll('\n', ' ').slice(0, 60), nameEn: null, menu };
    const address = { ...attributes, linkType: 'address', url: '/nieuws' };
    const { status, body } = await call('POST', '/api/v1/menu_items', {
      data: { type: 'menu_items', attributes: address },
    });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  for (const style of hostileStyles)
    for (const theme of [
      { backgroundColor: style },
      { textColor: style },
      { cssVariables: { '--color-canvas': style } },
      { primaryColorShades: JSON.stringify({ 50: style }) },
    ]) {
      const path = '/api/v1/volunteer_centers/current/theme';
      const { status } = await call('PATCH', path, { data: { type: 'themes', attributes: { theme } } });
      expect(status, JSON.stringify(theme)).toBe(422);
    }
  const [script, image, , frame] = hostileTexts;
  const attributes = { name: script, tagline: image, address: frame };
  const { status, body } = await call('PATCH', '/api/v1/volunteer_centers/current/settings', {
    data: { type: 'center_settings', attributes },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const style = hostileStyles.join(' ');
  const theme = {
    backgroundColor: style,
    textColor: style,
    fonts: { sans: style, heading: style },
    primaryColorShades: Object.fromEntries(
      [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => [step, style]),
    ),
    cssVariables: { 'color-canvas': style, [`radius:1px}${style}`]: style },
  };
  await asOwner(
    `update volunteer_center_profiles set theme = $1 where volunteer_center_id = current_setting('app.center')::int`,
    JSON.stringify(theme),
  );
  const visitor = await site.visit();
  const harm = await watchHarm(visitor.context);
  const parts = [];
  for (const path of ['/', '/en', '/nieuws']) parts.push(...(await lookForHarm(visitor, path)));
  await expect.poll(() => visitor.page.locator('footer').innerText()).toContain('<iframe');
  expect([...harm, ...parts, ...visitor.faults()]).toEqual([]);
  await visitor.context.close();
});
