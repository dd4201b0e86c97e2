import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Markdown'> = {
  name: { nl: 'Tekst', en: 'Text' },
  about: { nl: 'Alinea’s, koppen, lijsten en links', en: 'Paragraphs, headings, lists and links' },
  words: {
    nl: 'opsomming tabel kop alinea artikel schrijven verhaal',
    en: 'bullets table heading paragraph article write story',
  },
  fields: {
    markdown: { control: 'markdown', label: 'field.text' },
  },
};
export default fields;
