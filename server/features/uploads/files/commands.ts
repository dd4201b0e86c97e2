/** Putting another file in the place of one, and removing what is shown nowhere: what only those do who keep the files of a centre. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { nounName } from '#contract/noun-names.ts';
import { recordAudit } from '#server/audit/events.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { checkRoom, type OpenedFile } from '../commands.ts';
import { extensionOf, holdUpload, uploadById, type UploadRow } from '../queries.ts';
import { removePicture } from '../sizes/commands.ts';
import { usesOf } from '../uses/queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'services' | 'locale'>;

/** Whatever shows it shows the new one, under another address; what was said of it stays. Throws 422 for one of the other kind. */
export async function replaceUpload(
  { scope, actor, services }: CommandContext,
  id: string,
  { fileName, picture }: OpenedFile,
): Promise<UploadRow> {
  const old = await holdUpload(scope, id);
  if ((picture.width === null) !== (old.width === null)) refuse('other_kind_of_file', { pointer: '/file' });
  await checkRoom(scope, picture.bytes.length - old.byteSize);
  const { bytes, mime, width, height, preview, seenOn } = picture;
  const storageKey = `${scope.centerId}/${uuidv7()}.${extensionOf({ mime })}`;
  scope.afterRollback(() => void services.storage.delete(storageKey).catch(() => {}));
  await services.storage.put(storageKey, bytes);
  await scope.db
    .updateTable('uploads')
    .set({
      fileName,
      storageKey,
      checksum: createHash('sha256').update(bytes).digest('hex'),
      mime,
      byteSize: bytes.length,
      width,
      height,
      preview,
      seenOn,
      version: old.version + 1,
    })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  // One that stays lying there is found at night, as one without a row.
  scope.afterCommit(() => void removePicture(services.storage, old.storageKey).catch(() => {}));
  await recordAudit(scope, actor, { act: 'replace', subjectType: 'uploads', subjectId: id });
  return uploadById(scope, id);
}

/** More places than these are only counted. */
const mostNamed = 5;

/** Throws 422 while it is shown anywhere, and says where. */
export async function deleteUpload(
  { scope, actor, services, locale }: CommandContext,
  id: string,
): Promise<void> {
  const { storageKey } = await holdUpload(scope, id);
  const uses = (await usesOf(scope, [id])).get(id) ?? [];
  if (uses.length > 0) {
    const named = uses
      .slice(0, mostNamed)
      .map(({ type, title }) => `${nounName(locale, type, 'the') ?? ''} ${title}`.trim());
    const more = uses.length > mostNamed ? [`+${uses.length - mostNamed}`] : [];
    refuse('file_in_use', { values: { places: [...named, ...more].join(', ') } });
  }
  await recordAudit(scope, actor, { act: 'delete', subjectType: 'uploads', subjectId: id });
  await scope.db
    .deleteFrom('uploads')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  scope.afterCommit(() => void removePicture(services.storage, storageKey).catch(() => {}));
}
