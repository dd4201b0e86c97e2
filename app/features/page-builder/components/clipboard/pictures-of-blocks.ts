/** All pictures of a block, wherever in its fields they stand. */
import { type Block, blocks } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import { firstPicture } from '#app/features/page-builder/components/new-block.ts';

type Change = (picture: BlockPicture) => BlockPicture | null;

const isPicture = (value: object): value is BlockPicture => 'focus' in value && 'image' in value;

function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
}

/** The block with what `change` makes of each of its pictures. */
export const withPictures = (block: Block, change: Change): Block => changed(block, change) as Block;

/** Ids of those that somebody sent. */
export function uploadsIn(block: Block): string[] {
  const found: string[] = [];
  withPictures(block, (picture) => {
    if (picture.image.kind === 'upload') found.push(picture.image.id);
    return picture;
  });
  return found;
}

/** Ids of those that this centre does not have: of another centre, or gone. Of blocks as the server gave them. */
export function unknownUploads(kept: readonly Block[]): string[] {
  const found: string[] = [];
  for (const block of kept)
    withPictures(block, (picture) => {
      if (picture.image.kind === 'upload' && picture.image.picture === null) found.push(picture.image.id);
      return picture;
    });
  return found;
}

/** Without these: no picture, and a drawing where there has to be one. */
export function withoutUploads(block: Block, ids: readonly string[]): Block {
  if (!uploadsIn(block).some((id) => ids.includes(id))) return block;
  const without = (instead: BlockPicture | null) =>
    withPictures(block, (picture) =>
      picture.image.kind === 'upload' && ids.includes(picture.image.id) ? instead : picture,
    );
  const empty = without(null);
  return blocks.safeParse(empty).success ? empty : without(firstPicture);
}
