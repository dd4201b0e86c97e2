import type { Template } from '../template.ts';

export interface PasswordResetValues {
  firstName: string;
  resetUrl: string;
}

/** To who forgot their password. */
export const passwordReset: Template<PasswordResetValues> = {
  nl: {
    subject: 'Kies een nieuw wachtwoord',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Je vroeg om een nieuw wachtwoord voor je account bij {{ centerName }}.' },
      { button: 'Kies een nieuw wachtwoord', to: 'resetUrl' },
      { text: 'De knop werkt 6 uur en één keer. Op andere apparaten word je daarna uitgelogd.' },
      { text: 'Heb jij dit niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.' },
    ],
  },
  en: {
    subject: 'Choose a new password',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'You asked for a new password for your account at {{ centerName }}.' },
      { button: 'Choose a new password', to: 'resetUrl' },
      { text: 'The button works once, within 6 hours. Afterwards you will be signed out on other devices.' },
      { text: 'Didn’t ask for this? Then there is nothing to do. Your password stays as it is.' },
    ],
  },
};
