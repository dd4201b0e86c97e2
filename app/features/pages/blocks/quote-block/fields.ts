import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'QuoteBlock'> = {
  name: { nl: 'Citaat', en: 'Quote' },
  about: { nl: 'Woorden van een vrijwilliger of bezoeker', en: 'Words of a volunteer or visitor' },
  words: { nl: 'uitspraak ervaring verhaal aanhaling', en: 'testimonial experience story saying' },
  fields: {
    quote: { control: 'longText', label: 'field.quote' },
    name: { control: 'text', label: 'field.name' },
    role: { control: 'text', label: 'field.role' },
    picture: { control: 'picture', label: 'field.picture' },
  },
};
export default fields;
