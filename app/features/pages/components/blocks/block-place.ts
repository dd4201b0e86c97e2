import type { Block, BlockName, BlockOf } from '#contract/blocks/all-blocks.ts';

/** Where a block stands in the outline of its page. */
export interface BlockPlace {
  /** Level of its title. */
  title: 1 | 2;
  /** Level of the titles inside it. */
  items: 2 | 3;
  /** The first of the page: its picture is loaded at once. */
  isFirst: boolean;
  /** Counts the blocks of its kind with the same title, this one among them: nothing else tells them apart. */
  number: number;
}

/** What each block is drawn with. `data` is what its `data.server.ts` found, if it has one. */
export type BlockProps<Type extends BlockName, Data = undefined> = {
  block: BlockOf<Type>;
  data: Data;
  place: BlockPlace;
};

/** These always show their title, so one of them may be the page's first heading. */
const heroes: readonly BlockName[] = ['HeroWithSearch', 'PhotoHero'];

/** Whether the first block is the page's title as well; else the page has one of its own. */
export const carriesTitle = ([first]: readonly Block[]): boolean =>
  first !== undefined && heroes.includes(first.type);

const hasTitle = (block: Block) => 'title' in block && block.title !== null;

/** No level is left out: inside a block without a title they follow the heading before it. */
export function blockPlaces(blocks: readonly Block[], isTitleShown: boolean): BlockPlace[] {
  const firstIsTitle = !isTitleShown && carriesTitle(blocks);
  let isUnderTitle = false;
  const counts = new Map<string, number>();
  return blocks.map((block, at) => {
    const title = firstIsTitle && at === 0 ? 1 : 2;
    // What has no title of its own goes on under the last one, but one that may show nothing is no heading to count on.
    const items = title === 2 && (hasTitle(block) || isUnderTitle) ? 3 : 2;
    if (block.type === 'SectionTitle') isUnderTitle = true;
    const name = `${block.type} ${'title' in block ? block.title : ''}`;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return { title, items, isFirst: at === 0, number };
  });
}

/** The folder of a block: 'QuoteBlock' is in `quote-block`. */
export const folderOf = (type: string): string =>
  type.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Id of its heading. */
export const headingId = ({ id }: { id: string }): string => `block-${id}`;
