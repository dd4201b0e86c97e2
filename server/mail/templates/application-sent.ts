import type { Template } from '../template.ts';

export interface ApplicationSentValues {
  firstName: string;
  vacancyTitle: string;
  organizationName: string;
  /** First name of who answers; null when the vacancy names nobody. */
  contactPerson: string | null;
  /** Days within which they usually answer; null when that is not known. */
  answerDays: number | null;
  vacancyUrl: string;
  withdrawUrl: string;
}

/** To the applicant, once the application has reached the organisation: who answers, when, and what then. */
export const applicationSent: Template<ApplicationSentValues> = {
  vouched: ['vacancyTitle', 'organizationName', 'contactPerson'],
  nl: {
    subject: 'Je aanmelding is verstuurd: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Leuk! {{ organizationName }} weet dat je mee wilt doen met ‘{{ vacancyTitle }}’.' },
      {
        text: '{% if contactPerson %}{{ contactPerson }} van {{ organizationName }}{% else %}{{ organizationName }}{% endif %} {% if answerDays %}antwoordt meestal binnen {{ answerDays }} {% if answerDays == 1 %}dag{% else %}dagen{% endif %}{% else %}leest wat je schreef en geeft antwoord. Dat mailen we je{% endif %}. Past het, dan spreken jullie af om kennis te maken.',
      },
      { text: 'Je zit nergens aan vast. Eerst kijken mag altijd.' },
      { button: 'Lees de vacature nog eens', to: 'vacancyUrl' },
      { text: 'Hoor je niets? Laat het ons weten, dan vragen wij het na.' },
      { link: 'Toch liever niet? Trek je aanmelding in', to: 'withdrawUrl' },
    ],
  },
  en: {
    subject: 'Your application has been sent: {{ vacancyTitle }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'Great! {{ organizationName }} knows that you would like to join ‘{{ vacancyTitle }}’.' },
      {
        text: '{% if contactPerson %}{{ contactPerson }} of {{ organizationName }}{% else %}{{ organizationName }}{% endif %} {% if answerDays %}usually answers within {{ answerDays }} {% if answerDays == 1 %}day{% else %}days{% endif %}{% else %}will read your message and reply. We’ll email you the answer{% endif %}. If it’s a good fit, you’ll arrange to meet.',
      },
      { text: 'No strings attached. You can always come and look first.' },
      { button: 'Read the vacancy again', to: 'vacancyUrl' },
      { text: 'No answer? Let us know and we’ll ask them for you.' },
      { link: 'Changed your mind? Withdraw your application', to: 'withdrawUrl' },
    ],
  },
};
