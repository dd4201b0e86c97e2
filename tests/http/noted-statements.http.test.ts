/** Every statement that the newest PostgreSQL has carried out in these tests is one that the oldest understands as well. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { notedStatements } from '#tests/support/noted-statements.ts';

const isAsked = process.env.TEST_POSTGRES === '15' && process.env.NOTED_STATEMENTS !== undefined;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** A table that a test made for itself is not there. */
const undefinedTable = '42P01';

async function problemOf(text: string): Promise<string | null> {
  try {
    await client.query(`prepare noted as ${text}`);
    await client.query('deallocate noted');
    return null;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    return code === undefinedTable ? null : `${code} ${message}: ${text.slice(0, 200)}`;
  }
}

test.runIf(isAsked)('PostgreSQL 15 understands what newer ones are asked', async () => {
  // Several at once cannot be prepared; only tests send such.
  const statements = notedStatements().filter((text) => !/;\s*\S/.test(text));
  const problems: string[] = [];
  for (const text of statements) {
    const problem = await problemOf(text);
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
  expect(statements.length).toBeGreaterThan(500);
});

test('a statement of a newer version is found', async () => {
  expect(await problemOf('select any_valve(1)')).toMatch(/^42883 /);
  expect(await problemOf('select 1 fromm users')).toMatch(/^42601 /);
  expect(await problemOf('select 1 from users where id = $1')).toBeNull();
});
