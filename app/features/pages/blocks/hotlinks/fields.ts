import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Hotlinks'> = {
  name: { nl: 'Snelle links', en: 'Quick links' },
  about: { nl: 'Korte wegen naar andere pagina’s', en: 'Short ways to other pages' },
  words: { nl: 'knoppen menu verwijzingen doorklikken', en: 'buttons menu shortcuts' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    links: {
      control: 'list',
      label: 'field.links',
      fields: {
        icon: { control: 'icon', label: 'field.icon' },
        title: { control: 'text', label: 'field.title' },
        text: { control: 'text', label: 'field.text' },
        href: { control: 'address', label: 'field.href' },
      },
    },
  },
};
export default fields;
