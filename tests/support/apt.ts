import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine lets us install Debian packages without asking anyone. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function aptGet(...options: string[]): boolean {
  const { status } = spawnSync('apt-get', options, {
    // Standard output is for the answer of the script that calls this.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs a Debian package, with one update of the package lists before it. */
export function installPackage(name: string): boolean {
  process.stderr.write(`Installing the Debian package ${name}\n`);
  aptGet('update', '-q');
  return aptGet('install', '-y', '-q', '--no-install-recommends', name);
}
