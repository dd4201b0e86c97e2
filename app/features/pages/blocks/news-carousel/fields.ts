import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'NewsCarousel'> = {
  name: { nl: 'Nieuws op een rij', en: 'News in a row' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    source: {
      control: 'choice',
      label: 'field.source',
      options: { newest: 'option.newest', featured: 'option.featured' },
    },
    count: { control: 'number', label: 'field.count' },
  },
};
export default fields;
