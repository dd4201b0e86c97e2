import type { Template } from '../template.ts';

/** What changed of the ways to get into an account. */
export const accountChanges = ['email_asked', 'email_changed', 'password_changed'] as const;
export type AccountChange = (typeof accountChanges)[number];

export interface AccountChangedValues {
  firstName: string;
  centerName: string;
  change: AccountChange;
  settingsUrl: string;
}

/** To whoever has the account, so that nobody changes it unseen. */
export const accountChanged: Template<AccountChangedValues> = {
  nl: {
    subject: 'Je account bij {{ centerName }}: {{ subjects[change] }}',
    choices: {
      subjects: {
        email_asked: 'er is een ander e-mailadres gevraagd',
        email_changed: 'je e-mailadres is gewijzigd',
        password_changed: 'je wachtwoord is gewijzigd',
      },
      sentences: {
        email_asked:
          'Voor je account is een ander e-mailadres gevraagd. Het telt pas als de knop in de mail naar dat adres is ingedrukt.',
        email_changed:
          'Het e-mailadres van je account is gewijzigd. Inloggen gaat nu met het nieuwe adres, en andere apparaten zijn uitgelogd.',
        password_changed: 'Het wachtwoord van je account is gewijzigd. Andere apparaten zijn uitgelogd.',
      },
    },
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '{{ sentences[change] }}' },
      { text: 'Was jij dit? Dan hoef je niets te doen.' },
      {
        text: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en log uit op andere apparaten. Lukt dat niet, bel of mail ons.',
      },
      { button: 'Bekijk mijn instellingen', to: 'settingsUrl' },
    ],
  },
  en: {
    subject: 'Your account at {{ centerName }}: {{ subjects[change] }}',
    choices: {
      subjects: {
        email_asked: 'another email address was asked for',
        email_changed: 'your email address has changed',
        password_changed: 'your password has changed',
      },
      sentences: {
        email_asked:
          'Another email address was asked for your account. It counts only once the button in the mail to that address is pressed.',
        email_changed:
          'The email address of your account has changed. You sign in with the new address now, and other devices are signed out.',
        password_changed: 'The password of your account has changed. Other devices are signed out.',
      },
    },
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '{{ sentences[change] }}' },
      { text: 'Was this you? Then there is nothing to do.' },
      {
        text: 'Was it not you? Then change your password right away and sign out on other devices. If that does not work, call or mail us.',
      },
      { button: 'See my settings', to: 'settingsUrl' },
    ],
  },
};
