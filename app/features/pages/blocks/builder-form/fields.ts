import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'BuilderForm'> = {
  name: { nl: 'Formulier', en: 'Form' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    formId: { control: 'form', label: 'field.formId' },
    closedText: { control: 'longText', label: 'field.closedText' },
  },
};
export default fields;
