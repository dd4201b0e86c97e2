import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run, stopUnless } from './child.mjs';
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs';

const stamp = 'build/.built';
const sources = [
  'app',
  'contract',
  'public',
  'vite',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** Builds the screens, whether or not that is needed; gives the exit code. */
export async function build() {
  rmSync(join(root, stamp), { force: true });
  // Taken before the build: a file changed meanwhile makes the next start build again.
  const value = fingerprint(sources);
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const result = await run(node(), [tool, 'build'], {
    env: { NODE_ENV: 'production' },
    label: 'building the screens',
  });
  if (result.code === 0) writeStamp(stamp, value);
  return result;
}

/** Builds the screens when their sources changed since the last build. */
export async function ensureBuilt() {
  if (isStamped(stamp, fingerprint(sources))) return;
  console.log('Building the screens');
  stopUnless(await build(), 'The screens could not be built; see above.');
}
