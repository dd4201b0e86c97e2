import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'SectionTitle'> = {
  name: { nl: 'Tussenkop', en: 'Section title' },
  about: { nl: 'Begint een nieuw stuk van de pagina', en: 'Begins another part of the page' },
  words: { nl: 'titel kop kopje inleiding', en: 'heading headline intro' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
  },
};
export default fields;
