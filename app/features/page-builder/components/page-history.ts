/** What is done with the blocks of a page, and how it is taken back: a pure reducer, which knows no screen. */
import { type Block, blocksMax } from '#contract/blocks/all-blocks.ts';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';

/** So many steps can be taken back. */
export const mostSteps = 100;
/** Changes of one field that follow each other within this time are one step. */
const sameStepMs = 1500;

export type Blocks = readonly Block[];

export interface PageHistory {
  past: readonly Blocks[];
  now: Blocks;
  future: readonly Blocks[];
  /** The last change of a field: the next of the same goes into the same step. */
  last: { key: string; at: number } | null;
}

export type BlockChange =
  | { kind: 'add'; block: Block; at: number }
  /** Blocks of another place, as far as the page has room for them. */
  | { kind: 'paste'; blocks: Blocks; at: number }
  /** `to` is its place among the others. */
  | { kind: 'move'; id: string; to: number }
  | { kind: 'copy'; id: string }
  | { kind: 'hide'; id: string }
  | { kind: 'remove'; id: string }
  /** `at` is when, in milliseconds. */
  | { kind: 'edit'; id: string; field: string; value: unknown; at: number }
  | { kind: 'replace'; blocks: Blocks }
  /** The same to each block; one that it gives back as it was is not changed. */
  | { kind: 'each'; change: (block: Block) => Block }
  | { kind: 'undo' }
  | { kind: 'redo' };

export const historyOf = (blocks: Blocks): PageHistory => ({ past: [], now: blocks, future: [], last: null });

/** A new id for a block of this type: the first number that no other has. */
export function newBlockId(type: Block['type'], blocks: Blocks): string {
  const taken = new Set(blocks.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = `${folderOf(type)}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** How many more blocks a page can have. */
export const roomIn = (blocks: Blocks): number => Math.max(0, blocksMax - blocks.length);

const inserted = (blocks: Blocks, block: Block, at: number): Blocks => blocks.toSpliced(at, 0, block);

function moved(blocks: Blocks, id: string, to: number): Blocks {
  const block = blocks.find((one) => one.id === id);
  const others = blocks.filter((one) => one !== block);
  return block ? inserted(others, block, Math.max(0, Math.min(to, others.length))) : blocks;
}

function copied(blocks: Blocks, id: string): Blocks {
  const at = blocks.findIndex((one) => one.id === id);
  const block = blocks[at];
  return block ? inserted(blocks, { ...block, id: newBlockId(block.type, blocks) }, at + 1) : blocks;
}

/** One after the other, so that each id is free. */
function pasted(blocks: Blocks, others: Blocks, at: number): Blocks {
  return others
    .slice(0, roomIn(blocks))
    .reduce(
      (all, block, step) => inserted(all, { ...block, id: newBlockId(block.type, all) }, at + step),
      blocks,
    );
}

const changed = (blocks: Blocks, id: string, change: (block: Block) => Block): Blocks =>
  blocks.map((block) => (block.id === id ? change(block) : block));

function hidden({ isHidden, ...block }: Block): Block {
  return (isHidden ? block : { ...block, isHidden: true }) as Block;
}

/** The blocks after a change; the very same where it changes nothing. */
function blocksAfter(
  blocks: Blocks,
  change: Exclude<BlockChange, { kind: 'undo' } | { kind: 'redo' }>,
): Blocks {
  switch (change.kind) {
    case 'add':
      return inserted(blocks, change.block, change.at);
    case 'paste':
      return pasted(blocks, change.blocks, change.at);
    case 'move':
      return moved(blocks, change.id, change.to);
    case 'copy':
      return copied(blocks, change.id);
    case 'hide':
      return changed(blocks, change.id, hidden);
    case 'remove':
      return blocks.filter(({ id }) => id !== change.id);
    case 'edit':
      return changed(blocks, change.id, (block) => ({ ...block, [change.field]: change.value }) as Block);
    case 'replace':
      return change.blocks;
    case 'each':
      return blocks.map(change.change);
  }
}

const isSame = (one: Blocks, other: Blocks) =>
  one.length === other.length && one.every((block, at) => block === other[at]);

function undone({ past, now, future }: PageHistory): PageHistory | null {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: null } : null;
}

function redone({ past, now, future }: PageHistory): PageHistory | null {
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest, last: null } : null;
}

/** The history after a change. What changes nothing is no step. */
export function changeBlocks(history: PageHistory, change: BlockChange): PageHistory {
  if (change.kind === 'undo') return undone(history) ?? history;
  if (change.kind === 'redo') return redone(history) ?? history;
  const { past, now, last } = history;
  const next = blocksAfter(now, change);
  if (isSame(now, next)) return history;
  const step = change.kind === 'edit' ? { key: `${change.id} ${change.field}`, at: change.at } : null;
  const goesOn = step !== null && last?.key === step.key && step.at - last.at < sameStepMs;
  return {
    past: goesOn ? past : [...past, now].slice(-mostSteps),
    now: next,
    future: [],
    last: step,
  };
}
