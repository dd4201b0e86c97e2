import { writeSync } from 'node:fs';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';

// A process that runs a database until it is stopped or killed: `holder.ts <data folder>`. It says "ready" when it does.
const [dataDir = ''] = process.argv.slice(2);

try {
  const database = await startEmbeddedDatabase({ dataDir });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  writeSync(1, 'ready\n');
  setInterval(() => undefined, 1_000);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  // Without a farewell: as a crash would end it, leaving whatever runs.
  process.kill(process.pid, 'SIGKILL');
}
