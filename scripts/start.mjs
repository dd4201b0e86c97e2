// npm start: installs and builds when needed, then serves.
import { ensureBuilt } from './build.mjs';
import { become } from './child.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt();
// React and Vite go by NODE_ENV; whether this is production is said by APP_ENV, which stays as it is.
await become(['server/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
