/** On a slow line the centre's letters come last: what was being read stays where it is. Each demo centre has its own pair of fonts. */
import { expect, test } from 'vitest';
import { signIn } from '#tests/support/steps.ts';
import { demoCenters } from '#db/seeds/demo/accounts.ts';
import { askPage } from '#tests/support/in-page.ts';
import { openSite } from '#tests/support/journey.ts';
import { expectNoLayoutShift } from '#tests/support/page-checks.ts';
import { waitUntilTakenOver } from '#tests/support/settled.ts';

const site = openSite();

async function seesNothingMove(tenant: string, path: string, width: number, who?: 'centrum') {
  const visitor = await site.visit({ width, language: path === '/en' ? 'en-GB' : 'nl-NL' });
  if (who) await signIn(site, visitor.page, tenant, who);
  const stands = Promise.withResolvers<void>();
  const urls: string[] = [];
  await visitor.page.route('**/*.woff2', async (route) => {
    urls.push(route.request().url());
    await stands.promise;
    await route.continue();
  });
  // The page is not loaded before its fonts are.
  await visitor.page.goto(site.at(tenant, path), { waitUntil: 'domcontentloaded' });
  await waitUntilTakenOver(visitor.page);
  const since = await askPage<number>(
    visitor.page,
    `const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
     await frames();
     return performance.now();`,
  );
  // Else nothing came late, and the test would tell nothing.
  expect(urls.length).toBeGreaterThan(0);
  stands.resolve();
  await askPage(
    visitor.page,
    'await document.fonts.ready; await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));',
  );
  await expectNoLayoutShift(visitor.page, 0.01, since);
  await visitor.context.close();
}

test.concurrent.each(demoCenters.map(({ key }) => key))(
  'home stays still when the fonts come late: %s',
  async (tenant) => {
    for (const path of ['/', '/en'])
      for (const width of [375, 1280]) await seesNothingMove(tenant, path, width);
  },
);

test.concurrent.each(['/organizations', '/users', '/vacancies', '/applications'])(
  'a list of the staff and the fields over it stay still on a tablet when the fonts come late: %s',
  async (path) => seesNothingMove('meedoen', path, 768, 'centrum'),
);
