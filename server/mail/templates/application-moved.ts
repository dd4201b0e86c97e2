import type { Template } from '../template.ts';

export interface ApplicationMovedValues {
  firstName: string;
  vacancyTitle: string;
  organizationName: string;
  fromName: string;
  vacancyUrl: string;
  withdrawUrl: string;
}

/** To whoever applied for something of an organisation that went to another centre: who reads it now, and the way out. */
export const applicationMoved: Template<ApplicationMovedValues> = {
  vouched: ['vacancyTitle', 'organizationName', 'fromName'],
  nl: {
    subject: 'Je aanmelding is mee verhuisd: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{{ organizationName }} is verhuisd van {{ fromName }} naar {{ centerName }}. Je aanmelding voor ‘{{ vacancyTitle }}’ is meegegaan. {{ organizationName }} geeft je antwoord, zoals eerst. Ook de medewerkers van {{ centerName }} kunnen je aanmelding nu lezen.',
      },
      { button: 'Lees de vacature op de nieuwe plek', to: 'vacancyUrl' },
      { link: 'Liever niet? Trek je aanmelding in', to: 'withdrawUrl' },
    ],
  },
  en: {
    subject: 'Your application has moved: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{{ organizationName }} has moved from {{ fromName }} to {{ centerName }}. Your application for ‘{{ vacancyTitle }}’ has moved with it. {{ organizationName }} will answer you, as before. The staff of {{ centerName }} can now read your application too.',
      },
      { button: 'View the vacancy on the new site', to: 'vacancyUrl' },
      { link: 'Rather not? Withdraw your application', to: 'withdrawUrl' },
    ],
  },
};
