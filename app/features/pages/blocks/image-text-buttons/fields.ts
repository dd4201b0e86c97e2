import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'ImageTextButtons'> = {
  name: { nl: 'Foto met tekst en knoppen', en: 'Photo with text and buttons' },
  about: { nl: 'Links een foto, rechts tekst, of andersom', en: 'A photo on one side, text on the other' },
  words: { nl: 'beeld afbeelding plaatje naast tekst knop', en: 'picture image beside text button' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    text: { control: 'longText', label: 'field.text' },
    picture: { control: 'picture', label: 'field.picture' },
    imageSide: {
      control: 'choice',
      label: 'field.imageSide',
      options: { left: 'option.left', right: 'option.right' },
    },
    actions: { control: 'list', label: 'field.actions', fields: linkFields },
  },
};
export default fields;
