import type { Template } from '../template.ts';

export interface AccountRemovedValues {
  firstName: string;
}

/** The last mail to somebody: nothing of it is kept. */
export const accountRemoved: Template<AccountRemovedValues> = {
  nl: {
    subject: 'Je account is verwijderd',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Je account en je gegevens zijn verwijderd. Ook dit bericht bewaren we niet.' },
      { text: 'Bedankt dat je meedeed. Je bent altijd weer welkom.' },
    ],
  },
  en: {
    subject: 'Your account has been removed',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'Your account and your data have been removed. We won’t keep this email either.' },
      { text: 'Thank you for taking part. You are always welcome back.' },
    ],
  },
};
