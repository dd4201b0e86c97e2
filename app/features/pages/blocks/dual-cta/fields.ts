import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'DualCta'> = {
  name: { nl: 'Twee oproepen', en: 'Two calls to action' },
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
