/** To the people of the organisation: a vacancy of theirs ends soon, has ended, or was not looked at for long. */
import type { MailLink, Template } from '../template.ts';

interface OfVacancy {
  firstName: string;
  vacancyTitle: string;
  /** Works without signing in. */
  renewUrl: string;
  vacancyUrl: string;
}

export interface VacancyEndedValues extends OfVacancy {
  /** To the applications of those who still wait for an answer; none where nobody does. */
  waiting: readonly MailLink[];
  waitingPeople: number;
  /** Until when they can be answered; then they hear that it is over. */
  answerBefore: Date;
}

export interface VacancyEndingValues extends OfVacancy {
  endsOn: Date;
}

export const vacancyEnding: Template<VacancyEndingValues> = {
  nl: {
    subject: 'Je vacature gaat bijna van de site',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '‘{{ vacancyTitle }}’ staat tot {{ endsOn }} op onze site. Zoek je daarna nog iemand?' },
      { button: 'Verleng de vacature', to: 'renewUrl' },
      {
        text: 'Heb je al iemand gevonden? Dan hoef je niets te doen. De vacature gaat vanzelf van de site.',
      },
      { link: 'Bekijk de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'Your vacancy is about to end',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '‘{{ vacancyTitle }}’ is on our site until {{ endsOn }}. Will you still be looking for somebody after that?',
      },
      { button: 'Extend the vacancy', to: 'renewUrl' },
      {
        text: 'Have you found somebody? Then there is nothing to do. The vacancy goes off the site by itself.',
      },
      { link: 'See the vacancy', to: 'vacancyUrl' },
    ],
  },
};

export const vacancyEnded: Template<VacancyEndedValues> = {
  nl: {
    subject: 'Je vacature staat niet meer online',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '‘{{ vacancyTitle }}’ staat niet meer op onze site. Zoek je nog iemand?' },
      { button: 'Zet de vacature weer online', to: 'renewUrl' },
      {
        text: '{% if waitingPeople == 1 %}Er wacht nog 1 persoon op antwoord. Laat weten hoe het verdergaat:{% elsif waitingPeople > 1 %}Er wachten nog {{ waitingPeople }} mensen op antwoord. Laat ze weten hoe het verdergaat:{% else %}Heb je al iemand gevonden? Dan hoef je niets te doen.{% endif %}',
      },
      { links: 'waiting' },
      {
        text: '{% if waitingPeople > 0 %}Wie op {{ answerBefore }} nog geen antwoord heeft, krijgt van ons bericht dat de vacature voorbij is.{% endif %}',
      },
      { link: 'Bekijk de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'Your vacancy is no longer online',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '‘{{ vacancyTitle }}’ is no longer on our site. Are you still looking for somebody?' },
      { button: 'Publish the vacancy again', to: 'renewUrl' },
      {
        text: '{% if waitingPeople == 1 %}1 person is still waiting for an answer. Let them know how it goes on:{% elsif waitingPeople > 1 %}{{ waitingPeople }} people are still waiting for an answer. Let them know how it goes on:{% else %}Have you found somebody? Then there is nothing to do.{% endif %}',
      },
      { links: 'waiting' },
      {
        text: '{% if waitingPeople > 0 %}Whoever has no answer by {{ answerBefore }} hears from us that the vacancy is over.{% endif %}',
      },
      { link: 'See the vacancy', to: 'vacancyUrl' },
    ],
  },
};

export const vacancyUnchecked: Template<VacancyEndingValues> = {
  nl: {
    subject: 'Klopt je vacature nog?',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '‘{{ vacancyTitle }}’ staat al een tijd op onze site. Klopt alles nog, en zoek je nog iemand?',
      },
      { button: 'Laat weten dat hij klopt', to: 'renewUrl' },
      {
        text: 'Horen we niets? Dan gaat de vacature op {{ endsOn }} van de site. Je kunt hem daarna zelf weer online zetten.',
      },
      { link: 'Bekijk de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'Is your vacancy still right?',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '‘{{ vacancyTitle }}’ has been on our site for a while. Is everything still right, and are you still looking for somebody?',
      },
      { button: 'Say that it is still right', to: 'renewUrl' },
      {
        text: 'If we hear nothing, the vacancy goes off the site on {{ endsOn }}. You can publish it again yourself after that.',
      },
      { link: 'See the vacancy', to: 'vacancyUrl' },
    ],
  },
};
