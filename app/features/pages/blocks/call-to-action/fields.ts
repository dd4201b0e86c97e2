import { type BlockFields, linkFields } from '#app/features/pages/components/blocks/field-controls.ts';

const fields: BlockFields<'CallToAction'> = {
  name: { nl: 'Oproep', en: 'Call to action' },
  about: { nl: 'Eén zin die opvalt, met een knop', en: 'One sentence that stands out, with a button' },
  words: { nl: 'knop actie banner aanmelden meedoen', en: 'button banner join' },
  fields: {
    title: { control: 'text', label: 'field.title' },
    text: { control: 'longText', label: 'field.text' },
    picture: { control: 'picture', label: 'field.picture' },
    actions: { control: 'list', label: 'field.actions', fields: linkFields },
  },
};
export default fields;
