import type { Template } from '../template.ts';

/** Nothing of who asks or what: mails to those who answer carry a link, not personal data (product.md, section 10). */
export interface ContactMessageAssignedValues {
  firstName: string;
  /** Who gave it to them. */
  colleague: string;
  messageUrl: string;
}

/** To one of the staff: a question is theirs to answer. */
export const contactMessageAssigned: Template<ContactMessageAssignedValues> = {
  nl: {
    subject: 'Je kreeg een vraag om te beantwoorden',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '{{ colleague }} gaf je een vraag aan {{ centerName }}. Die wacht nu op jouw antwoord.' },
      { button: 'Lees en beantwoord', to: 'messageUrl' },
    ],
  },
  en: {
    subject: 'You were given a question to answer',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '{{ colleague }} gave you a question to {{ centerName }}. It now waits for your answer.' },
      { button: 'Read and answer', to: 'messageUrl' },
    ],
  },
};
