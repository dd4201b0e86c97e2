import type { Template } from '../template.ts';

/** Nothing of who asks or what: mails to those who answer carry a link, not personal data (product.md, section 10). */
export interface ContactMessageReceivedValues {
  topic: string;
  messageUrl: string;
}

/** To who answers questions to the centre: one waits. */
export const contactMessageReceived: Template<ContactMessageReceivedValues> = {
  vouched: ['topic'],
  nl: {
    subject: 'Er wacht een vraag aan de centrale',
    pieces: [
      { text: 'Hallo,' },
      { text: 'Iemand vulde het contactformulier in. De vraag gaat over {{ topics[topic] }}.' },
      { button: 'Lees en beantwoord', to: 'messageUrl' },
    ],
    choices: {
      topics: {
        vacancies: 'een vacature of aanmelding',
        account: 'een account',
        activities: 'een activiteit of workshop',
        complaints: 'een klacht of melding',
        general: 'iets anders',
      },
    },
  },
  en: {
    subject: 'A question to the centre is waiting',
    pieces: [
      { text: 'Hello,' },
      { text: 'Somebody filled in the contact form. The question is about {{ topics[topic] }}.' },
      { button: 'Read and answer', to: 'messageUrl' },
    ],
    choices: {
      topics: {
        vacancies: 'a vacancy or application',
        account: 'an account',
        activities: 'an activity or workshop',
        complaints: 'a complaint or report',
        general: 'something else',
      },
    },
  },
};
