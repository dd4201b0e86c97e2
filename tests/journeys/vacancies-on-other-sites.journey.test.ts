/** Vacancies on a site that is not ours, with a strict policy of its own: by the script, by the frame alone, and on a narrow phone. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';

const site = openSite();
const at = (path: string) => site.at('public', path);

/** What the other site shows in its page now. */
let code = '';
let foreign: Server;
/** By its address: another site than `*.localhost`. */
let address = '';

beforeAll(async () => {
  const { origin } = new URL(at('/'));
  foreign = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${origin}; frame-src ${origin}`,
    });
    response.end(
      `<!doctype html><html lang="nl"><title>Gemeente</title><meta name="viewport" content="width=device-width"><main><h1>Meedoen</h1>${code}</main></html>`,
    );
  });
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((done) => foreign.close(done)));

test.each([
  ['', 280],
  ['/en', 1280],
])(
  'the code of a search at %s/ is copied, and shows it on the other site, %i wide',
  async (prefix, width) => {
    const { page, context, expectQuietConsole } = await site.visit({ width });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAndSettle(page, at(`${prefix}/vacancies/search`));
    await page
      .getByRole('link', {
        name: prefix ? 'Put this list on your own website' : 'Zet deze lijst op je eigen website',
      })
      .click();
    await page.waitForURL(/\/vacancies\/embed$/);
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: prefix ? 'Copy this code' : 'Kopieer deze code' })
      .first()
      .click();
    await page.getByText(prefix ? 'The code has been copied' : 'De code is gekopieerd').waitFor();
    code = String(await page.evaluate('navigator.clipboard.readText()'));

    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { level: 1 }).waitFor();
    // The frame is as high as what is in it, once it has told.
    const list = page.frames().find((one) => one.url().includes('/embed/vacancies'));
    await expect
      .poll(async () => {
        const height = Number(await page.locator('iframe').getAttribute('height'));
        const inside = await list?.evaluate<number>(
          'document.documentElement.getBoundingClientRect().height',
        );
        return Math.abs(height - (inside ?? 0)) <= 1;
      })
      .toBe(true);
    expect(await list?.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await context.cookies(address)).toEqual([]);
    const opened = context.waitForEvent('page');
    await frame.getByRole('listitem').first().getByRole('link').click();
    await (await opened).waitForURL(new RegExp(`${prefix}/vacancies/[\\da-f-]{36}$`));
    expectQuietConsole();
  },
);

test('the list is accessible, in both modes, without script', async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const { page } = await site.visit({ width: 375, scheme });
    await page.goto(at('/embed/vacancies?category=nature'));
    await page.getByRole('listitem').first().waitFor();
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
  const { page } = await site.visit({ hasScript: false });
  await page.goto(at('/vacancies/embed?category=nature'));
  code = (await page.locator('code').last().textContent()) ?? '';
  expect(code).toMatch(/^<iframe /);
  await page.goto(address);
  await page.frameLocator('iframe').getByRole('listitem').first().waitFor();
});
