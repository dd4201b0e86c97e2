import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'SectionTitle'> = {
  name: { nl: 'Tussenkop', en: 'Section title' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
  },
};
export default fields;
