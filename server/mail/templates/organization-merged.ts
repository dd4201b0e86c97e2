import type { Template } from '../template.ts';

export interface OrganizationMergedValues {
  firstName: string;
  /** The name that is gone. */
  goneName: string;
  organizationName: string;
  organizationUrl: string;
}

/** To the people of an organisation that was there twice: where everything is now. */
export const organizationMerged: Template<OrganizationMergedValues> = {
  vouched: ['goneName', 'organizationName'],
  nl: {
    subject: '{{ goneName }} is samengevoegd met {{ organizationName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{{ goneName }} stond dubbel op de site. {{ centerName }} heeft er één organisatie van gemaakt: {{ organizationName }}. Alle vacatures, aanmeldingen en mensen staan nu daar. Je account blijft hetzelfde.',
      },
      { button: 'Bekijk de organisatie', to: 'organizationUrl' },
      { text: 'Klopt er iets niet? Bel of mail {{ centerName }}.' },
    ],
  },
  en: {
    subject: '{{ goneName }} has been merged with {{ organizationName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{{ goneName }} was on the site twice. {{ centerName }} has merged them into one: {{ organizationName }}. All vacancies, applications and people are there now. Your account stays the same.',
      },
      { button: 'View the organisation', to: 'organizationUrl' },
      { text: 'Is something not right? Call or email {{ centerName }}.' },
    ],
  },
};
