/** On which ground the pictures can be seen that were kept before that was told of each. */
import { sql } from 'kysely';
import type { SeenOn } from '#contract/uploads.ts';
import type { Services } from '#server/http/services.ts';
import { groundOfPicture } from '#server/storage/picture-file.ts';
import { inScope } from '#server/tenancy/scope.ts';

/** Looked at in one night: there may be thousands, and logos come first. */
const batch = 500;

interface Unseen {
  id: string;
  storageKey: string;
  mime: string;
  version: number;
}

/** Those that somebody chose as a logo, then the newest. */
const unseenOf = ({ pool }: Pick<Services, 'pool'>, centerId: number): Promise<Unseen[]> =>
  inScope(
    pool,
    centerId,
    async ({ db }) => {
      const { rows } = await sql<Unseen>`
        select u.id, u.storage_key, u.mime, u.version from uploads u
        where u.volunteer_center_id = ${centerId} and u.kind = 'picture' and u.seen_on is null
        order by exists (select from organizations o where o.volunteer_center_id = u.volunteer_center_id and o.logo_id = u.id)
          or exists (select from partners p where p.volunteer_center_id = u.volunteer_center_id and p.logo_id = u.id)
          or exists (select from volunteer_center_profiles c where c.volunteer_center_id = u.volunteer_center_id
            and (c.website_logo_url like '/uploads/' || u.id || '.%' or c.website_logo_dark_mode_url like '/uploads/' || u.id || '.%')) desc,
          u.id desc
        limit ${batch}`.execute(db);
      return rows;
    },
    { isReadOnly: true },
  );

/** A file that is gone, or cannot be opened any more, is looked at no second time. */
async function groundOf({ storage }: Pick<Services, 'storage'>, one: Unseen): Promise<SeenOn> {
  if (one.mime === 'image/jpeg') return 'both';
  const bytes = await storage.read(one.storageKey);
  return bytes ? groundOfPicture(bytes).catch(() => 'both' as const) : 'both';
}

/** Looks at those of one centre. Answers how many. */
export async function lookAtPictures(
  services: Pick<Services, 'pool' | 'storage'>,
  centerId: number,
): Promise<number> {
  const unseen = await unseenOf(services, centerId);
  for (const one of unseen) {
    const seenOn = await groundOf(services, one);
    await inScope(services.pool, centerId, ({ db }) =>
      db
        .updateTable('uploads')
        .set({ seenOn })
        .where('volunteerCenterId', '=', centerId)
        .where('id', '=', one.id)
        // Another file may have taken its place meanwhile.
        .where('version', '=', one.version)
        .execute(),
    );
  }
  return unseen.length;
}
