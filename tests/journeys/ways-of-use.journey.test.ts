/** Other ways of using a site: by keyboard alone, without movement, in the colours of the system, at four times the size. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectVisibleFocus } from '#tests/support/focus-walk.ts';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { comeToRest } from '#tests/support/settled.ts';
import { enterAs, signIn } from '#tests/support/steps.ts';

const site = openSite();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.at('public', path));
  await comeToRest(page);
}

const firstVacancy = async (page: Page): Promise<string> => {
  await page.goto(site.at('public', '/vacancies/search'));
  return (await page.locator('main h2 a, main h3 a').first().getAttribute('href')) ?? '';
};

/** Presses Tab until what has the focus is called like this. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const called = () =>
    askPage<string>(
      page,
      `const one = document.activeElement;
       return one.getAttribute('aria-label') || one.labels?.[0]?.textContent || one.textContent || '';`,
    );
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    if (name.test((await called()).trim())) return;
  }
  throw new Error(`${page.url()}: the keyboard does not reach ${name}`);
}

test('somebody without a mouse finds a vacancy from the front page and applies', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => askPage<string>(page, 'return document.activeElement.id')).toBe('main');
  await tabTo(page, /^Toon \d+ vacatures$/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vacancies/search**');
  await page.locator('main h2 a').first().waitFor();
  const title = (await page.locator('main h2 a').first().textContent()) ?? '';
  await tabTo(page, new RegExp(`^${title.trim()}$`));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title.trim() }).waitFor();
  await comeToRest(page);
  await tabTo(page, /^Ik doe graag mee$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jouw bericht').waitFor();
  await tabTo(page, /^Jouw bericht/);
  await page.keyboard.type('Ik kan op dinsdag en help graag.');
  await tabTo(page, /^Verder$/);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Voornaam').waitFor();
  for (const [label, text] of [
    [/^Voornaam/, 'Ineke'],
    [/^Achternaam/, 'Toets'],
    [/^E-mailadres/, 'ineke@resident.example'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Verder$/);
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox').first().waitFor();
  await tabTo(page, /^De organisatie mag/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Verstuur/);
  await page.keyboard.press('Enter');
  await dialog.getByText('Nog één stap').waitFor();
  expectQuietConsole();
});

test(
  'the focus is seen at each stop, in the order of the page, and never kept',
  { timeout: patience(180_000) },
  async () => {
    const { page } = await site.visit();
    const paths = ['/', '/vacancies/search?page%5Bsize%5D=12', await firstVacancy(page), '/auth/login-1'];
    for (const path of paths) {
      await open(page, path);
      const stops = await expectVisibleFocus(page);
      expect(stops.length, path).toBeGreaterThan(3);
    }
    await signIn(site, page, 'public', 'centrum');
    for (const path of ['/dashboard', '/applications']) {
      await open(page, path);
      await expectVisibleFocus(page);
    }
  },
);

/** Longest time that anything that runs now takes, in milliseconds, and whether the page scrolls by gliding. */
const movement = (page: Page) =>
  askPage<{ longest: number; glides: boolean }>(
    page,
    `const times = document.getAnimations().map((one) => Number(one.effect.getComputedTiming().activeDuration));
     return { longest: Math.max(0, ...times), glides: getComputedStyle(document.documentElement).scrollBehavior === 'smooth' };`,
  );

test('who asked for less movement gets none: opening is a fade of 80 ms at most', async () => {
  const { page } = await site.visit();
  await open(page, await firstVacancy(page));
  await page
    .getByRole('button', { name: 'Ik doe graag mee' })
    .or(page.getByRole('link', { name: 'Ik doe graag mee' }))
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  const atDialog = await movement(page);
  expect(atDialog.longest).toBeLessThanOrEqual(80);
  expect(atDialog.glides).toBe(false);
  await open(page, '/test/components/overlays');
  await page.getByRole('button', { name: 'Bekijk Amina Haddad' }).click();
  await page.getByRole('dialog').waitFor();
  expect((await movement(page)).longest).toBeLessThanOrEqual(80);
});

