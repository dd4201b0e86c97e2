import type { Template } from '../template.ts';

/** Nothing of what was answered: the address need not be of whoever typed it. */
export interface FormConfirmedValues {
  title: string;
  /** What the centre says afterwards. */
  said: string | null;
}

/** To the address that somebody answered: what they filled in came in. */
export const formConfirmed: Template<FormConfirmedValues> = {
  vouched: ['title', 'said'],
  nl: {
    subject: 'We hebben je formulier ontvangen',
    pieces: [
      { text: 'Hallo,' },
      { text: 'Wat je invulde bij ‘{{ title }}’ is goed aangekomen.' },
      { quote: 'said' },
      { text: 'Was jij dit niet? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: 'We have received your form',
    pieces: [
      { text: 'Hello,' },
      { text: 'What you filled in for ‘{{ title }}’ has arrived.' },
      { quote: 'said' },
      { text: 'Was this not you? Then you do not have to do anything.' },
    ],
  },
};
