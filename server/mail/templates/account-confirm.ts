import type { Template } from '../template.ts';

export interface AccountConfirmValues {
  firstName: string;
  confirmUrl: string;
  /** Last day on which the button works. */
  validUntil: Date;
}

/** To whoever signed up: the account works after this button is pressed. */
export const accountConfirm: Template<AccountConfirmValues> = {
  nl: {
    subject: 'Bevestig je account bij {{ centerName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Welkom bij {{ centerName }}. Druk op de knop om je account te gebruiken. Zo weten we zeker dat dit e-mailadres van jou is.',
      },
      { button: 'Bevestig mijn account', to: 'confirmUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}.' },
      {
        text: 'Heb jij geen account gemaakt? Dan hoef je niets te doen. Zonder de knop werkt het account niet.',
      },
    ],
  },
  en: {
    subject: 'Confirm your account at {{ centerName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'Welcome to {{ centerName }}. Press the button to use your account. That way we know that this email address is yours.',
      },
      { button: 'Confirm my account', to: 'confirmUrl' },
      { text: 'The button works up to and including {{ validUntil }}.' },
      {
        text: 'Wasn’t it you who created an account? Then there is nothing to do. The account won’t work until the button is pressed.',
      },
    ],
  },
};
