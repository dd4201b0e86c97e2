/** Where each block is drawn. A file of its own, as the names of all of them are more than a page weighs without. */
import type { ComponentType } from 'react';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';

const files = import.meta.glob<{ default: ComponentType<never> }>('../../blocks/*/block.tsx');

/** A type that this version does not know shows nothing. */
const nothing = { default: () => null };

/** Fetches what draws blocks of this type. */
export const blockFile = async (type: string) =>
  (await files[`../../blocks/${folderOf(type)}/block.tsx`]?.()) ?? nothing;
