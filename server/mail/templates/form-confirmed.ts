import type { Template } from '../template.ts';

/** Nothing of what was answered: the address need not be of whoever typed it. */
export interface FormConfirmedValues {
  title: string;
  /** That asked; null where it is the centre itself. */
  organization: string | null;
  /** What is said afterwards. */
  said: string | null;
}

/** To the address that somebody answered: what they filled in came in. */
export const formConfirmed: Template<FormConfirmedValues> = {
  vouched: ['title', 'said', 'organization'],
  nl: {
    subject: 'We hebben je formulier ontvangen',
    pieces: [
      { text: 'Hallo,' },
      {
        text: 'Wat je invulde bij ‘{{ title }}’ is goed aangekomen bij {{ organization | default: centerName }}.',
      },
      { quote: 'said' },
      { text: 'Was jij dit niet? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: 'We have received your form',
    pieces: [
      { text: 'Hello,' },
      { text: 'What you filled in for ‘{{ title }}’ has reached {{ organization | default: centerName }}.' },
      { quote: 'said' },
      { text: 'Was this not you? Then you do not have to do anything.' },
    ],
  },
};
