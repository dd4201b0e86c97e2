import type { Template } from '../template.ts';

export interface OrganizationArchivedValues {
  firstName: string;
  organizationName: string;
}

/** To the people of the organisation: it is off the site, and how it comes back. */
export const organizationArchived: Template<OrganizationArchivedValues> = {
  vouched: ['organizationName'],
  nl: {
    subject: '{{ organizationName }} staat niet meer op de site',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{{ centerName }} heeft {{ organizationName }} gearchiveerd. De organisatie en haar vacatures zijn niet meer op de site te zien. Jullie gegevens zijn bewaard.',
      },
      { text: 'Klopt dit niet, of wil je later weer meedoen? Bel of mail {{ centerName }}.' },
    ],
  },
  en: {
    subject: '{{ organizationName }} is no longer on the site',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{{ centerName }} has archived {{ organizationName }}. The organisation and its vacancies can no longer be seen on the site. Your details have been kept.',
      },
      { text: 'Is this a mistake, or would you like to join again later? Call or email {{ centerName }}.' },
    ],
  },
};
