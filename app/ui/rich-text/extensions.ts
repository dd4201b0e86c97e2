import { Extension, type Extensions, textblockTypeInputRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '#contract/rich-text/link-address.ts';
import { LanguageMark } from '#app/ui/rich-text/language-mark.ts';
import { tableNodes } from '#app/ui/rich-text/table-nodes.ts';

/** One hash and a space begin a heading as two do: the highest of a text, which is of the second level. */
const OneHash = Extension.create({
  name: 'oneHash',
  addInputRules() {
    const type = this.editor.schema.nodes['heading'];
    return type ? [textblockTypeInputRule({ find: /^# $/, type, getAttributes: { level: 2 } })] : [];
  },
});

/** What a text is kept as. Markdown has no signs for underlined and struck words, those of another language, and pictures. */
export type KeptAs = 'html' | 'markdown';

/** The parts of a text that `contract/rich-text/allowed.ts` lists, as the editor knows them, as far as what it is kept as holds them. */
export const extensionsOf = (keptAs: KeptAs): Extensions => [
  StarterKit.configure({
    ...(keptAs === 'markdown' && { underline: false, strike: false }),
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
    },
  }),
  OneHash,
  ...(keptAs === 'markdown' ? [] : [Image.configure({ inline: true }), LanguageMark]),
  ...tableNodes,
];
