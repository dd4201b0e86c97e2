import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from '#tests/support/apt.ts';

/** Chromium without the windows, tabs and menus round its pages: the same pages in some two thirds of the time. */
const withoutWindows = 'chromium-headless-shell';
const names = [withoutWindows, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of this machine, or undefined when there is none. CHROME_PATH comes first. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(
    isProgram,
  );
}

/** Letters with the measures of Arial, which visitors have: what stands on a page before the centre's own font comes. */
const letters = { file: '/usr/share/fonts/truetype/liberation', package: 'fonts-liberation' };

const mayInstall = () => !process.env.CHROME_PATH && canInstallPackages();

/** The browser, installed first where that is ours to do; otherwise says what to install. */
export function requireChromium(): string {
  if (process.env.CI === 'true' && mayInstall() && !existsSync(letters.file)) installPackage(letters.package);
  const found = findChromium();
  if (found && (process.env.CI !== 'true' || found.endsWith(withoutWindows) || !mayInstall())) return found;
  if (mayInstall() && !installPackage(withoutWindows) && !found) installPackage('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask chromium) or set CHROME_PATH to its program.',
  );
}

// Called by scripts/test.mjs: prints the path, or the reason why there is none.
if (import.meta.main) {
  try {
    process.stdout.write(requireChromium());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
