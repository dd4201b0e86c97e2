/** To the people of the organisation, of several vacancies at once of which the same is to be told. */
import type { Locale } from '#contract/locales.ts';
import type { MailLink, Template } from '../template.ts';

export interface VacanciesEndingValues {
  firstName: string;
  /** What is said of all of them. */
  kind: 'ending' | 'ended' | 'unchecked';
  /** By title; each leads to where it is kept, without signing in. */
  vacancies: readonly MailLink[];
  /** Those at which people still wait for an answer; each leads to their applications. */
  waiting: readonly MailLink[];
  /** Until when those can be answered; then they hear that it is over. */
  answerBefore: Date;
  listUrl: string;
}

/** Below a vacancy: when it ends. */
export const untilDay: Record<Locale, (day: string) => string> = {
  nl: (day) => `tot ${day}`,
  en: (day) => `until ${day}`,
};

/** Below a vacancy that has ended: who still waits. */
export const waitingNote: Record<Locale, (people: number) => string> = {
  nl: (people) => (people === 1 ? '1 persoon wacht' : `${people} mensen wachten`),
  en: (people) => (people === 1 ? '1 person is waiting' : `${people} people are waiting`),
};

/** As many as are told of at once. */
export const mostEnding = 25;

export const vacanciesEnding: Template<VacanciesEndingValues> = {
  vouched: ['kind'],
  mostLinks: mostEnding,
  nl: {
    subject: '{{ subjects[kind] }}',
    choices: {
      subjects: {
        ending: 'Een paar vacatures gaan bijna van de site',
        ended: 'Een paar vacatures staan niet meer online',
        unchecked: 'Kloppen deze vacatures nog?',
      },
      said: {
        ending:
          'Deze vacatures gaan binnenkort van onze site. Zoek je daarna nog iemand? Kies de vacature en verleng hem.',
        ended:
          'Deze vacatures staan niet meer op onze site. Zoek je nog iemand? Kies de vacature en zet hem weer online.',
        unchecked:
          'Deze vacatures staan al een tijd op onze site. Klopt alles nog, en zoek je nog iemand? Kies de vacature en laat het weten. Horen we niets, dan gaat hij van de site.',
      },
    },
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '{{ said[kind] }}' },
      { links: 'vacancies' },
      {
        text: '{% if waiting.size > 0 %}Bij deze vacatures wachten nog mensen op antwoord. Laat ze weten waar ze aan toe zijn:{% else %}Heb je al iemand gevonden? Dan hoef je niets te doen.{% endif %}',
      },
      { links: 'waiting' },
      {
        text: '{% if waiting.size > 0 %}Wie op {{ answerBefore }} nog geen antwoord heeft, krijgt van ons bericht dat de vacature voorbij is.{% endif %}',
      },
      { button: 'Al je vacatures', to: 'listUrl' },
    ],
  },
  en: {
    subject: '{{ subjects[kind] }}',
    choices: {
      subjects: {
        ending: 'Some vacancies are about to end',
        ended: 'Some vacancies are no longer online',
        unchecked: 'Are these vacancies still right?',
      },
      said: {
        ending:
          'These vacancies will soon go off our site. Will you still be looking for somebody after that? Choose the vacancy and extend it.',
        ended:
          'These vacancies are no longer on our site. Are you still looking for somebody? Choose the vacancy and publish it again.',
        unchecked:
          'These vacancies have been on our site for a while. Is everything still right, and are you still looking for somebody? Choose the vacancy and tell us. If we hear nothing, it goes off the site.',
      },
    },
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '{{ said[kind] }}' },
      { links: 'vacancies' },
      {
        text: '{% if waiting.size > 0 %}People are still waiting for an answer at these vacancies. Let them know where they stand:{% else %}Have you found somebody? Then there is nothing to do.{% endif %}',
      },
      { links: 'waiting' },
      {
        text: '{% if waiting.size > 0 %}Whoever has no answer by {{ answerBefore }} hears from us that the vacancy is over.{% endif %}',
      },
      { button: 'All your vacancies', to: 'listUrl' },
    ],
  },
};
