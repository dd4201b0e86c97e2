/** The file of a centre that an admin sent: looked at first, kept for a day, and then brought in without being sent again. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { largeFiles } from '#contract/large-files.ts';
import type { CenterArrival, CenterImport } from '#contract/center-imports.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context, Unscoped } from '#server/http/route.ts';
import type { Services } from '#server/http/services.ts';
import { workFolder } from '#server/storage/work-folder.ts';
import { asDryRun } from '#server/tenancy/scope.ts';
import { rememberCenters } from '../commands.ts';
import { findCenter, type ManagedCenterRow } from '../queries.ts';
import { dropArrival, landArrival, prepareArrival, type Arrival } from './arrival.ts';
import { openArchive } from './opened.ts';

/** Where files stand that were looked at. */
export const sentFolder = 'arrivals';
const keyOf = (id: string) => `${sentFolder}/${id}.zip`;

export interface SentCenter {
  arrival: Arrival;
  /** By which it can be brought in later: of one that was looked at, or was before. */
  fileId: string | null;
  /** It was kept just now: it goes again when it is refused. */
  isNew: boolean;
  /** A copy on this machine that goes with the request; of a file that came with it the request sees to that. */
  copy: string | null;
}

type SendingContext = Pick<Unscoped<Context>, 'services' | 'largeFile' | 'now'>;

/** The file that was looked at before, on this machine. Throws 422 when it is gone. */
async function copyOf({ services, now }: SendingContext, fileId: string): Promise<string> {
  const kept =
    (await services.storage.open(keyOf(fileId))) ?? refuse('center_file_gone', { pointer: '/file' });
  const path = join(await workFolder(services.env, now), `${fileId}.${randomUUID()}.zip`);
  try {
    await pipeline(kept, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function pathOfSent({ largeFile }: SendingContext): string {
  const { path, byteSize, hasNoRoom } = largeFile ?? refuse('blank', { pointer: '/file' });
  if (hasNoRoom) refuse('disk_full', { pointer: '/file' });
  const { bytes } = largeFiles.centerArchive;
  if (byteSize > bytes)
    refuse('too_large_file', { pointer: '/file', values: { megabytes: bytes / 1_000_000 } });
  return path;
}

/** Opens what was sent, or was sent before, and does what is done outside of any transaction. Throws 422 for what may not come. */
export async function openSent(
  context: SendingContext,
  { fileId, hosts = [], dryRun: isDryRun = false }: CenterImport,
): Promise<SentCenter> {
  const { services } = context;
  const copy = !context.largeFile && fileId ? await copyOf(context, fileId) : null;
  try {
    const path = copy ?? pathOfSent(context);
    const archive = await openArchive(path);
    try {
      const arrival = await prepareArrival(services, archive, { hosts, isDryRun });
      const kept = copy === null ? null : (fileId ?? null);
      if (!isDryRun || kept) return { arrival, fileId: kept, isNew: false, copy };
      const id = randomUUID();
      await services.storage.putFile(keyOf(id), path);
      return { arrival, fileId: id, isNew: true, copy };
    } catch (error) {
      archive.close();
      throw error;
    }
  } catch (error) {
    await removeCopy(copy);
    throw error;
  }
}

const removeCopy = async (copy: string | null) => {
  if (copy !== null) await rm(copy, { force: true });
};

/** Its files are read: what was opened for it goes. */
async function close({ arrival, copy }: SentCenter): Promise<void> {
  arrival.archive.close();
  await removeCopy(copy);
}

/** It did not come. What was looked at before stays for another try, with other hosts. */
export async function dropSent(services: Services, sent: SentCenter): Promise<void> {
  await close(sent);
  if (sent.isNew && sent.fileId !== null) await services.storage.delete(keyOf(sent.fileId));
  await dropArrival(services, sent.arrival);
}

function told({ arrival, fileId }: SentCenter): CenterArrival {
  const { manifest } = arrival.archive;
  return {
    fileId,
    name: manifest.center.name,
    key: manifest.center.key,
    hosts: [...arrival.hosts],
    productVersion: manifest.productVersion,
    madeAt: manifest.madeAt,
    tables: manifest.tables.map(({ name, rows }) => ({ name, rows })),
    files: manifest.files.length,
    fileBytes: manifest.files.reduce((all, { bytes }) => all + bytes, 0),
    missingFiles: manifest.missing.length,
  };
}

type BringingContext = Pick<Context, 'scope' | 'services' | 'actor'>;

/** Does all of it and takes it back. Answers what would come; throws 422 for the first thing that may not. */
export async function tryCenter(
  { scope, services, actor }: BringingContext,
  sent: SentCenter,
): Promise<CenterArrival> {
  await asDryRun(scope, true, (held) => landArrival(held, services, sent.arrival, actor));
  await close(sent);
  return told(sent);
}

/** Brings it in. Throws 422 for what may not come. */
export async function bringCenter(context: BringingContext, sent: SentCenter): Promise<ManagedCenterRow> {
  const { scope, services, actor } = context;
  const { id } = await landArrival(scope, services, sent.arrival, actor);
  await close(sent);
  rememberCenters(context);
  const { fileId } = sent;
  // One that stays goes with the night.
  if (fileId !== null) scope.afterCommit(() => void services.storage.delete(keyOf(fileId)).catch(() => {}));
  return (await findCenter(context, id)) ?? refuse('not_found');
}
