import { type ComponentType, createContext } from 'react';
import type * as z from 'zod/mini';
import type { FieldControl } from '#app/features/page-builder/components/block-kinds.ts';
import type { BlockProblems } from '#app/features/page-builder/components/block-problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { Option } from '#app/ui/select.tsx';

export interface FieldListProps {
  fields: Readonly<Record<string, FieldControl>>;
  schemas: Readonly<Record<string, z.ZodMiniType>>;
  values: Readonly<Record<string, unknown>>;
  /** Of what holds them: '' for the block itself, else `cards.0.`. */
  path: string;
  onChange: (name: string, value: unknown) => void;
}

/** What every field of the chosen block may ask. */
interface FieldsOfBlock {
  problems: BlockProblems;
  categories: readonly Option[];
  /** Forms of the centre; null for who may not see them. */
  forms: readonly Option[] | null;
  /** Language of the page; undefined where that is the reader's. */
  locale?: Locale;
  /** Draws the fields of what stands inside a field: of a card, of a link. */
  Inside: ComponentType<FieldListProps>;
}
export const FieldsContext = createContext<FieldsOfBlock>({
  problems: {},
  categories: [],
  forms: [],
  Inside: () => null,
});

/** What each control is given. */
export interface ControlProps {
  field: FieldControl;
  schema: z.ZodMiniType;
  /** In the block: `cards.0.title`. */
  path: string;
  label: string;
  /** That it may be left out, in words. */
  optional: string | undefined;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}
