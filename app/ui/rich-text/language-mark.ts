import { Mark } from '@tiptap/core';

/** Words in another language than the page's: `<span lang="en">` (WCAG 3.1.2). */
export const LanguageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({
    lang: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('lang') },
  }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Languages that one meets in a Dutch neighbourhood; `Intl` knows what they are called. */
export const markedLanguages: readonly string[] = [
  'nl',
  'en',
  'fy',
  'nds',
  'ar',
  'de',
  'es',
  'fa',
  'fr',
  'pap',
  'pl',
  'so',
  'ti',
  'tr',
  'uk',
  'zh',
];
