import type { Template } from '../template.ts';

export interface AccountRemovalAskedValues {
  firstName: string;
  removeUrl: string;
  /** Last day on which the button works. */
  validUntil: Date;
}

/** To whom the account belongs: only a press behind this link removes it. */
export const accountRemovalAsked: Template<AccountRemovalAskedValues> = {
  nl: {
    subject: 'Wil je je account verwijderen?',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Je vroeg ons om je account te verwijderen. Achter de knop lees je wat er weggaat en wat er blijft. Daarna kies je zelf.',
      },
      { button: 'Bekijk en verwijder', to: 'removeUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}.' },
      { text: 'Was jij dit niet? Dan hoef je niets te doen. Er verandert niets.' },
    ],
  },
  en: {
    subject: 'Would you like to remove your account?',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'You asked us to remove your account. Press the button to see what we delete and what stays. Then it is your choice.',
      },
      { button: 'View and remove', to: 'removeUrl' },
      { text: 'The button works up to and including {{ validUntil }}.' },
      { text: 'Wasn’t it you? Then there is nothing to do. Nothing changes.' },
    ],
  },
};
