import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Markdown'> = {
  name: 'block.Markdown',
  fields: {
    markdown: { control: 'markdown', label: 'field.text' },
  },
};
export default fields;
