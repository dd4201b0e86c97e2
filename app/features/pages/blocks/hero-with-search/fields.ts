import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'HeroWithSearch'> = {
  name: { nl: 'Straat met zoekzin', en: 'Street with search sentence' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
  },
};
export default fields;
