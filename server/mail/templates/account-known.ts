import type { Template } from '../template.ts';

export interface AccountKnownValues {
  firstName: string;
  signInUrl: string;
  resetUrl: string;
}

/** To the owner of an address that somebody tried to sign up with: only they learn that it has an account. */
export const accountKnown: Template<AccountKnownValues> = {
  nl: {
    subject: 'Je hebt al een account bij {{ centerName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Iemand vulde dit e-mailadres in om een account te maken bij {{ centerName }}. Dat hoeft niet meer: je hebt er al een.',
      },
      { button: 'Log in', to: 'signInUrl' },
      { text: 'Weet je je wachtwoord niet meer?' },
      { link: 'Kies een nieuw wachtwoord', to: 'resetUrl' },
      { text: 'Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd.' },
    ],
  },
  en: {
    subject: 'You already have an account at {{ centerName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'Somebody entered this email address to create an account at {{ centerName }}. There is no need: you already have one.',
      },
      { button: 'Sign in', to: 'signInUrl' },
      { text: 'Have you forgotten your password?' },
      { link: 'Choose a new password', to: 'resetUrl' },
      { text: 'Wasn’t it you? Then there is nothing to do. Nothing has changed.' },
    ],
  },
};
