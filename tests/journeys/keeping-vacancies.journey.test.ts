/** An organisation keeps a vacancy on the site: by the link of a mail without signing in, or from its list. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewalKey } from '#server/auth/renewal-key.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
let owner: pg.Client;
let center = 0;
let taken = 0;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  const { rows } = await owner.query("select id from volunteer_centers where key = 'public'");
  center = rows[0].id;
});
afterAll(() => owner.end());

/** One that is online, each time another, with another end; the path behind its mail and its title. */
async function vacancyThat(ends: string | null, status = 'published') {
  const { rows } = await owner.query(
    `update vacancies set status = $2, expired_at = now(), expires_at = date_trunc('second', now() + $1::interval),
       published_at = date_trunc('second', now() - interval '8 months')
     where id = (select id from vacancies where status = 'published' and organization_approved and volunteer_center_id = $4 order by id offset $3 limit 1)
     returning id, title, expires_at, published_at`,
    [ends, status, (taken += 1), center],
  );
  const [{ id, title, expires_at: end, published_at: since }] = rows;
  const { secret } = site.server().services.env;
  const key = renewalKey(secret, center, { id, about: end ?? since });
  return { id, title, path: `/vacancies/${id}/renew?key=${key}` };
}

test.each([
  { hasScript: true, width: 375, scheme: 'dark', language: 'en-GB' },
  { hasScript: false, width: 1280, scheme: 'light', language: 'nl-NL' },
] as const)('who has the link keeps it online with one press: %o', async ({ language, ...look }) => {
  const { title, path } = await vacancyThat('2 days');
  const { page, expectQuietConsole } = await site.visit({ ...look, language });
  const open = look.hasScript ? openAndSettle : (on: typeof page, address: string) => on.goto(address);
  const isEnglish = language === 'en-GB';
  await open(page, site.at('public', `${isEnglish ? '/en' : ''}${path}`));
  await page.getByText(title).waitFor();
  if (look.hasScript) {
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
  await page.getByLabel(isEnglish ? 'Half a year' : 'Een half jaar').check();
  await page.getByRole('button', { name: isEnglish ? 'Extend' : 'Verleng', exact: true }).click();
  await page.getByText(isEnglish ? 'The vacancy is online until' : 'De vacature staat tot').waitFor();
  // The same link once more: it has served.
  await open(page, site.at('public', `${isEnglish ? '/en' : ''}${path}`));
  await page.getByRole('button', { name: isEnglish ? 'Extend' : 'Verleng', exact: true }).click();
  await page.getByText(isEnglish ? 'This link no longer works' : 'Deze link werkt niet meer').waitFor();
  if (look.hasScript) expectQuietConsole();
});

test('what has ended comes back, and what has no end is said to be right', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 768 });
  await openAndSettle(page, site.at('public', (await vacancyThat('-1 hour', 'expired')).path));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet weer online' }).click();
  await page.getByText(/De vacature (staat tot|is ingestuurd)/).waitFor();
  await openAndSettle(page, site.at('public', (await vacancyThat(null)).path));
  await expectAccessible(page);
  await page.getByText('Voor het laatst bekeken op').waitFor();
  await page.getByRole('button', { name: 'Ja, hij klopt nog' }).click();
  await page.getByText('De vacature blijft online').waitFor();
  expectQuietConsole();
});

test('staff extend one from their list, others are asked to sign in', async () => {
  const { id, title } = await vacancyThat('2 days');
  const { page } = await site.visit();
  await page.goto(site.at('public', `/vacancies/${id}/renew`));
  expect(page.url()).toContain('/auth/login-1');
  await enterAs(site, page, 'public', 'centrum');
  await openAndSettle(page, site.at('public', `/vacancies?q=${encodeURIComponent(title)}`));
  await page
    .getByRole('button', { name: `Meer met ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Verleng' }).click();
  await page.getByRole('heading', { name: 'Verleng de vacature' }).waitFor();
  await page.getByRole('button', { name: 'Verleng', exact: true }).click();
  await page.getByText('De vacature staat tot').waitFor();
});
