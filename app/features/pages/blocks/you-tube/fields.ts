import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'YouTube'> = {
  name: { nl: 'Film van YouTube', en: 'Film on YouTube' },
  about: { nl: 'Speelt pas af wanneer iemand dat wil', en: 'Plays only once somebody wants it' },
  words: { nl: 'video filmpje youtube', en: 'video clip movie' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    text: { control: 'longText', label: 'field.text' },
    address: { control: 'film', label: 'field.address' },
    picture: { control: 'picture', label: 'field.picture' },
    transcript: { control: 'longText', label: 'field.transcript' },
  },
};
export default fields;
