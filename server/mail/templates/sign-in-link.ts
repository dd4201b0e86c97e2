import type { Template } from '../template.ts';

export interface SignInLinkValues {
  firstName: string;
  signInUrl: string;
}

/** To whoever wants to sign in without a password. */
export const signInLink: Template<SignInLinkValues> = {
  nl: {
    subject: 'Je inloglink voor {{ centerName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Met deze knop log je in bij {{ centerName }}, zonder wachtwoord.' },
      { button: 'Log in', to: 'signInUrl' },
      { text: 'De knop werkt 1 uur en één keer. Stuur deze mail aan niemand door.' },
      { text: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: 'Your sign-in link for {{ centerName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'Press this button to sign in at {{ centerName }} without a password.' },
      { button: 'Sign in', to: 'signInUrl' },
      { text: 'The button works once, within an hour. Don’t forward this email to anybody.' },
      { text: 'Didn’t ask for this? Then there is nothing to do.' },
    ],
  },
};
