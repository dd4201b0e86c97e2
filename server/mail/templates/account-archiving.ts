import type { Template } from '../template.ts';

export interface AccountArchivingValues {
  firstName: string;
  archivedOn: Date;
  signInUrl: string;
}

/** To somebody who was not seen for a long time: a month before the account is archived, and a week before. */
export const accountArchiving: Template<AccountArchivingValues> = {
  nl: {
    subject: 'Blijf je meedoen?',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Je bent lang niet geweest. Daarom zetten we je account op {{ archivedOn }} uit. Een maand later wissen we je gegevens.',
      },
      { text: 'Wil je je account houden? Log dan een keer in. Meer hoef je niet te doen.' },
      { button: 'Log in en houd je account', to: 'signInUrl' },
      { text: 'Heb je het niet meer nodig? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: 'Would you like to stay?',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'You have not been here for a long time. That is why we will close your account on {{ archivedOn }}. A month later we will erase your data.',
      },
      { text: 'Would you like to keep your account? Just sign in once.' },
      { button: 'Sign in and keep your account', to: 'signInUrl' },
      { text: 'Don’t need it any more? Then there is nothing to do.' },
    ],
  },
};
