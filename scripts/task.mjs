// npm run db:migrate and its like: one task of server/tasks.ts.
import { become } from './child.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await become(['server/tasks.ts', ...process.argv.slice(2)], {});
