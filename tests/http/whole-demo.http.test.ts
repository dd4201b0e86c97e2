/** The demo content as a first start has it: with so much that lists, the map and the search are seen with a lot. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoCenters } from '#db/seeds/demo/accounts.ts';
import { prepareDatabase, seedDemo } from '#server/database.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  await prepareDatabase(database.ownerUrl, () => {});
  await seedDemo(database.ownerUrl, () => {});
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Signs of Markdown that a reader would see as signs. */
const seenSigns = String.raw`(^|>)\s*(#{1,6}|[-*•]|\d{1,3}\.) |\*\*|\]\(`;

const of = async (key: string, text: string, ...more: string[]) => {
  const id = demoCenters.find((center) => center.key === key)?.id ?? 0;
  await owner.query("select set_config('app.center', $1, false)", [String(id)]);
  return (await owner.query(text, [id, ...more])).rows;
};

test.each(['public', 'oldebroek', 'roermond', 'meedoen', 'mas4you'])(
  '%s has many vacancies, each with a place on the map and a text in HTML',
  async (key) => {
    const [{ all, without, plain }] = await of(
      key,
      `select count(*)::int as all, count(*) filter (where lat is null and not is_remote)::int as without,
         count(*) filter (where concat(description, description_en) ~ $2 or description not like '<%')::int as plain
       from vacancies where volunteer_center_id = $1`,
      seenSigns,
    );
    expect(all).toBeGreaterThan(50);
    expect({ without, plain }).toEqual({ without: 0, plain: 0 });
    const [{ past }] = await of(
      key,
      `select count(*)::int as past from vacancies
       where volunteer_center_id = $1 and status = 'published' and (expires_at < now() or ends_on < starts_on)`,
    );
    expect(past).toBe(0);
  },
);

test('their words are those of the shared lists', async () => {
  const rows = await of(
    'public',
    `select distinct word from vacancies v, unnest(v.category_ids) word
     where v.volunteer_center_id = $1 and not exists (select from categories c where c.id = word)`,
  );
  expect(rows).toEqual([]);
  const groups = await of(
    'public',
    `select distinct word from vacancies v, unnest(v.target_group_ids) word
     where v.volunteer_center_id = $1 and not exists (select from target_groups g where g.id = word)`,
  );
  expect(groups).toEqual([]);
});