test('in the colours of the system buttons keep their border, and what is chosen is seen', async () => {
  const { page } = await site.visit();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/test/components/button');
  const bare = await askPage<string[]>(
    page,
    `return [...document.querySelectorAll('main button, main a[class*=rounded-ctl]')]
       .filter((one) => one.textContent.trim() && getComputedStyle(one).borderTopWidth === '0px').map(nameOf);`,
  );
  expect(bare).toEqual([]);
  await open(page, '/test/components/checkbox');
  const looks = await askPage<{ on: string; off: string }>(
    page,
    `const look = (one) => { const { appearance, backgroundColor, borderColor } = getComputedStyle(one); return [appearance, backgroundColor, borderColor].join(); };
     const all = [...document.querySelectorAll('main input[type=checkbox]')].filter((one) => one.checkVisibility());
     return { on: look(all.find((one) => one.checked)), off: look(all.find((one) => !one.checked)) };`,
  );
  // The system draws its own tick, or the colours differ.
  expect(looks.on.startsWith('auto') || looks.on !== looks.off).toBe(true);
  for (const [path, chosen, other] of [
    [
      '/test/components/segmented',
      '[aria-pressed=true], [aria-current], [aria-checked=true], :checked + *, label:has(:checked)',
      'label:has(:not(:checked)), [aria-pressed=false], [aria-checked=false]',
    ],
    [
      '/test/components/tabs',
      '[aria-current=page], [aria-selected=true]',
      '[aria-selected=false], nav a:not([aria-current])',
    ],
    [
      '/test/components/display',
      'main [aria-pressed=true], main a[aria-current=true]',
      'main [aria-pressed=false]',
    ],
    ['/test/components/week-strip', '', ''],
  ] as const) {
    if (!chosen) continue;
    await open(page, path);
    const [on, off] = await askPage<[string, string]>(
      page,
      `const look = (one) => { if (!one) return 'absent'; const s = getComputedStyle(one);
         return [s.backgroundColor, s.color, s.borderTopColor, s.borderBottomColor, s.borderTopWidth, s.borderBottomWidth, s.borderTopStyle, s.outlineStyle, s.textDecorationLine, s.fontWeight].join(' '); };
       return [look(document.querySelector(given[0])), look(document.querySelector(given[1]))];`,
      [chosen, other],
    );
    expect(on, path).not.toBe('absent');
    expect(on, `${path}: chosen looks as ${off}`).not.toBe(off);
  }
});

test(
  'at four times the size everything is reached, and bars leave half of the window free',
  { timeout: patience(180_000) },
  async () => {
    const { page } = await site.visit();
    await page.setViewportSize({ width: 320, height: 256 });
    const vacancy = await firstVacancy(page);
    const roomAt = async (path: string) => {
      await open(page, path);
      await expectNoSideScroll(page);
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
      const covered = await askPage<number>(
        page,
        `const bars = [...document.querySelectorAll('body *')].filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
         .map((one) => one.getBoundingClientRect()).filter(({ width, top, bottom }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight);
       const rows = new Set(); for (const { top, bottom } of bars) for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y);
       return rows.size / innerHeight;`,
      );
      expect(covered, `${path} is covered by bars`).toBeLessThanOrEqual(0.5);
      await expectVisibleFocus(page, 300);
    };
    for (const path of ['/vacancies/search', vacancy, '/auth/login-1']) await roomAt(path);
    await enterAs(site, page, 'public', 'centrum');
    await page.goto(site.at('public', '/applications'));
    const application = await page.locator('main a[href*="/applications/"]').first().getAttribute('href');
    await roomAt(application ?? '/missing');
  },
);

test('the first press counts, also before any script is there', async () => {
  for (const width of [375, 1280]) {
    const { page, expectQuietConsole } = await site.visit({ width });
    await signIn(site, page, 'public', 'vrijwilliger');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const header = page.locator('header').first();
    const press = (name: string) =>
      header.getByText(name, { exact: true }).filter({ visible: true }).first().click();
    const openHome = async () => {
      await page.goto(site.at('public', '/'), { waitUntil: 'commit' });
      await page.locator('footer').first().waitFor();
    };
    await openHome();
    if (width < 600) await press('Menu');
    else await header.locator('summary').filter({ hasText: 'Account van' }).click();
    await header.getByRole('button', { name: 'Uitloggen' }).filter({ visible: true }).waitFor();
    if (width > 600) await header.locator('summary').filter({ hasText: 'Kleuren' }).click();
    await press('Donker');
    await expect.poll(() => page.evaluate('document.documentElement.dataset.mode')).toBe('dark');
    await header.getByRole('link', { name: 'Meldingen' }).filter({ visible: true }).first().click();
    await page.waitForURL('**/notificaties', { waitUntil: 'commit' });
    await openHome();
    if (width < 600) await press('Menu');
    await press('EN');
    await page.waitForURL('**/en', { waitUntil: 'commit' });
    // The last menu is known once the page is there as a whole.
    await page.locator('footer').first().waitFor();
    const menu = header.locator('details').filter({ visible: true }).last();
    await menu.locator('summary').click();
    release();
    await comeToRest(page);
    // What was opened before stays open when script takes over.
    await expect.poll(() => menu.getAttribute('open')).toBe('');
    expectQuietConsole();
  }
});
