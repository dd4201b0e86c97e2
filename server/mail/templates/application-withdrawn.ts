import type { Template } from '../template.ts';

/** As with `application_received`: no personal data. */
export interface ApplicationWithdrawnValues {
  vacancyTitle: string;
  withdrawnOn: Date;
  applicationUrl: string;
}

/** To the people of the organisation. */
export const applicationWithdrawn: Template<ApplicationWithdrawnValues> = {
  vouched: ['vacancyTitle'],
  nl: {
    subject: 'Aanmelding ingetrokken: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hallo,' },
      { text: 'Op {{ withdrawnOn }} is een aanmelding voor ‘{{ vacancyTitle }}’ ingetrokken.' },
      { text: 'Je hoeft niet meer te antwoorden.' },
      { button: 'Bekijk de aanmelding', to: 'applicationUrl' },
    ],
  },
  en: {
    subject: 'Application withdrawn: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hello,' },
      { text: 'On {{ withdrawnOn }} an application for ‘{{ vacancyTitle }}’ was withdrawn.' },
      { text: 'You don’t need to answer it any more.' },
      { button: 'View the application', to: 'applicationUrl' },
    ],
  },
};
