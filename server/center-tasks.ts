/** npm run centers: taking a centre out of this installation as a file, and bringing one in. */
import { existsSync } from 'node:fs';
import { problemText } from '#contract/error-texts.ts';
import { host } from '#contract/managed-centers.ts';
import { packCenter } from '#server/features/managed-centers/exporting/archive.ts';
import type { ImportServices } from '#server/features/managed-centers/importing/arrival.ts';
import { importCenter } from '#server/features/managed-centers/importing/commands.ts';
import { Refusal } from '#server/http/refusal.ts';
import { openPool } from './db/pool.ts';
import { serverRoleUrl } from './db/server-role.ts';
import { EnvError, type Env } from './env.ts';
import { storageFor } from './storage/storage.ts';
import { readPublicConfiguration } from './tenancy/public-configuration.ts';

type Say = (line: string) => void;

const usage = `Say what to do with a centre:
  npm run centers export KEY FILE        writes all of its data into FILE
  npm run centers import FILE [HOST…]    brings it in, on these hosts, or on those that it had`;

/** As the running server: its role sees the rows of one centre at a time. */
async function withServices<Result>(
  env: Env,
  ownerUrl: string,
  work: (services: ImportServices) => Promise<Result>,
): Promise<Result> {
  const url = env.databaseServerUrl ?? (await serverRoleUrl(ownerUrl, env.secret));
  const configuration = await readPublicConfiguration(env.publicConfiguration);
  const pool = openPool(url, 2, () => {});
  try {
    return await work({ pool, configuration, storage: storageFor(env), now: () => new Date() });
  } finally {
    await pool.end();
  }
}

async function exportTo(services: ImportServices, key: string, path: string, say: Say): Promise<void> {
  const { rows } = await services.pool.query<{ id: number; name: string }>(
    'select id, name from volunteer_centers where key = $1',
    [key],
  );
  if (!rows[0]) throw new EnvError(`There is no centre with the key '${key}'.`);
  if (existsSync(path)) throw new EnvError(`${path} is there already.`);
  const bytes = await packCenter(services, rows[0].id, path);
  say(`${rows[0].name} is in ${path} (${Math.ceil(bytes / 1_000_000)} MB).`);
}

function hostsOf(given: readonly string[]): string[] {
  return given.map((one) => {
    const read = host().safeParse(one);
    if (!read.success) throw new EnvError(`'${one}' is no name of a host, such as noord.example.`);
    return read.data;
  });
}

async function importFrom(
  services: ImportServices,
  path: string,
  hosts: readonly string[],
  say: Say,
): Promise<void> {
  if (!existsSync(path)) throw new EnvError(`There is no file ${path}.`);
  const center = await importCenter(services, { path, hosts: hostsOf(hosts), actor: null });
  say(`${center.name} (${center.key}) is here, with the number ${center.centerId}.`);
  say(
    center.hosts.length > 0
      ? `It answers on ${center.hosts.join(', ')}, once that leads to this server.`
      : 'It has no host yet: give it one at /admin/centers.',
  );
}

/** Does what was asked. Throws an EnvError with a sentence for what cannot be done. */
export async function runCenterTask(
  env: Env,
  ownerUrl: string,
  [act, ...args]: readonly string[],
  say: Say,
): Promise<void> {
  const [first, second] = args;
  await withServices(env, ownerUrl, async (services) => {
    if (act === 'export' && first && second && args.length === 2)
      return exportTo(services, first, second, say);
    if (act === 'import' && first) return importFrom(services, first, args.slice(1), say);
    throw new EnvError(usage);
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new EnvError(error.problems.map((problem) => problemText(problem, 'en').detail).join('\n'));
  });
}
