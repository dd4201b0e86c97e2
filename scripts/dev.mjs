// npm run dev: the server with screens that reload as you type.
import { become } from './child.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
await become(['server/main.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'development',
  VOLUNTEERLY_DEV: '1',
});
