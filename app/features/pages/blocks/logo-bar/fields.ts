import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'LogoBar'> = {
  name: { nl: 'Rij met logo’s', en: 'Row of logos' },
  about: { nl: 'Van partners en wie je steunen', en: 'Of partners and supporters' },
  words: { nl: 'sponsors partners gemeente fondsen', en: 'sponsors partners funders municipality' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    logos: {
      control: 'list',
      label: 'field.logos',
      fields: {
        name: { control: 'text', label: 'field.name' },
        icon: { control: 'icon', label: 'field.icon' },
        picture: { control: 'picture', label: 'field.picture' },
        href: { control: 'address', label: 'field.href' },
      },
    },
  },
};
export default fields;
