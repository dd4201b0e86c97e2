import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { node, root, run, stopUnless } from './child.mjs';
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs';

const stamp = 'node_modules/.installed';

function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
}

/** npm writes down what it installed; with that, an install done by hand is not done again. */
function matchesLock() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = new Map(packagesOf('package-lock.json'));
  const present = new Map(packagesOf('node_modules/.package-lock.json'));
  const missing = [...wanted].some(([path, { version, optional }]) => {
    const found = present.get(path);
    return found ? found.version !== version : !optional;
  });
  return !missing && [...present.keys()].every((path) => wanted.has(path));
}

/** The Node of the dependency list must run TypeScript; a skipped install script leaves it out. */
function checkRuntime() {
  const probe = spawnSync(node(), ['-p', 'process.features.typescript'], { encoding: 'utf8' });
  if (probe.status === 0 && probe.stdout.trim() === 'strip') return;
  console.error(
    'The Node that this product runs on (npm package "node") is not there. Delete node_modules and try again without npm\'s ignore-scripts.',
  );
  process.exit(1);
}

/** npm's own tools must be found before ours: ours are being replaced while it runs. */
function outerPath() {
  const own = join(root, 'node_modules') + sep;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(own))
    .join(delimiter);
}

/** Installs the packages when they are not those of package-lock.json. */
export async function ensureInstalled() {
  const value = fingerprint(['package-lock.json'], process.platform, process.arch);
  if (isStamped(stamp, value)) return;
  if (!matchesLock()) {
    console.log('Installing packages (npm ci); the first time takes a minute or two');
    rmSync(join(root, stamp), { force: true });
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    // Building needs the development packages, also where NODE_ENV says production.
    const result = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      env: { PATH: outerPath() },
      label: 'installing packages',
      isQuiet: true,
    });
    stopUnless(result, 'The packages could not be installed; see above.');
  }
  checkRuntime();
  writeStamp(stamp, value);
}
