/** Pictures of an organisation that goes to another centre: the files go along, so that the old addresses lead nowhere. */
import { sql } from 'kysely';
import type { Move, OrganizationPart } from '#server/http/organization-parts.ts';
import { ChangedMeanwhile } from '#server/http/retry.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { picturesOf } from './moving/queries.ts';
import { removePicture } from './sizes/commands.ts';

/** What it shows. Throws when that changed since its files were copied. */
async function takePictures(scope: TenantScope, move: Move) {
  const { fileKeys } = move;
  const found = await picturesOf(scope, move.organization);
  if (found.some(({ storageKey }) => !Object.hasOwn(fileKeys, storageKey))) throw new ChangedMeanwhile();
  const isTheirs = sql`id = any(${found.map((one) => one.id)}::uuid[])`;
  const over = sql`jsonb_build_object('owner_id', null, 'in_files', false,
    'storage_key', ${JSON.stringify(fileKeys)}::jsonb ->> storage_key)`;
  const uploads = await takeRows(scope, 'uploads', isTheirs, over);
  move.pictures = found;
  move.report.pictures = found.length;
  return (there: TenantScope) => putRows(there, 'uploads', uploads);
}

/** Takes them out of the old centre; the files themselves only once that is certain. */
async function removePictures(scope: TenantScope, { pictures, services }: Move): Promise<void> {
  const alone = pictures.filter(({ isShared }) => !isShared);
  await sql`delete from uploads where volunteer_center_id = ${scope.centerId}
    and id = any(${alone.map(({ id }) => id)}::uuid[])`.execute(scope.db);
  scope.afterCommit(() => {
    // One that stays lying there is shown by nothing, and found at night.
    for (const { storageKey } of alone) void removePicture(services.storage, storageKey).catch(() => {});
  });
}

export const uploadMoving: OrganizationPart = { tables: {}, take: takePictures, clear: removePictures };
