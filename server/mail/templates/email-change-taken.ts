import type { Template } from '../template.ts';

export interface EmailChangeTakenValues {
  signInUrl: string;
}

/** To an address that has an account already, and that another account asked for: nothing changes, and nothing is told of who asked. */
export const emailChangeTaken: Template<EmailChangeTakenValues> = {
  nl: {
    subject: 'Je hebt al een account bij {{ centerName }}',
    pieces: [
      { text: 'Hoi,' },
      {
        text: 'Iemand wilde dit e-mailadres gebruiken voor een ander account bij {{ centerName }}. Dat kan niet: met dit adres is er al een account, dat van jou. Er verandert niets.',
      },
      { text: 'Was jij het? Log dan in met dit adres.' },
      { button: 'Naar inloggen', to: 'signInUrl' },
      { text: 'Was jij het niet? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: 'You already have an account at {{ centerName }}',
    pieces: [
      { text: 'Hi,' },
      {
        text: 'Somebody wanted to use this email address for another account at {{ centerName }}. That is not possible, because you already have an account with this address. Nothing changes.',
      },
      { text: 'Was it you? Then sign in with this address.' },
      { button: 'Sign in', to: 'signInUrl' },
      { text: 'Wasn’t it you? Then there is nothing to do.' },
    ],
  },
};
