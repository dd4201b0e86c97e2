import type { Template } from '../template.ts';

/** As with `application_received`: no personal data. */
export interface ApplicationReminderValues {
  vacancyTitle: string;
  receivedOn: Date;
  applicationUrl: string;
}

/** To the people of the organisation, when the centre asks for it. */
export const applicationReminder: Template<ApplicationReminderValues> = {
  vouched: ['vacancyTitle'],
  nl: {
    subject: 'Er wacht nog iemand op antwoord: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hallo,' },
      {
        text: 'Op {{ receivedOn }} meldde iemand zich aan voor ‘{{ vacancyTitle }}’. Er is nog geen antwoord.',
      },
      { text: 'Laat je iets weten? Een kort antwoord helpt al, ook als het een nee is.' },
      { button: 'Beantwoord de aanmelding', to: 'applicationUrl' },
      { text: 'Lukt het niet? De centrale denkt graag mee.' },
    ],
  },
  en: {
    subject: 'Somebody is still waiting for your answer: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hello,' },
      { text: 'Somebody applied for ‘{{ vacancyTitle }}’ on {{ receivedOn }} and has had no answer yet.' },
      { text: 'Could you let them know? Even a short answer helps, and so does a no.' },
      { button: 'Answer the application', to: 'applicationUrl' },
      { text: 'Having trouble? The centre is happy to help.' },
    ],
  },
};
