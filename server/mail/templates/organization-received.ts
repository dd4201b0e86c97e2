import type { Template } from '../template.ts';

export interface OrganizationReceivedValues {
  firstName: string;
  organizationName: string;
}

/** To the person who signed the organisation up: it has arrived, and what happens now. */
export const organizationReceived: Template<OrganizationReceivedValues> = {
  nl: {
    subject: 'We bekijken de aanmelding van je organisatie',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Je aanmelding van {{ organizationName }} is binnen.',
      },
      {
        text: 'Iemand van {{ centerName }} bekijkt de gegevens en belt soms even om kennis te maken. Meestal hoor je het binnen twee werkdagen. Daarna kun je vacatures plaatsen.',
      },
      { text: 'Je hoeft nu niets te doen.' },
    ],
  },
  en: {
    subject: 'We’re looking at your organisation’s sign-up',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'Your sign-up of {{ organizationName }} has arrived.',
      },
      {
        text: 'Somebody at {{ centerName }} will look at the details, and may call to get to know you. You’ll usually hear within two working days. After that you can post vacancies.',
      },
      { text: 'You don’t need to do anything for now.' },
    ],
  },
};
