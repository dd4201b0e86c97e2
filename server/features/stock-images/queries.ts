/** Stock images of the centre and of the platform, read alike. They are few, so a list of them is read as a whole. */
import { sql } from 'kysely';
import type { StockImageOwner } from '#contract/stock-images.ts';
import { textHasWords } from '#server/http/list-words.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface StockImageRow {
  id: string;
  owner: StockImageOwner;
  name: string;
  shortDescription: string | null;
  description: string | null;
  keywords: string[];
  /** The upload of the centre; of the platform's their own id, under which their file is served. */
  imageId: string;
  storageKey: string;
  checksum: string;
  mime: string;
  width: number;
  height: number;
  preview: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  lockVersion: number;
}

const said = sql`s.id, s.name, s.short_description, s.description, s.keywords, s.created_at, s.updated_at, s.lock_version`;

/** All of them, those added last first; or the one with this id. */
async function readStockImages({ db, centerId }: TenantScope, id: string | null): Promise<StockImageRow[]> {
  const { rows } = await sql<StockImageRow>`
    select 'center' as owner, ${said}, s.image_id, u.storage_key, u.checksum, u.mime, u.width, u.height, u.preview, u.version
    from stock_images s join uploads u on u.volunteer_center_id = s.volunteer_center_id and u.id = s.image_id
    where s.volunteer_center_id = ${centerId} and (${id}::uuid is null or s.id = ${id}::uuid)
    union all
    select 'platform', ${said}, s.id, s.storage_key, s.checksum, s.mime, s.width, s.height, s.preview, s.version
    from shared_stock_images s where ${id}::uuid is null or s.id = ${id}::uuid
    order by created_at desc, id`.execute(db);
  return rows;
}

export const allStockImages = (scope: TenantScope): Promise<StockImageRow[]> => readStockImages(scope, null);

export const findStockImage = async (scope: TenantScope, id: string): Promise<StockImageRow | undefined> =>
  (await readStockImages(scope, id))[0];

/** The same, of one that is there. Throws 404 when it is gone. */
export const stockImageById = async (scope: TenantScope, id: string): Promise<StockImageRow> =>
  (await findStockImage(scope, id)) ?? refuse('not_found');

/** Those that all words are found in. */
export function stockImagesWith(
  rows: readonly StockImageRow[],
  words: string | undefined,
): readonly StockImageRow[] {
  return rows.filter(({ name, shortDescription, description, keywords }) =>
    textHasWords([name, shortDescription ?? '', description ?? '', ...keywords].join(' '), words),
  );
}
