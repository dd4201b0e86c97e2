import type { Template } from '../template.ts';

/** What changed of the ways to get into an account. */
export const accountChanges = [
  'email_asked',
  'email_changed',
  'password_changed',
  'codes_on',
  'codes_off',
  'passkey_added',
  'passkey_removed',
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
        codes_on: 'codes of an app are on',
        codes_off: 'codes of an app are off',
        passkey_added: 'a passkey was added',
        passkey_removed: 'a passkey was removed',
      },
      sentences: {
        email_asked:
          'Another email address was asked for your account. It counts only once the button in the mail to that address is pressed.',
        email_changed:
          'The email address of your account has changed. You sign in with the new address now, and other devices are signed out.',
        password_changed: 'The password of your account has changed. Other devices are signed out.',
        codes_on: 'From now on we also ask for a code of an app at signing in.',
        codes_off: 'We no longer ask for a code of an app at signing in.',
        passkey_added: 'There is a new passkey that signs in to your account.',
        passkey_removed: 'A passkey of your account works no longer.',
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
