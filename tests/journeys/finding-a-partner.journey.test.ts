/** Whoever looks for one partner of many finds it by a word, with and without script; among a few nobody is asked to search. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, type Visitor } from '#tests/support/journey.ts';

const site = openSite();

/** So many more, all of one centre. */
async function addPartners(count: number): Promise<void> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  await owner.query("select set_config('app.center', '1', false)");
  await owner.query(
    `insert into partners (volunteer_center_id, id, name, kind, position)
     select 1, gen_random_uuid(), 'Molen ' || made, 'organization', 50 from generate_series(1, $1::int) made`,
    [count],
  );
  await owner.end();
}

/** Types a word and finds that one alone; then one that nobody has, and the way back to all. */
async function findOne({ page }: Visitor): Promise<void> {
  await page.goto(site.at('public', '/partners'));
  const field = page.getByRole('searchbox', { name: 'Zoek een partner' });
  await field.fill('molen 7');
  await page.getByRole('search').getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.waitForURL(/\?q=molen\+7$/);
  await page.getByRole('heading', { name: 'Molen 7' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^Molen/ }).count()).toBe(1);
  await expect.poll(() => field.inputValue()).toBe('molen 7');
  await expectNoSideScroll(page);
  await page.goto(site.at('public', '/partners?q=bestaat%20niet'));
  await page.getByText('Geen partner gevonden bij ‘bestaat niet’').waitFor();
  await page.getByRole('link', { name: 'Toon alle partners' }).click();
  await page.waitForURL(/\/partners$/);
  await page.getByRole('heading', { name: 'Molen 9' }).waitFor();
}

test('a partner of many is found by a word; among a few there is nothing to search in', async () => {
  const scripted = await site.visit();
  await scripted.page.goto(site.at('public', '/partners'));
  await scripted.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => scripted.page.getByRole('search').count()).toBe(0);
  await addPartners(9);
  await findOne(scripted);
  await expectAccessible(scripted.page);
  scripted.expectQuietConsole();
  await scripted.context.close();
  const plain = await site.visit({ width: 375, hasScript: false });
  await findOne(plain);
  await plain.context.close();
});
