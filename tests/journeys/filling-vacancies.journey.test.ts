/** An organisation has found somebody: whoever still waits for an answer is thought of before the vacancy is marked as filled. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';

const site = openSite();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query(
    "select set_config('app.center', (select id::text from volunteer_centers where key = 'public'), false)",
  );
});
afterAll(() => owner.end());

/** Those that are online and for which people wait, each time another one. */
async function awaited(skipped: number) {
  const { rows } = await owner.query(
    `select v.id, v.title, (select count(*)::int from applications a where a.volunteer_center_id = v.volunteer_center_id
       and a.vacancy_id = v.id and a.status is null and a.withdrawn_at is null and a.confirmed_at is not null) as waiting
     from vacancies v where v.volunteer_center_id = current_setting('app.center')::int and v.status = 'published'
     order by waiting desc, v.id offset $1 limit 1`,
    [skipped],
  );
  return rows[0] as { id: string; title: string; waiting: number };
}
const waitingFor = async (id: string) =>
  (
    await owner.query(
      `select count(*)::int as waiting from applications where vacancy_id = $1 and status is null and withdrawn_at is null
         and confirmed_at is not null`,
      [id],
    )
  ).rows[0].waiting as number;

test('from the list they are asked about, and told with a word of one’s own', async () => {
  const { id, title, waiting } = await awaited(0);
  expect(waiting).toBeGreaterThan(0);
  const { page, expectQuietConsole } = await site.visit({ width: 1280 });
  await enterAs(site, page, 'public', 'centrum');
  await openAndSettle(page, site.at('public', `/vacancies?q=${encodeURIComponent(title)}`));
  await page
    .getByRole('button', { name: `Meer met ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Zet op vervuld' }).click();
  await page.getByRole('heading', { name: 'Is de vacature vervuld?' }).waitFor();
  await page.getByText(/nog .* op antwoord/).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Bericht aan iedereen die wacht').fill('We hebben iemand uit de straat gevonden.');
  await page.getByRole('button', { name: 'Zet op vervuld' }).click();
  await page.getByText(`${title} staat op vervuld`).first().waitFor();
  expect(await waitingFor(id)).toBe(0);
  expectQuietConsole();
});

test('with many at once it is said how many wait, and they are told without script', async () => {
  const both = [await awaited(0), await awaited(1)];
  const people = both.reduce((sum, { waiting }) => sum + waiting, 0);
  expect(people).toBeGreaterThan(1);
  const { page } = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', `/vacancies/bulk-edit?ids=${both.map(({ id }) => id).join(',')}`));
  await page.getByLabel('Nieuwe status').selectOption('filled');
  await page.getByRole('button', { name: 'Kijk wat er gebeurt' }).click();
  await page.getByText(/nog .* op antwoord/).waitFor();
  await expectNoSideScroll(page);
  await page.getByLabel('Bericht aan iedereen die wacht').fill('We zijn compleet.');
  await page.getByRole('button', { name: 'Wijzig 2' }).click();
  await page.waitForURL(/\/vacancies/);
  for (const { id } of both) expect(await waitingFor(id)).toBe(0);
});

test('without script they may stay where they are', async () => {
  const { id, waiting } = await awaited(0);
  const { page } = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', `/vacancies/${id}/fill`));
  await expectNoSideScroll(page);
  await page.getByLabel('Ik antwoord zelf').check();
  await page.getByRole('button', { name: 'Zet op vervuld' }).click();
  await page.waitForURL(/\/vacancies$/);
  expect(await waitingFor(id)).toBe(waiting);
  await page.goto(site.at('public', `/vacancies/${id}/fill`));
  await page.getByText('Deze vacature kan nu niet op vervuld').waitFor();
});

test('whoever stayed waiting reads what became of it, and is answered later with everybody else', async () => {
  const { id, title, waiting } = await awaited(0);
  await owner.query(
    `update applications set user_id = (select id from users where volunteer_center_id = applications.volunteer_center_id
         and email = 'vrijwilliger@public.example')
       where id = (select id from applications where vacancy_id = $1 and status is null and withdrawn_at is null
         and confirmed_at is not null order by id limit 1)`,
    [id],
  );
  const { page } = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, page, 'public', 'centrum');
  await page.goto(site.at('public', `/vacancies/${id}/fill?move=archive`));
  await page.getByLabel('Ik antwoord zelf').check();
  await page.getByRole('button', { name: 'Archiveer' }).click();
  await page.waitForURL(/\/vacancies$/);

  const sender = await site.visit({ width: 375, hasScript: false });
  await enterAs(site, sender.page, 'public', 'vrijwilliger');
  await sender.page.goto(site.at('public', '/applications'));
  const own = sender.page.getByRole('listitem').filter({ hasText: title });
  await own.getByText('De vacature staat niet meer op de site.').waitFor();

  await page.goto(site.at('public', `/applications?vacancy=${id}`));
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: 'Antwoord iedereen' }).click();
  await page.getByRole('heading', { name: 'Laat je iedereen weten dat de vacature gesloten is?' }).waitFor();
  await expectNoSideScroll(page);
  await page.getByLabel('Bericht aan iedereen die wacht').fill('Jammer, deze keer gaat het niet door.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await page.waitForURL(/\/applications$/);
  expect([waiting > 0, await waitingFor(id)]).toEqual([true, 0]);
  await sender.page.goto(site.at('public', '/applications'));
  await own.getByText('De vacature is gesloten.').waitFor();
});
