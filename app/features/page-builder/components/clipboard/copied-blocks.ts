/** Blocks on their way to another place: how they stand on the clipboard and on this device, and what of them may come in. */
import { type Block, blocks, blocksMax, upgradedBlock } from '#contract/blocks/all-blocks.ts';
import { textsOf } from '#app/features/page-builder/components/differences.ts';
import { withPictures } from '#app/features/page-builder/components/clipboard/pictures-of-blocks.ts';

/** What was copied, as far as this page can take it. */
export interface Copied {
  blocks: Block[];
  /** How many this version does not know, or are not filled in as they should be. */
  refused: number;
}

/** Where a picture is shown from is the server's to say: an address of another site would be asked for it. */
const withOwnAddresses = (block: Block): Block =>
  withPictures(block, (picture) => {
    const { image } = picture;
    if (image.kind !== 'upload' || image.picture?.url.startsWith('/uploads/')) return picture;
    return { ...picture, image: { kind: 'upload', id: image.id } };
  });

/** As text that `readCopied` reads. */
export const writeCopied = (copied: readonly Block[]): string => JSON.stringify({ blocks: copied });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null where the text holds no blocks: whatever else somebody copied. Each is judged as one that is written here. */
export function readCopied(text: string): Copied | null {
  const found = parsed(text);
  if (typeof found !== 'object' || found === null || !('blocks' in found)) return null;
  if (!Array.isArray(found.blocks)) return null;
  const read = found.blocks
    .slice(0, blocksMax)
    .map((one) => blocks.safeParse(upgradedBlock(one)))
    .flatMap((one) => (one.success ? [withOwnAddresses(one.data)] : []));
  return { blocks: read, refused: found.blocks.length - read.length };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What other programs get: the words that can be read. */
export const textOfBlocks = (copied: readonly Block[]): string => copied.flatMap(textsOf).join('\n\n');

/** The same as a page, with the blocks themselves on it for the page builder. */
export const htmlOfBlocks = (copied: readonly Block[]): string =>
  `<div data-blocks="${escaped(writeCopied(copied))}">${copied
    .flatMap(textsOf)
    .map((text) => `<p>${escaped(text)}</p>`)
    .join('')}</div>`;

/** The blocks on such a page, or null. */
export function blocksInHtml(html: string): Copied | null {
  const held = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-blocks]');
  return held && readCopied(held.getAttribute('data-blocks') ?? '');
}
