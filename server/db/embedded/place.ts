import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, canWorkIn, unprivilegedAccount } from './account.ts';
import { sharedRoot } from './binaries.ts';

/** Where the cluster, its password, its lock and its log are, and whose they are. */
export interface Place {
  home: string;
  cluster: string;
  passwordFile: string;
  lockFile: string;
  logFolder: string;
  account: Account | undefined;
}

function placeAt(home: string, account: Account | undefined): Place {
  return {
    home,
    cluster: join(home, 'cluster'),
    passwordFile: join(home, 'password'),
    lockFile: join(home, 'lock'),
    logFolder: join(home, 'log'),
    account,
  };
}

/** A home that was chosen earlier stays: another choice would show an empty database. */
function chosenEarlier(pointer: string): Place | undefined {
  if (!existsSync(pointer)) return undefined;
  const home = readFileSync(pointer, 'utf8').trim();
  if (!existsSync(home)) {
    throw new Error(
      `The database of this data folder was kept in ${home}, which is gone. Put it back, or delete ${pointer} to begin with an empty database.`,
    );
  }
  return placeAt(home, unprivilegedAccount(home));
}

/** A data folder that was deleted and made again gets a new home, so that old data does not reappear. */
function placeOutside(folder: string, pointer: string, account: Account | undefined): Place {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  mkdirSync(sharedRoot, { recursive: true, mode: 0o755 });
  const home = mkdtempSync(join(sharedRoot, `${hash}-`));
  if (!canWorkIn(home, account)) {
    rmSync(home, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL does not run as root, and the unprivileged account ${account?.uid} may enter neither ${folder} nor ${home}. Set DATA_DIR to a folder it may enter.`,
    );
  }
  writeFileSync(pointer, `${home}\n`);
  return placeAt(home, account);
}

function refuseOthers(home: string): void {
  try {
    if (existsSync(home)) accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `The database in ${home} belongs to another account. Start with the account that made it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Chooses where the database of a data folder lives and makes that place. */
export function findPlace(dataDir: string, note: (line: string) => void): Place {
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL reports its folder without symbolic links, and we compare with that.
  const folder = realpathSync(dataDir);
  const pointer = join(folder, 'postgres-location');
  const inside = join(folder, 'postgres');
  const account = unprivilegedAccount(inside, folder);
  let place = chosenEarlier(pointer);
  refuseOthers(place?.home ?? inside);
  if (!place && canWorkIn(inside, account)) return placeAt(inside, account);
  if (!place && existsSync(inside)) {
    // Data stands there that the account can no longer reach; a new empty home would hide it.
    throw new Error(
      `The database in ${inside} belongs to account ${account?.uid}, which may not enter that folder.`,
    );
  }
  place ??= placeOutside(folder, pointer, account);
  note(`PostgreSQL's account may not enter ${folder}; the database stands in ${place.home}`);
  return place;
}
