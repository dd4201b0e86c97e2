/** Pictures that are there already, to be shown once more. */
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { UploadRow } from '../queries.ts';

/** A picture of the centre, held so that nobody removes it before whatever names it is written. */
export const holdPicture = (scope: TenantScope, id: string): Promise<UploadRow | undefined> =>
  scope.db
    .selectFrom('uploads')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .forKeyShare()
    .executeTakeFirst();

/** The same picture, sent earlier: one of the person's own, or without a person among the files of the centre. */
export const sameFile = (
  scope: TenantScope,
  checksum: string,
  ownerId: string | null,
): Promise<UploadRow | undefined> =>
  scope.db
    .selectFrom('uploads')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('checksum', '=', checksum)
    .where('kind', '=', 'picture')
    .$if(ownerId === null, (query) => query.where('inFiles', '=', true))
    .$if(ownerId !== null, (query) => query.where('ownerId', '=', ownerId))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
