/** What was copied comes in as it went, and what is no block, or of another site, does not. */
import { expect, test } from 'vitest';
import { type Block, blocksMax } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import { readCopied, textOfBlocks, writeCopied } from './copied-blocks.ts';
import { unknownUploads, withoutUploads } from './pictures-of-blocks.ts';

const title = (text: string): Block => ({
  type: 'SectionTitle',
  version: 1,
  id: 'a',
  title: text,
  intro: null,
});
const upload = (id: string, url: string | null): BlockPicture => ({
  image: {
    kind: 'upload',
    id,
    picture: url === null ? null : { id, url, width: 1, height: 1, altText: null },
  },
  alt: null,
  focus: { x: 0.5, y: 0.5 },
});
const [mine, theirs] = [
  '01990000-0000-7000-8000-000000000001',
  '01990000-0000-7000-8000-000000000002',
] as const;
const slides = (...pictures: BlockPicture[]): Block =>
  ({
    type: 'PhotoSlideshow',
    version: 1,
    id: 'b',
    title: 'Foto’s',
    slides: pictures.map((picture) => ({ picture, caption: null })),
  }) as Block;
const hero = (picture: BlockPicture | null): Block =>
  ({ type: 'PhotoHero', version: 1, id: 'c', title: 'Hallo', text: 'Daar', picture, actions: [] }) as Block;

test('what was copied is read as it was', () => {
  const copied = [title('Kop'), hero(upload(mine, '/uploads/x.webp'))];
  expect(readCopied(writeCopied(copied))).toEqual({ blocks: copied, refused: 0 });
  expect(textOfBlocks(copied)).toBe('Kop\n\nHallo\n\nDaar');
});

test.each([
  ['no JSON', 'Hallo'],
  ['JSON of something else', '{"a":1}'],
  ['nothing', ''],
  ['null', 'null'],
  ['no list', '{"blocks":"a"}'],
])('%s holds no blocks', (_name, text) => expect(readCopied(text)).toBeNull());

test.each<[string, object]>([
  ['an unknown kind', { ...title('x'), type: 'Script' }],
  ['a newer version', { ...title('x'), version: 99 }],
  ['a title that is too long', title('x'.repeat(121))],
  ['a link that runs script', { ...hero(null), actions: [{ label: 'x', href: 'javascript:alert(1)' }] }],
])('%s is refused, what stands beside it is not', (_name, bad) =>
  expect(readCopied(writeCopied([bad as Block, title('Wel')]))).toEqual({
    blocks: [title('Wel')],
    refused: 1,
  }),
);

test('no more blocks are read than a page may have', () =>
  expect(readCopied(writeCopied(Array<Block>(150).fill(title('x'))))?.refused).toBe(150 - blocksMax));

test('a picture is not asked of another address than this site’s', () => {
  const [read] = readCopied(writeCopied([hero(upload(mine, 'https://elders.example/x.png'))]))?.blocks ?? [];
  expect(read).toEqual(hero({ ...upload(mine, null), image: { kind: 'upload', id: mine } }));
});

test('pictures that this site does not have go: no picture where there may be none, else a drawing', () => {
  const page = [hero(upload(theirs, null)), slides(upload(mine, '/uploads/x.webp'), upload(theirs, null))];
  expect(unknownUploads(page)).toEqual([theirs, theirs]);
  const without = page.map((block) => withoutUploads(block, [theirs]));
  expect(without[0]).toEqual(hero(null));
  const [first, second] = (without[1] as Extract<Block, { type: 'PhotoSlideshow' }>).slides;
  expect([first?.picture, second?.picture.image.kind]).toEqual([upload(mine, '/uploads/x.webp'), 'drawing']);
  expect(withoutUploads(page[1] as Block, [mine, theirs]).id).toBe('b');
  const untouched = title('x');
  expect(withoutUploads(untouched, [theirs])).toBe(untouched);
});
