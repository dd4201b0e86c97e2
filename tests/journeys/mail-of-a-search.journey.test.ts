/** Somebody asks for a mail when something comes in for a search: with an account and without one, and stops it again by the mail. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailAlerts } from '#server/features/search-alerts/mailing/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
let owner: pg.Client;
let center = 0;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  const { rows } = await owner.query("select id from volunteer_centers where key = 'public'");
  center = rows[0].id;
  await owner.query("select set_config('app.center', $1, false)", [String(center)]);
});
afterAll(() => owner.end());

/** The path of the link in the last mail of this kind. */
async function linkIn(template: string, name: RegExp): Promise<string> {
  const { rows } = await owner.query(
    'select body_text from email_deliveries where volunteer_center_id = $1 and template = $2 order by id desc limit 1',
    [center, template],
  );
  return name.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}
const byKey = /https?:\/\/[^/]+(\/\S*alerts\/by-mail\?key=[\w-]+)/;

test('without an account and without script: asked, confirmed, mailed, on other days, and stopped', async () => {
  const { page } = await site.visit({ width: 375, hasScript: false });
  await page.goto(site.at('public', '/vacancies/search?category=language'));
  await page.getByRole('link', { name: 'Mail mij nieuwe vacatures' }).click();
  await page.getByText('Taal en inburgering', { exact: true }).first().waitFor();
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Zet de mail aan' }).click();
  await page
    .getByText(/is verplicht/)
    .first()
    .waitFor();
  await page.locator('input[name=email]').fill('sanne@voorbeeld.example');
  await page.getByLabel('maandag').uncheck();
  await page.getByRole('button', { name: 'Zet de mail aan' }).click();
  await page.getByText('We stuurden een mail naar sanne@voorbeeld.example.').waitFor();

  await page.goto(site.at('public', await linkIn('search_alert_confirm', byKey)));
  await page.getByText('Staat nog niet aan').waitFor();
  await page.getByRole('button', { name: 'Zet deze mail aan' }).click();
  await page.getByText('Op donderdag').waitFor();
  await owner.query(
    "update search_alerts set told_until = now() - interval '400 days' where volunteer_center_id = $1",
    [center],
  );
  const { services } = site.server();
  // Of next week: a search that is confirmed on a Thursday after seven has had its turn of that day.
  const thursday = new Date();
  thursday.setUTCDate(thursday.getUTCDate() + ((4 - thursday.getUTCDay() + 7) % 7) + 7);
  thursday.setUTCHours(12);
  const { mails } = await inScope(services.pool, center, (scope) => mailAlerts(scope, services, thursday));
  expect(mails).toBe(1);

  await page.goto(site.at('public', await linkIn('search_alert_found', byKey)));
  await page.getByRole('link', { name: /Naam of dagen wijzigen/ }).click();
  await page.getByLabel('zondag').check();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByText('Op donderdag en zondag').waitFor();
  await page.getByRole('button', { name: /^Stop deze mail/ }).click();
  await page.getByText('Deze link werkt niet meer').waitFor();
});

test('what of a search there is not, is said before one asks for its mails', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(site.at('public', '/vacancies/alerts/add?near=Nergenshuizen&category=bestaat-niet'));
  await page.getByText('We kennen ‘Nergenshuizen’ niet').waitFor();
  await page.getByText('‘bestaat-niet’').waitFor();
});

test('with an account the mail is on at once, and stands among one’s own; another signs in for theirs', async () => {
  const { page, expectQuietConsole } = await site.visit({ width: 1280, scheme: 'dark' });
  await page.goto(site.at('public', '/vacancies/alerts'));
  expect(page.url()).toContain('/auth/login-1');
  await enterAs(site, page, 'public', 'vrijwilliger');
  await openAndSettle(page, site.at('public', '/vacancies/alerts/add?q=tuin'));
  await expectAccessible(page);
  await page.getByText('De mail gaat naar vrijwilliger@public.example.').waitFor();
  await page.getByLabel('Naam, voor jezelf').fill('De tuin');
  await page.getByRole('button', { name: 'Zet de mail aan' }).click();
  await page.getByText('De mail staat aan').first().waitFor();
  await page.getByRole('link', { name: 'Al je zoekopdrachten' }).click();
  await page.getByRole('heading', { name: 'De tuin' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naam of dagen wijzigen van De tuin' }).click();
  await page.getByLabel('Naam, voor jezelf').fill('');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page
    .getByText(/is verplicht/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByLabel('Naam, voor jezelf').fill('De moestuin');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await page.getByRole('heading', { name: 'De moestuin' }).waitFor();
  await page.getByRole('button', { name: 'Stop deze mail: De moestuin' }).click();
  await page.getByText('Je krijgt geen mail over nieuwe vacatures').waitFor();
  expectQuietConsole();
});

test('who stops one of two by the link of a mail is left with the other', async () => {
  const { page } = await site.visit({ width: 375 });
  for (const name of ['Het eerste', 'Het tweede']) {
    await openAndSettle(page, site.at('public', '/vacancies/alerts/add'));
    await page.getByLabel('Naam, voor jezelf').fill(name);
    await page.locator('input[name=email]').fill('twee@voorbeeld.example');
    await page.getByRole('button', { name: 'Zet de mail aan' }).click();
    await page.getByText('We stuurden een mail naar').waitFor();
  }
  await openAndSettle(page, site.at('public', await linkIn('search_alert_confirm', byKey)));
  await page.getByRole('button', { name: 'Stop deze mail: Het tweede' }).click();
  await page.getByRole('heading', { name: 'Het tweede' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Het eerste' }).waitFor();
});
