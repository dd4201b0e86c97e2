import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.mjs';

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesUnder(join(path, name)));
}

/** One hash over the content of files and folders; paths count, times do not. */
export function fingerprint(paths, ...extra) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of paths.flatMap(filesUnder).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** Whether a step was done for this fingerprint. */
export function isStamped(stamp, value) {
  const path = join(root, stamp);
  return existsSync(path) && readFileSync(path, 'utf8') === value;
}

/** Writes down that a step was done; whole or not at all. */
export function writeStamp(stamp, value) {
  const path = join(root, stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, value);
  renameSync(`${path}.new`, path);
}
