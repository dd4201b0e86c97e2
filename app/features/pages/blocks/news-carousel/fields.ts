import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'NewsCarousel'> = {
  name: { nl: 'Nieuws op een rij', en: 'News in a row' },
  about: { nl: 'De laatste nieuwsberichten', en: 'The latest news' },
  words: { nl: 'berichten actueel nieuwsbericht', en: 'articles updates blog' },
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
