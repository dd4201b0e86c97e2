/** Which control each field of a block is edited with: the inspector of the page builder is drawn from it. */
import type { BlockLink, BlockPicture } from '#contract/block-fields.ts';
import type { BlockName, BlockOf } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, WordKey } from '#app/i18n/nouns.ts';

type BuilderKey = WordKey<Messages['page-builder']>;

/** What a text is: words on a line or several, Markdown, or something that is chosen. */
type TextControl =
  | 'text'
  | 'longText'
  | 'markdown'
  | 'address'
  | 'icon'
  | 'film'
  | 'category'
  | 'place'
  | 'form';

type ControlFor<Value> = [Value] extends [BlockPicture]
  ? { control: 'picture' }
  : [Value] extends [BlockLink]
    ? { control: 'link'; fields: FieldsFor<BlockLink> }
    : Value extends readonly (infer Item extends object)[]
      ? { control: 'list'; fields: FieldsFor<Item> }
      : Value extends number
        ? { control: 'number' }
        : string extends Value
          ? { control: TextControl }
          : { control: 'choice'; options: Record<Value & string, BuilderKey> };

type FieldsFor<Values> = {
  [Name in keyof Values]-?: ControlFor<NonNullable<Values[Name]>> & { label: BuilderKey };
};

/** Default export of a block's `fields.ts`. How long and how many its schema says (`limitsOf`), and whether it may be left out. */
export interface BlockFields<Type extends BlockName> {
  /** What people call this block. It stands with the block, so that a new one is its folder and a line in the list. */
  name: Record<Locale, string>;
  /** What it is for, on one line. */
  about: Record<Locale, string>;
  /** What else people call it: by these words it is found as well. */
  words: Record<Locale, string>;
  fields: FieldsFor<Omit<BlockOf<Type>, 'type' | 'id' | 'version' | 'isHidden'>>;
}

/** Fields of a link, in a list of buttons and by itself. */
export const linkFields: FieldsFor<BlockLink> = {
  label: { control: 'text', label: 'field.label' },
  href: { control: 'address', label: 'field.href' },
};
