import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'Hotlinks'> = {
  name: { nl: 'Snelle links', en: 'Quick links' },
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
