/** To whoever asked the centre something: a copy of it, and the answer. */
import type { Template } from '../template.ts';

export interface ContactMessageCopyValues {
  firstName: string;
  /** What they asked. */
  message: string;
  messageUrl: string;
}

export interface ContactMessageAnsweredValues extends ContactMessageCopyValues {
  /** Words of the centre. */
  answer: string;
}

/** To somebody without an account, whose address nobody checked. */
export interface VisitorMessageAnsweredValues {
  name: string;
  message: string;
  answer: string;
}

export const contactMessageCopy: Template<ContactMessageCopyValues> = {
  nl: {
    subject: 'Je vraag is verstuurd',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Je vraag is bij {{ centerName }}. Je krijgt antwoord per mail. Dit schreef je:' },
      { quote: 'message' },
      { button: 'Bekijk je vraag', to: 'messageUrl' },
    ],
  },
  en: {
    subject: 'Your question has been sent',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'Your question is with {{ centerName }}. You will get an answer by email. This is what you wrote:',
      },
      { quote: 'message' },
      { button: 'View your question', to: 'messageUrl' },
    ],
  },
};

export const contactMessageAnswered: Template<ContactMessageAnsweredValues> = {
  vouched: ['answer'],
  nl: {
    subject: 'Antwoord op je vraag',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '{{ centerName }} schrijft:' },
      { quote: 'answer' },
      { text: 'Dit was je vraag:' },
      { quote: 'message' },
      { button: 'Bekijk het op de site', to: 'messageUrl' },
    ],
  },
  en: {
    subject: 'An answer to your question',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '{{ centerName }} writes:' },
      { quote: 'answer' },
      { text: 'This was your question:' },
      { quote: 'message' },
      { button: 'View it on the site', to: 'messageUrl' },
    ],
  },
};

export const visitorMessageAnswered: Template<VisitorMessageAnsweredValues> = {
  vouched: ['answer'],
  nl: {
    subject: 'Antwoord op je vraag',
    pieces: [
      { text: 'Hoi {{ name }},' },
      { text: '{{ centerName }} schrijft:' },
      { quote: 'answer' },
      { text: 'Dit was je vraag:' },
      { quote: 'message' },
    ],
  },
  en: {
    subject: 'An answer to your question',
    pieces: [
      { text: 'Hi {{ name }},' },
      { text: '{{ centerName }} writes:' },
      { quote: 'answer' },
      { text: 'This was your question:' },
      { quote: 'message' },
    ],
  },
};
