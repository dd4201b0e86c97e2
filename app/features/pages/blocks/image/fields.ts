import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Image'> = {
  name: { nl: 'Foto of tekening', en: 'Photo or drawing' },
  about: { nl: 'Eén beeld, met een bijschrift', en: 'One picture, with a caption' },
  words: { nl: 'beeld afbeelding plaatje', en: 'picture image illustration' },
  fields: {
    picture: { control: 'picture', label: 'field.picture' },
    caption: { control: 'text', label: 'field.caption' },
  },
};
export default fields;
