// npm start: installs and builds when needed, then serves; a server that dies is started again.
import { ensureBuilt } from './build.mjs';
import { keepRunning } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import memory from './server-memory.json' with { type: 'json' };

await ensureInstalled();
await ensureBuilt();
// On a large machine more would be taken, and nothing be quicker (docs/operations.md, Memory).
// React and Vite go by NODE_ENV; whether this is production is said by APP_ENV, which stays as it is.
await keepRunning([...memory.flags, 'server/main.ts', ...process.argv.slice(2)], {
  ...memory.environment,
  NODE_ENV: 'production',
});
