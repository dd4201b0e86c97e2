import type { Template } from '../template.ts';

/** Nothing of what was answered: mails to those who read it carry a link, not personal data (product.md, section 10). */
export interface FormAnsweredValues {
  title: string;
  /** Those that nobody has read. */
  count: number;
  answersUrl: string;
}

/** To whoever the centre chose: a form was filled in. */
export const formAnswered: Template<FormAnsweredValues> = {
  vouched: ['title'],
  nl: {
    subject: 'Een formulier is ingevuld',
    pieces: [
      { text: 'Hallo,' },
      {
        text: '{% if count == 1 %}Er is 1 nieuwe inzending{% else %}Er zijn {{ count }} nieuwe inzendingen{% endif %} van het formulier ‘{{ title }}’.',
      },
      { button: 'Bekijk wat er is ingevuld', to: 'answersUrl' },
      { text: 'Over dit formulier krijg je hooguit één mail per uur.' },
    ],
  },
  en: {
    subject: 'A form was filled in',
    pieces: [
      { text: 'Hello,' },
      {
        text: '{% if count == 1 %}There is 1 new submission{% else %}There are {{ count }} new submissions{% endif %} of the form ‘{{ title }}’.',
      },
      { button: 'See what was filled in', to: 'answersUrl' },
      { text: 'You get at most one email an hour about this form.' },
    ],
  },
};
