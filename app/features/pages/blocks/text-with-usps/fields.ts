import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'TextWithUsps'> = {
  name: { nl: 'Foto met redenen', en: 'Photo with reasons' },
  about: { nl: 'Waarom meedoen, punt voor punt', en: 'Why join in, point by point' },
  words: { nl: 'voordelen lijst opsomming waarom beeld iconen', en: 'benefits list why picture icons' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    picture: { control: 'picture', label: 'field.picture' },
    points: {
      control: 'list',
      label: 'field.points',
      fields: {
        icon: { control: 'icon', label: 'field.icon' },
        title: { control: 'text', label: 'field.title' },
        text: { control: 'longText', label: 'field.text' },
      },
    },
  },
};
export default fields;
