/** Blocks as they are shown: by this version's schema, with the pictures that they name. */
import { readBlocks, type Block } from '#contract/blocks/all-blocks.ts';
import { blockPicture, type BlockPicture } from '#contract/block-fields.ts';
import { asPicture, uploadsByIds } from '#server/features/uploads/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Upload = Extract<BlockPicture['image'], { kind: 'upload' }>;

const isUpload = (value: object): value is Upload =>
  'kind' in value && value.kind === 'upload' && 'id' in value;

/** Those anywhere in the fields of blocks. */
function uploadsIn(value: unknown): Upload[] {
  if (value === null || typeof value !== 'object') return [];
  if (isUpload(value)) return [value];
  return Object.values(value).flatMap(uploadsIn);
}

/** Fills in what is known of the pictures. */
async function fillIn(scope: TenantScope, named: readonly Upload[]): Promise<void> {
  const rows = await uploadsByIds(
    scope,
    named.map(({ id }) => id),
  );
  const found = new Map(rows.map((row) => [row.id, asPicture(row)]));
  for (const one of named) {
    one.picture = found.get(one.id) ?? null;
  }
}

/** Whoever may see the page may see its pictures; one of another centre, or that is gone, is none. */
export async function shownBlocks(scope: TenantScope, stored: unknown): Promise<Block[]> {
  const shown = readBlocks(Array.isArray(stored) ? stored : []);
  await fillIn(scope, uploadsIn(shown));
  return shown;
}

const pictureIn = (stored: unknown): BlockPicture | null => {
  const read = blockPicture.safeParse(stored);
  return read.success ? read.data : null;
};

/** The same of the picture of a page. */
export async function shownPicture(scope: TenantScope, stored: unknown): Promise<BlockPicture | null> {
  const picture = pictureIn(stored);
  await fillIn(scope, uploadsIn(picture));
  return picture;
}

type Shown<Row> = Omit<Row, 'image'> & { image: BlockPicture | null };

/** The same of all that are listed, read at once. */
export async function shownPictures<Row extends { image: unknown }>(
  scope: TenantScope,
  listed: readonly Row[],
): Promise<Shown<Row>[]> {
  const rows = listed.map((row) => ({ ...row, image: pictureIn(row.image) }));
  await fillIn(scope, uploadsIn(rows.map(({ image }) => image)));
  return rows;
}

export const withShownPictures = async <Row extends { image: unknown }>(
  scope: TenantScope,
  page: PageOf<Row>,
): Promise<PageOf<Shown<Row>>> => ({ ...page, rows: await shownPictures(scope, page.rows) });
