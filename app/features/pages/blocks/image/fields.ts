import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Image'> = {
  name: { nl: 'Beeld', en: 'Picture' },
  fields: {
    picture: { control: 'picture', label: 'field.picture' },
    caption: { control: 'text', label: 'field.caption' },
  },
};
export default fields;
