import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'FourCards'> = {
  name: { nl: 'Vier kaarten', en: 'Four cards' },
  about: { nl: 'Vier onderwerpen, elk met beeld en link', en: 'Four topics, each with a picture and a link' },
  words: { nl: 'tegels blokken vakken kolommen onderwerpen', en: 'tiles boxes columns topics' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    more: { control: 'link', label: 'field.more', fields: linkFields },
    cards: {
      control: 'list',
      label: 'field.cards',
      fields: {
        icon: { control: 'icon', label: 'field.icon' },
        picture: { control: 'picture', label: 'field.picture' },
        title: { control: 'text', label: 'field.title' },
        text: { control: 'longText', label: 'field.text' },
        href: { control: 'address', label: 'field.href' },
      },
    },
  },
};
export default fields;
