import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Markdown'> = {
  name: { nl: 'Tekst', en: 'Text' },
  fields: {
    markdown: { control: 'markdown', label: 'field.text' },
  },
};
export default fields;
