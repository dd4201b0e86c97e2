import type { BlockFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'BuilderForm'> = {
  name: { nl: 'Formulier', en: 'Form' },
  about: { nl: 'Vragen die bezoekers invullen', en: 'Questions that visitors answer' },
  words: {
    nl: 'aanmelden inschrijven vragen enquête contact invullen',
    en: 'sign up survey questions contact',
  },
  fields: {
    title: { control: 'text', label: 'field.title' },
    intro: { control: 'longText', label: 'field.intro' },
    formId: { control: 'form', label: 'field.formId' },
    closedText: { control: 'longText', label: 'field.closedText' },
  },
};
export default fields;
