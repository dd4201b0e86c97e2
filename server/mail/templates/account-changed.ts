import type { Template } from '../template.ts';

/** What changed of the ways to get into an account, or who seems to know one. */
export const accountChanges = [
  'email_asked',
  'email_changed',
  'password_changed',
  'codes_on',
  'codes_off',
  'passkey_added',
  'passkey_removed',
  'codes_guessed',
] as const;
export type AccountChange = (typeof accountChanges)[number];

export interface AccountChangedValues {
  firstName: string;
  change: AccountChange;
  settingsUrl: string;
}

/** To whoever has the account, so that nobody changes it unseen. */
export const accountChanged: Template<AccountChangedValues> = {
  vouched: ['change'],
  nl: {
    subject: 'Je account bij {{ centerName }}: {{ subjects[change] }}',
    choices: {
      subjects: {
        email_asked: 'er is een ander e-mailadres gevraagd',
        email_changed: 'je e-mailadres is gewijzigd',
        password_changed: 'je wachtwoord is gewijzigd',
        codes_on: 'codes van een app staan aan',
        codes_off: 'codes van een app staan uit',
        passkey_added: 'er is een passkey bij gekomen',
        passkey_removed: 'er is een passkey verwijderd',
        codes_guessed: 'iemand gaf je wachtwoord en foute codes',
      },
      sentences: {
        email_asked:
          'Voor je account is een ander e-mailadres gevraagd. Het telt pas als de knop in de mail naar dat adres is ingedrukt.',
        email_changed:
          'Het e-mailadres van je account is gewijzigd. Inloggen gaat nu met het nieuwe adres, en andere apparaten zijn uitgelogd.',
        password_changed: 'Het wachtwoord van je account is gewijzigd. Andere apparaten zijn uitgelogd.',
        codes_on: 'Bij het inloggen vragen we voortaan ook een code van een app.',
        codes_off: 'Bij het inloggen vragen we geen code van een app meer.',
        passkey_added: 'Met een nieuwe passkey kun je inloggen in je account.',
        passkey_removed: 'Een passkey van je account werkt niet meer.',
        codes_guessed:
          'Iemand wilde inloggen met je juiste wachtwoord, en gaf daarna een paar keer een foute code. Binnen is die niet gekomen.',
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
        email_asked: 'somebody asked to change your email address',
        email_changed: 'your email address has changed',
        password_changed: 'your password has changed',
        codes_on: 'app codes are on',
        codes_off: 'app codes are off',
        passkey_added: 'a passkey has been added',
        passkey_removed: 'a passkey has been removed',
        codes_guessed: 'somebody entered your password and wrong codes',
      },
      sentences: {
        email_asked:
          'Somebody asked to change the email address of your account. It only changes once the button in the email to the new address is pressed.',
        email_changed:
          'The email address of your account has changed. You now sign in with the new address, and other devices have been signed out.',
        password_changed: 'The password of your account has changed. Other devices have been signed out.',
        codes_on: 'From now on we will also ask for a code from your app when you sign in.',
        codes_off: 'We will no longer ask for a code from your app when you sign in.',
        passkey_added: 'You can now sign in to your account with a new passkey.',
        passkey_removed: 'A passkey for your account no longer works.',
        codes_guessed:
          'Somebody tried to sign in with your correct password, and then entered a wrong code several times. They did not get in.',
      },
    },
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '{{ sentences[change] }}' },
      { text: 'Was this you? Then there is nothing to do.' },
      {
        text: 'Wasn’t it you? Then change your password right away and sign out on other devices. If that doesn’t work, call or email us.',
      },
      { button: 'View my settings', to: 'settingsUrl' },
    ],
  },
};
