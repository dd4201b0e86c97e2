/** Texts that were stored before spaces of a word processor were made plain: they flow into the narrowest phone, and no word is cut. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { askPage } from '#tests/support/in-page.ts';
import { expectNoSideScroll, openSite } from '#tests/support/journey.ts';

const site = openSite();

const unbroken =
  'Wij zoeken iemand die elke dinsdagmiddag koffie schenkt in de huiskamer van de wijk'.replaceAll(
    ' ',
    '\u00a0',
  );
const address = `https://voorbeeld.example/${'een-heel-lang-adres-'.repeat(8)}`;

async function storeAsBefore(): Promise<string> {
  const owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
  const { rows } = await owner.query<{ id: string }>(
    `update vacancies set title = $1, summary = $1, description = $2
     where id = (select id from vacancies where status = 'published' and volunteer_center_id =
       (select id from volunteer_centers where key = 'public') order by id limit 1) returning id`,
    [unbroken.slice(0, 70), `<p>${unbroken}.</p><ul><li>${unbroken}</li></ul><p>${address}</p>`],
  );
  await owner.end();
  return rows[0]?.id ?? '';
}

test('at 320 pixels nothing scrolls sideways, and lines break between words', async () => {
  const id = await storeAsBefore();
  const { page } = await site.visit({ width: 320 });
  for (const path of [`/vacancies/${id}`, `/vacancies/search?q=huiskamer`]) {
    await page.goto(site.at('public', path));
    await expectNoSideScroll(page);
  }
  await page.goto(site.at('public', `/vacancies/${id}`));
  const lines = await askPage<string[]>(
    page,
    `const text = document.querySelector('.formatted p').firstChild;
     const range = document.createRange();
     const found = [];
     let top = null;
     for (let at = 0; at < text.length; at += 1) {
       range.setStart(text, at); range.setEnd(text, at + 1);
       const { top: now, width } = range.getBoundingClientRect();
       if (width === 0) continue;
       if (now !== top) found.push('');
       top = now;
       found[found.length - 1] += text.data[at];
     }
     return found;`,
  );
  expect(lines.length).toBeGreaterThan(2);
  const words = unbroken.replaceAll('\u00a0', ' ').split(' ');
  expect(lines.flatMap((line) => line.trim().replace('.', '').split(' '))).toEqual(words);
});
