/** What differs between two states of a page, in the texts that people read. */
import type { Block, BlockName } from '#contract/blocks/all-blocks.ts';
import type { PageContent } from '#contract/page-fields.ts';
import { type FieldControl, kindOf } from '#app/features/page-builder/components/block-kinds.ts';

/** Only here, only there, at another place, or with other texts. */
export type DifferenceKind = 'gone' | 'come' | 'moved' | 'changed';
export interface BlockDifference {
  id: string;
  type: BlockName;
  kind: DifferenceKind;
  before: string[];
  after: string[];
}

const readable = new Set<FieldControl['control']>([
  'text',
  'longText',
  'markdown',
  'address',
  'film',
  'place',
]);

function textsIn(fields: Readonly<Record<string, FieldControl>>, values: object): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (value === null || value === undefined || value === '') return [];
    if (Array.isArray(value)) return value.flatMap((one: object) => textsIn(field.fields ?? {}, one));
    if (field.fields) return textsIn(field.fields, value);
    return readable.has(field.control) ? [String(value as string)] : [];
  });
}

/** All that can be read in a block, in the order of its fields. */
export const textsOf = (block: Block): string[] => textsIn(kindOf(block.type).fields, block);

/** The first words of a block, without the signs of Markdown: tells two of a kind apart. */
export const firstWordsOf = (block: Block): string | undefined =>
  textsOf(block)[0]
    ?.split('\n')[0]
    ?.replaceAll(/^[#>*\-\s]+|\*\*/g, '');

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The order of those that both have. */
const shared = (blocks: readonly Block[], others: readonly Block[]) =>
  blocks.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id);

/** Block by block, those that are gone last. */
export function blockDifferences(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  const [old, now] = [shared(before, after), shared(after, before)];
  const met = after.flatMap((block): BlockDifference[] => {
    const was = before.find(({ id }) => id === block.id);
    const is = { id: block.id, type: block.type, after: textsOf(block) };
    if (!was) return [{ ...is, kind: 'come', before: [] }];
    if (!isSame(was, block)) return [{ ...is, kind: 'changed', before: textsOf(was) }];
    return old.indexOf(block.id) === now.indexOf(block.id)
      ? []
      : [{ ...is, kind: 'moved', before: is.after }];
  });
  const gone = before
    .filter(({ id }) => !after.some((block) => block.id === id))
    .map((block): BlockDifference => ({
      id: block.id,
      type: block.type,
      kind: 'gone',
      before: textsOf(block),
      after: [],
    }));
  return [...met, ...gone];
}

type Said = Omit<PageContent, 'blocks' | 'image'>;

/** What is said of a page besides its blocks, as far as it differs. */
export const saidDifferences = (before: Said, after: Said, names: readonly (keyof Said)[]) =>
  names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ name, before: String(before[name] ?? ''), after: String(after[name] ?? '') }));
