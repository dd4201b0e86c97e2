import type { Template } from '../template.ts';

export interface VacancyFeedPausedValues {
  organizationName: string;
  feedUrl: string;
}

/** To the contact of a feed: it could not be read for some hours, and waits for somebody to look. */
export const vacancyFeedPaused: Template<VacancyFeedPausedValues> = {
  nl: {
    subject: 'We kunnen vacatures niet meer ophalen',
    pieces: [
      { text: 'Hallo,' },
      {
        text: 'Het lukte een paar keer niet om de vacatures van {{ organizationName }} op te halen. Daarom is dat nu gestopt. De vacatures op de site blijven staan.',
      },
      { text: 'Bekijk wat er misgaat. Daarna kun je het ophalen weer aanzetten.' },
      { button: 'Bekijk de bron', to: 'feedUrl' },
    ],
  },
  en: {
    subject: 'We can no longer fetch vacancies',
    pieces: [
      { text: 'Hello,' },
      {
        text: 'The vacancies of {{ organizationName }} could not be fetched a few times. So that has stopped for now. The vacancies on the site stay.',
      },
      { text: 'See what goes wrong. After that you can switch it on again.' },
      { button: 'View the source', to: 'feedUrl' },
    ],
  },
};
