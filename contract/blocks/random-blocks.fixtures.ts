/** Blocks that nobody thought of: random ones that their schemas allow, and ones in which every text means harm. */
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { type Block, blockTypes } from './all-blocks.ts';
import { limitsOf } from './schema-limits.ts';

type BlockKind = (typeof blockTypes)[number];
type Fields = Readonly<Record<string, z.ZodMiniType>>;

const hrefs = ['/nieuws', '#deel', 'https://voorbeeld.nl/a?b=c', 'mailto:a@voorbeeld.nl', 'tel:+31612345678'];
const picture = fc.record({
  image: fc.record({ kind: fc.constant('drawing'), key: fc.constantFrom('koffie', 'kwame', 'weg') }),
  alt: fc.constantFrom(null, '', 'Een tuin'),
  focus: fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.constantFrom(0, 0.5, 1) }),
});

const words = 'Vrijwilligersvacaturebeoordelingscommissie zoekt burenhulp in de buurt ';

/** Any text that a field takes, the shortest and the longest ones among them: without control characters, and with something to see. */
const textUpTo = (most: number) =>
  fc.oneof(
    fc.constantFrom(
      'A',
      'W'.repeat(most),
      words
        .repeat(most / words.length + 1)
        .slice(0, most)
        .trim(),
    ),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(most, 60) })
      .map((text) => text.slice(0, most).toWellFormed().trim())
      // oxlint-disable-next-line no-control-regex
      .map((text) => text.replaceAll(/[\u0000-\u001f\u007f]/g, '').normalize('NFC'))
      .map((text) => (/^[\p{Default_Ignorable_Code_Point}\p{Z}\s]*$/u.test(text) ? 'a' : text)),
  );

/** What is no text, by the name of its field. */
const named: Record<string, fc.Arbitrary<unknown>> = {
  href: fc.constantFrom(...hrefs),
  picture,
  icon: fc.constantFrom('heart', 'geen-icoon', 'constructor', '__proto__'),
  address: fc.constant('https://youtu.be/aqz-KE-bpKQ'),
  formId: fc.option(fc.uuid({ version: 4 }), { nil: null }),
  category: fc.constant('language'),
  imageSide: fc.constantFrom('left', 'right'),
  source: fc.constant('newest'),
  count: fc.integer({ min: 2, max: 9 }),
};

/** How much of a block is there: what may be left out is, now and then, or never. */
type Share = 'some' | 'all';

function valueOf(schema: z.ZodMiniType, share: Share, name = ''): fc.Arbitrary<unknown> {
  const { mayBeNull, least = 0, most = 1, item, fields } = limitsOf(schema);
  const present = (): fc.Arbitrary<unknown> => {
    if (named[name]) return named[name];
    if (item)
      return fc.array(valueOf(item, share), {
        minLength: share === 'all' ? Math.max(least, 1) : least,
        maxLength: most,
      });
    if (fields) return recordOf(fields, share);
    return textUpTo(most);
  };
  return mayBeNull && share === 'some' ? fc.option(present(), { freq: 4 }) : present();
}

const recordOf = (fields: Fields, share: Share) =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field, share, key)])),
  );

const anyOfKind = ({ type, version, fields }: BlockKind, share: Share): fc.Arbitrary<Block> =>
  recordOf(fields, share).map((own) => ({ type, version, ...own }) as unknown as Block);

/** One block of each kind, with something in all of its fields. */
export const oneOfEach: fc.Arbitrary<Block[]> = fc
  .tuple(...blockTypes.map((kind) => anyOfKind(kind, 'all')))
  .map((page) => page.map((block, at) => ({ ...block, id: `b${at}` })));

/** The blocks of a page: 1 to 20 of them, of any kind and in any order. */
export const anyPage: fc.Arbitrary<Block[]> = fc
  .array(fc.oneof(...blockTypes.map((kind) => anyOfKind(kind, 'some'))), { minLength: 1, maxLength: 20 })
  .map((page) => page.map((block, at) => ({ ...block, id: `b${at}` })));

/** A block with this in every text, as far as it fits; what is no text stays. */
export function filledWith(text: string, values: object, fields: Fields): object {
  const filled = (value: unknown, schema: z.ZodMiniType, name = ''): unknown => {
    const { item, fields: inner, most } = limitsOf(schema);
    if (name === 'picture')
      return { image: { kind: 'drawing', key: 'tuin' }, focus: { x: 0.1, y: 0.9 }, alt: text.slice(0, 250) };
    if (value === null || name in named) return value;
    if (item) return (value as unknown[]).map((one) => filled(one, item));
    if (inner) return filledWith(text, value as object, inner);
    return most === undefined
      ? value
      : text
          .replaceAll('\n', most > 5000 ? '\n' : ' ')
          .slice(0, most)
          .trim();
  };
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      filled((values as Record<string, unknown>)[key], field, key),
    ]),
  );
}

/** A block with this address in every field that leads somewhere. */
export const leadingTo = <Value>(href: string, value: Value): Value =>
  (Array.isArray(value)
    ? value.map((one) => leadingTo(href, one))
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).map(([key, own]) => [
            key,
            key === 'href' || key === 'address' ? href : leadingTo(href, own),
          ]),
        )
      : value) as Value;

/** Whether a block of this kind leads anywhere. */
export const leadsSomewhere = (block: Block): boolean => /"(href|address)"/.test(JSON.stringify(block));
