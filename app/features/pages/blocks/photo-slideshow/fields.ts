import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'PhotoSlideshow'> = {
  name: { nl: 'Foto’s achter elkaar', en: 'Photos one by one' },
  about: { nl: 'Om door te bladeren', en: 'To leaf through' },
  words: {
    nl: 'album galerij diavoorstelling carrousel beelden',
    en: 'photo album gallery slideshow carousel pictures',
  },
  fields: {
    title: { control: 'text', label: 'field.title' },
    slides: {
      control: 'list',
      label: 'field.slides',
      fields: {
        picture: { control: 'picture', label: 'field.picture' },
        caption: { control: 'text', label: 'field.caption' },
      },
    },
  },
};
export default fields;
