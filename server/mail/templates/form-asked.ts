import type { Template } from '../template.ts';

export interface FormAskedValues {
  title: string;
  name: string | null;
  /** That asks; null where it is the centre itself. */
  organization: string | null;
  /** The link does its work once. */
  isForOnce: boolean;
  formUrl: string;
}

/** To whoever the centre, or an organisation, asks to fill a form in: their own link to it. */
export const formAsked: Template<FormAskedValues> = {
  vouched: ['title', 'name', 'organization'],
  nl: {
    subject: 'Wil je een formulier invullen?',
    pieces: [
      { text: 'Hallo{% if name %} {{ name }}{% endif %},' },
      { text: '{{ organization | default: centerName }} vraagt je om ‘{{ title }}’ in te vullen.' },
      { button: 'Naar het formulier', to: 'formUrl' },
      {
        text: 'Deze link is van jou alleen: stuur hem niet door. {{ organization | default: centerName }} ziet dat het antwoord van jou komt.{% if isForOnce %} Je kunt er één keer mee insturen.{% endif %}',
      },
    ],
  },
  en: {
    subject: 'Would you fill in a form?',
    pieces: [
      { text: 'Hello{% if name %} {{ name }}{% endif %},' },
      { text: '{{ organization | default: centerName }} asks you to fill in ‘{{ title }}’.' },
      { button: 'To the form', to: 'formUrl' },
      {
        text: 'This link is yours alone: please do not pass it on. {{ organization | default: centerName }} sees that the answer comes from you.{% if isForOnce %} You can send it in once.{% endif %}',
      },
    ],
  },
};
