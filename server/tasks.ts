/** npm run db:migrate, db:seed, db:load and centers. */
import { parseArgs } from 'node:util';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { runCenterTask } from './center-tasks.ts';
import { asOwner, openDatabase, prepareDatabase, seedDemo } from './database.ts';
import { EnvError, readEnv } from './env.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const wholeNumber = (name: string, value: string | undefined, fallback: number): number => {
  const number = value === undefined ? fallback : Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 10_000_000)
    throw new EnvError(`--${name} must be a whole number, not '${value}'.`);
  return number;
};

async function load(ownerUrl: string, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      vacancies: { type: 'string' },
      people: { type: 'string' },
      organizations: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  await asOwner(ownerUrl, (client) =>
    loadSynthetic(client, {
      vacancies: wholeNumber('vacancies', values.vacancies, 10_000),
      people: wholeNumber('people', values.people, 5000),
      organizations: wholeNumber('organizations', values.organizations, 0),
      seed: wholeNumber('seed', values.seed, 1),
      note: say,
    }),
  );
}

async function run(name: string | undefined, args: string[]): Promise<void> {
  const env = readEnv();
  if (!['migrate', 'seed', 'load', 'centers'].includes(name ?? ''))
    throw new EnvError('Say which task: migrate, seed, load or centers.');
  if (env.isProduction && (name === 'seed' || name === 'load'))
    throw new EnvError(`db:${name} makes invented rows: it is refused with APP_ENV=production.`);
  const database = await openDatabase(env, say);
  try {
    await prepareDatabase(database.ownerUrl, say);
    if (name === 'seed') await seedDemo(database.ownerUrl, say);
    if (name === 'load') await load(database.ownerUrl, args);
    if (name === 'centers') await runCenterTask(env, database.ownerUrl, args, say);
    say('Done.');
  } finally {
    await database.stop();
  }
}

const [name, ...args] = process.argv.slice(2);
try {
  await run(name, args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
