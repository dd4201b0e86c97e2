/** npm start: database, migrations, demo content, server; each step says that it goes on, and Ctrl-C ends all of it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { demoAccounts, demoPassword } from '#db/seeds/demo/accounts.ts';
import {
  DatabaseError,
  firstAdminLink,
  hasDemoAccounts,
  openDatabase,
  prepareDatabase,
  seedDemo,
  type Database,
} from './database.ts';
import { EnvError, readEnv, type Env } from './env.ts';
import { openServer, type RunningServer } from './server.ts';
import { PublicConfigurationError } from './tenancy/public-configuration.ts';

/** For people at the terminal; the log has lines of its own. */
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Everything must be gone within five seconds of Ctrl-C. */
const longestStopMs = 4500;

async function refuseDemoInProduction(ownerUrl: string): Promise<void> {
  if (await hasDemoAccounts(ownerUrl))
    throw new EnvError(
      'APP_ENV=production: the database holds demo accounts (NAME@TENANT.example). Archive them first.',
    );
}

async function open(env: Env, database: Database): Promise<RunningServer> {
  await prepareDatabase(database.ownerUrl, say);
  if (env.isProduction) await refuseDemoInProduction(database.ownerUrl);
  else await seedDemo(database.ownerUrl, say);
  return openServer(env, { ownerUrl: database.ownerUrl });
}

/** Addresses of the centres and, outside production, the accounts that one can try; how somebody becomes the first admin. */
function announce(server: RunningServer, link: string | null): void {
  const { services, address } = server;
  const { port } = new URL(address);
  const isDemo = !services.env.isProduction;
  say('');
  for (const center of services.centers.all()) {
    if (center.host) say(`  ${center.appName.padEnd(34)} http://${center.host}:${port}`);
    const names = isDemo ? demoAccounts(center.key).map((account) => account.email) : [];
    if (names.length > 0) say(`    ${names.join(', ')}`);
  }
  if (isDemo) say(`\n  Password of every demo account: ${demoPassword}`);
  if (isDemo && !services.env.smtpUrl) say(`  Mails are kept at ${address}/dev/mail`);
  if (link) {
    say('\n  There is no admin yet. Whoever opens this link first becomes it; it works once, for 24 hours.');
    say(`    ${link}`);
    say('    Reached by another name? Put that in place of the host; the rest stays.');
  }
  say(`\nReady at ${address} (Ctrl-C to stop)`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      say('\nStopping…');
      setTimeout(() => process.exit(1), longestStopMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/** What only the start needed goes back to the system: some 80 MB, which a usual collection keeps for what may come. */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as (how: object) => void)({
    type: 'major',
    execution: 'sync',
    flavor: 'last-resort',
  });
}

async function main(): Promise<void> {
  const env = readEnv();
  say('Starting the database…');
  const database = await openDatabase(env, say);
  let server: RunningServer | undefined;
  stopOnSignal(async () => {
    await server?.stop();
    await database.stop();
  });
  try {
    server = await open(env, database);
    giveBackMemory();
    announce(server, await firstAdminLink(database.ownerUrl, server.address));
    // To whoever started us: from now on an end that nobody asked for is an accident (scripts/child.mjs).
    process.send?.('ready');
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** What the person at the terminal can mend is said in a sentence; only faults of ours need their stack. */
const isPlain = (error: Error): boolean =>
  error instanceof EnvError || error instanceof PublicConfigurationError || error instanceof DatabaseError;

try {
  await main();
} catch (error) {
  const thrownError = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `${isPlain(thrownError) ? thrownError.message : (thrownError.stack ?? thrownError.message)}\n`,
  );
  process.exit(1);
}
