import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'DualCta'> = {
  name: { nl: 'Twee oproepen', en: 'Two calls to action' },
  about: { nl: 'Voor twee groepen, elk met een eigen knop', en: 'For two groups, each with its own button' },
  words: {
    nl: 'knoppen keuze vrijwilliger organisatie naast elkaar kolommen',
    en: 'buttons choice volunteer organisation columns',
  },
  fields: {
    title: { control: 'text', label: 'field.title' },
    items: {
      control: 'list',
      label: 'field.items',
      fields: {
        icon: { control: 'icon', label: 'field.icon' },
        title: { control: 'text', label: 'field.title' },
        text: { control: 'longText', label: 'field.text' },
        action: { control: 'link', label: 'field.action', fields: linkFields },
      },
    },
  },
};
export default fields;
