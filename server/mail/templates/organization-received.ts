import type { Template } from '../template.ts';

export interface OrganizationReceivedValues {
  firstName: string;
  organizationName: string;
  /** The centre took its answer back and looks once more. */
  isAgain: boolean;
}

/** To the person who signed the organisation up: it has arrived, and what happens now. */
export const organizationReceived: Template<OrganizationReceivedValues> = {
  nl: {
    subject: 'We bekijken de aanmelding van je organisatie',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isAgain %}We kijken nog een keer naar de aanmelding van {{ organizationName }}. Ons eerdere antwoord geldt niet meer.{% else %}Je aanmelding van {{ organizationName }} is binnen.{% endif %}',
      },
      {
        text: 'Iemand van {{ centerName }} bekijkt de gegevens en belt soms even om kennis te maken. Meestal hoor je het binnen twee werkdagen. Daarna kun je vacatures plaatsen.',
      },
      { text: 'Je hoeft nu niets te doen.' },
    ],
  },
  en: {
    subject: 'We’re looking at the sign-up of your organisation',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isAgain %}We are looking at the sign-up of {{ organizationName }} once more. Our earlier answer no longer holds.{% else %}Your sign-up of {{ organizationName }} has arrived.{% endif %}',
      },
      {
        text: 'Somebody at {{ centerName }} looks at the details and sometimes calls to get acquainted. You usually hear within two working days. After that you can place vacancies.',
      },
      { text: 'There is nothing you need to do now.' },
    ],
  },
};
