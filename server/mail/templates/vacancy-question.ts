import type { Template } from '../template.ts';

/** Without the asker's address: it is where the answer goes, and stands in nothing that is passed on. */
export interface VacancyQuestionValues {
  vacancyTitle: string;
  name: string;
  question: string;
  /** Asked by an account with its own address: that is proven to be theirs. */
  isKnown: boolean;
  vacancyUrl: string;
}

/** To the contact of a vacancy, who answers by answering this mail. */
export const vacancyQuestion: Template<VacancyQuestionValues> = {
  vouched: ['vacancyTitle'],
  nl: {
    subject: 'Een vraag over {{ vacancyTitle }}',
    pieces: [
      { text: 'Hallo,' },
      { text: '{{ name }} heeft een vraag over ‘{{ vacancyTitle }}’:' },
      { quote: 'question' },
      {
        text: 'Beantwoord gewoon deze mail: je antwoord gaat rechtstreeks naar {{ name }}. Die ziet dan ook jouw e-mailadres.',
      },
      {
        text: '{% unless isKnown %}We hebben niet gecontroleerd van wie het e-mailadres is. Stuur dus niets mee dat niet iedereen mag weten.{% endunless %}',
      },
      { button: 'Bekijk de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'A question about {{ vacancyTitle }}',
    pieces: [
      { text: 'Hello,' },
      { text: '{{ name }} has a question about ‘{{ vacancyTitle }}’:' },
      { quote: 'question' },
      {
        text: 'Just reply to this email: your answer goes straight to {{ name }}, who will then see your email address.',
      },
      {
        text: '{% unless isKnown %}We have not checked whose email address it is, so don’t send anything that isn’t for everyone to know.{% endunless %}',
      },
      { button: 'View the vacancy', to: 'vacancyUrl' },
    ],
  },
};
