import type { Template } from '../template.ts';

export interface AccountParentValues {
  firstName: string;
  consentUrl: string;
  /** Last day on which the button works. */
  validUntil: Date;
}

/** To a parent of somebody under 16, who must agree before the account works (AVG, article 8). */
export const accountParent: Template<AccountParentValues> = {
  nl: {
    subject: 'Mag je kind een account bij {{ centerName }}?',
    pieces: [
      { text: 'Beste ouder of voogd,' },
      {
        text: '{{ firstName }} is jonger dan 16 en wil een account bij {{ centerName }} om vrijwilligerswerk te zoeken. Dat mag alleen als jij het goed vindt.',
      },
      { text: 'Je kind komt niet in de vrijwilligerspool en krijgt geen openbaar profiel.' },
      { button: 'Bekijk en geef toestemming', to: 'consentUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}.' },
      {
        text: 'Vind je het niet goed, of ken je {{ firstName }} niet? Dan hoef je niets te doen. Het account werkt dan niet.',
      },
    ],
  },
  en: {
    subject: 'May your child have an account at {{ centerName }}?',
    pieces: [
      { text: 'Dear parent or guardian,' },
      {
        text: '{{ firstName }} is under 16 and would like an account at {{ centerName }} to look for volunteer work. This is only possible if you agree.',
      },
      { text: 'Your child will not appear in the volunteer pool and will not have a public profile.' },
      { button: 'View and agree', to: 'consentUrl' },
      { text: 'The button works up to and including {{ validUntil }}.' },
      {
        text: 'Don’t agree, or don’t know {{ firstName }}? Then there is nothing to do. The account won’t work.',
      },
    ],
  },
};
