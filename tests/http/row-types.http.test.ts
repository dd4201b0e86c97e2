/** server/db/types.ts is what the migrations make of a database. To write it again: npm run db:types. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

const options = {
  '--dialect': 'postgres',
  '--default-schema': 'public',
  '--include-pattern': 'public.*',
  '--exclude-pattern': 'public.migrations',
  '--numeric-parser': 'number',
  '--date-parser': 'string',
};

test('the generated row types are those of the migrations', async () => {
  const database = await freshDatabase();
  try {
    const generator = `${root}node_modules/kysely-codegen/dist/cli/bin.js`;
    const { stdout } = await run(
      process.execPath,
      [generator, '--url', database.ownerUrl, '--camel-case', '--print', ...Object.entries(options).flat()],
      { cwd: root },
    );
    // The generator says on the same channel what it is doing; the file begins with its comment. It is kept as it comes:
    // no formatter touches it.
    const made = `${stdout.slice(stdout.indexOf('/**')).trim()}\n`;
    await expect(made).toMatchFileSnapshot(`${root}server/db/types.ts`);
  } finally {
    await database.drop();
  }
});
