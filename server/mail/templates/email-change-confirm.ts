import type { Template } from '../template.ts';

export interface EmailChangeConfirmValues {
  firstName: string;
  confirmUrl: string;
  /** Last day on which the button works. */
  validUntil: Date;
}

/** To a new address: it counts once this button was pressed. */
export const emailChangeConfirm: Template<EmailChangeConfirmValues> = {
  nl: {
    subject: 'Bevestig je nieuwe e-mailadres',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Je wilt dit e-mailadres gebruiken voor je account bij {{ centerName }}.' },
      { text: 'Druk op de knop. Daarna log je in met dit adres, en komen onze mails hier aan.' },
      { button: 'Gebruik dit adres', to: 'confirmUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}. Je moet ingelogd zijn in je account.' },
      { text: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen. Er verandert niets.' },
    ],
  },
  en: {
    subject: 'Confirm your new email address',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'You asked to use this email address for your account at {{ centerName }}.' },
      {
        text: 'Press the button to confirm. From then on you sign in with this address, and we’ll send our emails here.',
      },
      { button: 'Use this address', to: 'confirmUrl' },
      {
        text: 'The button works up to and including {{ validUntil }}. You must be signed in to your account.',
      },
      { text: 'Wasn’t it you who asked? Then there is nothing to do. Nothing changes.' },
    ],
  },
};
