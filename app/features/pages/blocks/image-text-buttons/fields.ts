import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'ImageTextButtons'> = {
  name: { nl: 'Beeld met tekst en knoppen', en: 'Picture with text and buttons' },
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
