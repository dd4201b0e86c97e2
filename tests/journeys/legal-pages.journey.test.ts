/** What every centre tells about its site: there in each of its languages, filled in with its own, and linked from where it is agreed to. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalPages } from '#contract/public-pages.ts';
import { siteCookies } from '#contract/site-cookies.ts';
import { openSite } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
});
afterAll(() => owner?.end());

const centers = {
  public: ['nl', 'en'],
  meedoen: ['nl', 'en'],
  oldebroek: ['nl'],
  roermond: ['nl'],
  demo: ['nl'],
  mas4you: ['nl'],
} as const;
type Tenant = keyof typeof centers;

async function open(tenant: string, path: string, cookie = '') {
  const answer = await site.server().app.inject({
    url: path,
    headers: { host: `${tenant}.localhost`, 'accept-language': 'nl', cookie },
  });
  return { status: answer.statusCode, html: answer.body, location: String(answer.headers['location'] ?? '') };
}

const inMain = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const hrefsIn = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, href = '']) => href)),
];
const prefixOf = (language: string) => (language === 'en' ? '/en' : '');
const places = Object.entries(centers).flatMap(([tenant, languages]) =>
  languages.map((language) => [tenant as Tenant, language] as const),
);

async function languagesOf(tenant: string): Promise<string[]> {
  const { rows } = await owner.query<{ locales: string[] }>(
    'select p.locales from volunteer_center_profiles p join volunteer_centers c on c.id = p.volunteer_center_id where c.key = $1',
    [tenant],
  );
  return rows[0]?.locales ?? [];
}

describe.each(places)('%s in %s', (tenant, language) => {
  test.each(Object.values(legalPages))('%s is whole', async (path) => {
    const hasLanguage = (await languagesOf(tenant)).includes(language);
    const { status, html, location } = await open(tenant, prefixOf(language) + path);
    if (!hasLanguage) {
      expect([status, location]).toEqual([302, path]);
      return;
    }
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toMatch(/<title>[\w ]{6,} \| /);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${prefixOf(language)}${path}"`));
    const isBoth = (await languagesOf(tenant)).length > 1;
    expect(html.includes(`hrefLang="en"`) || html.includes('hreflang="en"')).toBe(isBoth);
    const text = inMain(html);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text.match(/<h2/g)?.length).toBeGreaterThan(5);
    // Every value is filled in, and every key has its words.
    expect(text).not.toMatch(/\{\{|undefined|null|\.(title|text)</);
  });

  test('all of them stand at the foot of each page, and nothing on them leads nowhere', async () => {
    if (!(await languagesOf(tenant)).includes(language)) return;
    const linked = new Set<string>();
    for (const path of ['/', ...Object.values(legalPages)]) {
      const { html } = await open(tenant, prefixOf(language) + path || '/');
      const found = hrefsIn(html.slice(html.indexOf('<main')));
      expect(found).toEqual(
        expect.arrayContaining(Object.values(legalPages).map((one) => prefixOf(language) + one)),
      );
      for (const href of found.filter((one) => !/^\/(assets|api|uploads|drawings)\//.test(one)))
        linked.add(href);
    }
    for (const href of linked) expect([href, (await open(tenant, href)).status < 400]).toEqual([href, true]);
  });
});

test('the English foot of the site speaks English', async () => {
  const footOf = (page: string) => /<footer[\s\S]*<\/footer>/.exec(page)?.[0] ?? '';
  const html = footOf((await open('public', '/en')).html);
  expect(html).toMatch(/<p lang="en"[^>]*>Whose week will you brighten\?<\/p>/);
  expect(html).toContain('Visit us at Vrijwilligersplein 1');
  expect(html).not.toContain('Kom langs');
  expect(footOf((await open('public', '/')).html)).toContain('Kom langs');
});

test('another name is the themed page that is not there', async () => {
  const { status, html } = await open('roermond', '/over-niets');
  expect(status).toBe(404);
  expect(html).toContain('Pagina niet gevonden');
});

test('what a centre changed is in its text, and only its own', async () => {
  const text = async (tenant: string, path: string = legalPages.privacy) => (await open(tenant, path)).html;
  expect(await text('oldebroek')).toContain('28 dagen');
  await owner.query(
    `update volunteer_center_profiles set retention = '{"applicationsNotTaken": 61}', gtag_id = 'G-TEST12345', email = null
     where volunteer_center_id = (select id from volunteer_centers where key = 'oldebroek')`,
  );
  const cookie = 'color-mode=dark';
  const privacy = (await open('oldebroek', legalPages.privacy, cookie)).html;
  expect(privacy).toContain('61 dagen');
  expect(privacy).toContain('Google Analytics');
  expect(inMain(privacy)).not.toContain('mailto:');
  expect((await open('oldebroek', legalPages.cookies, cookie)).html).toContain('_ga');
  const elsewhere = (await open('roermond', legalPages.privacy, cookie)).html;
  expect(elsewhere).toContain('28 dagen');
  expect(inMain(elsewhere)).not.toContain('Google');
});

test('every cookie that a day with an account leaves is named on the page about cookies', async () => {
  const { page, context } = await site.visit();
  await signIn(site, page, 'public', 'centrum', 'nl');
  await page.goto(site.at('public', '/en/dashboard'));
  const set = (await context.cookies()).map(({ name }) => name);
  const named = siteCookies.flatMap(({ names }) => names);
  expect(set).toEqual(expect.arrayContaining(['access-token', 'locale', 'volunteerCenterId']));
  expect(set.filter((name) => !named.includes(name))).toEqual([]);
  const shown = inMain((await open('public', legalPages.cookies)).html);
  const always = siteCookies.filter(({ isForAnalytics }) => !isForAnalytics).flatMap(({ names }) => names);
  expect(always.filter((name) => !shown.includes(name))).toEqual([]);
});

test('who signs up reads what they agree to beside the form, and keeps what they typed', async () => {
  const { page, context, expectQuietConsole } = await site.visit({ width: 375 });
  await page.goto(site.at('public', '/signup'));
  await page.getByLabel('Voornaam').fill('Noor');
  for (const [words, title] of [
    ['voorwaarden', 'Voorwaarden'],
    ['privacyverklaring', /^Privacy.?verklaring$/],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: `${words} (in een nieuw tabblad)` }).click();
    const beside = await opened;
    await beside.getByRole('heading', { level: 1, name: title }).waitFor();
    await beside.close();
  }
  await expect.poll(() => page.getByLabel('Voornaam').inputValue()).toBe('Noor');
  await expect.poll(() => page.locator('input[name=acceptTerms]').isChecked()).toBe(false);
  expectQuietConsole();
});
