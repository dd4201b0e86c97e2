import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'HeroWithSearch'> = {
  name: { nl: 'Straat met zoekzin', en: 'Street with search sentence' },
  about: { nl: 'De tekening van je straat, met zoeken', en: 'The drawing of your street, with search' },
  words: {
    nl: 'voorpagina zoeken zoekbalk begin kop header vacatures',
    en: 'front page search bar header vacancies',
  },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
  },
};
export default fields;
