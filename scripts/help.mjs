// npm run help: every npm script with one line each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';

const lines = {
  start:
    'install and build when needed, start the database, serve on http://localhost:3000 (PORT, HOST, DATA_DIR)',
  dev: 'the same with hot reload, without a build',
  build: 'build the screens into build/',
  test: 'everything: types, lint, format, tests on two PostgreSQL versions, browser tests',
  'test:whole': 'the same with every case of the random tests, and all HTTP tests on both; before a release',
  check: 'types, lint, format, code base and unit tests; before each commit',
  help: 'this list',
  bench: 'measure the budgets, as ratios in one run',
  'db:migrate': 'bring the database up to date',
  'db:seed': 'load the demo content into an empty database',
  'db:load': 'load many rows: npm run db:load -- --vacancies 100000 --people 50000 --organizations 5000',
  'db:types': 'write server/db/types.ts anew from the migrations',
  centers:
    'take a centre out as a file, or bring one in: npm run centers export KEY FILE, import FILE [HOST…]',
  types: 'check the types',
  lint: 'check the code with oxlint',
  format: 'format the code',
  'format:check': 'check that the code is formatted',
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const name of Object.keys(scripts)) {
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  console.log(`${command.padEnd(24)}${lines[name] ?? scripts[name]}`);
}
process.exit(0);
