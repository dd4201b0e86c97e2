// npm run bench: the budgets, measured on the production build.
import { ensureBuilt } from './build.mjs';
import { become } from './child.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await ensureBuilt();
await become(['bench/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' });
