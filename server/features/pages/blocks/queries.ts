/** Blocks as they are shown: by this version's schema, with the pictures that they name. */
import { readBlocks, type Block } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import { uploadsByIds, urlOf } from '#server/features/uploads/queries.ts';
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

/** Whoever may see the page may see its pictures; one of another centre, or that is gone, is none. */
export async function shownBlocks(scope: TenantScope, stored: unknown): Promise<Block[]> {
  const shown = readBlocks(Array.isArray(stored) ? stored : []);
  const named = uploadsIn(shown);
  const found = new Map(
    (
      await uploadsByIds(
        scope,
        named.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  for (const one of named) {
    const row = found.get(one.id);
    one.picture = row
      ? { id: row.id, url: urlOf(row), width: row.width, height: row.height, altText: row.altText }
      : null;
  }
  return shown;
}
