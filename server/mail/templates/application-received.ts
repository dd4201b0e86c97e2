import type { Template } from '../template.ts';

/** No name, address or message of the applicant: mails carry a link, not personal data (product.md, section 10). */
export interface ApplicationReceivedValues {
  vacancyTitle: string;
  receivedOn: Date;
  applicationUrl: string;
}

/** To the people of the organisation. */
export const applicationReceived: Template<ApplicationReceivedValues> = {
  vouched: ['vacancyTitle'],
  nl: {
    subject: 'Nieuwe aanmelding voor {{ vacancyTitle }}',
    pieces: [
      { text: 'Hallo,' },
      { text: 'Er is een aanmelding voor ‘{{ vacancyTitle }}’, van {{ receivedOn }}.' },
      { text: 'Log in om te lezen wie het is, en antwoord daar meteen. Een snel antwoord doet veel.' },
      { button: 'Bekijk de aanmelding', to: 'applicationUrl' },
      { text: 'In deze mail staan geen gegevens van de vrijwilliger. Zo blijven die veilig.' },
    ],
  },
  en: {
    subject: 'New application for {{ vacancyTitle }}',
    pieces: [
      { text: 'Hello,' },
      { text: 'Somebody applied for ‘{{ vacancyTitle }}’ on {{ receivedOn }}.' },
      { text: 'Sign in to see who it is and answer straight away. A quick answer means a lot.' },
      { button: 'View the application', to: 'applicationUrl' },
      { text: 'To keep the volunteer’s details safe, they are not in this email.' },
    ],
  },
};
