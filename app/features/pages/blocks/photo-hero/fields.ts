import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'PhotoHero'> = {
  name: { nl: 'Grote foto met titel', en: 'Large photo with title' },
  about: { nl: 'Een opening over de hele breedte', en: 'An opening over the whole width' },
  words: { nl: 'begin kop header voorpagina beeld banner', en: 'header front page picture banner hero' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    text: { control: 'longText', label: 'field.text' },
    picture: { control: 'picture', label: 'field.picture' },
    actions: { control: 'list', label: 'field.actions', fields: linkFields },
  },
};
export default fields;
