import type { Template } from '../template.ts';

export interface ApplicationKnownValues {
  firstName: string;
  organizationName: string;
  vacancyTitle: string;
  vacancyUrl: string;
}

/** To the owner of an address with which somebody applied once more: only they learn that it had applied. */
export const applicationKnown: Template<ApplicationKnownValues> = {
  vouched: ['vacancyTitle', 'organizationName'],
  nl: {
    subject: 'Je had je al aangemeld voor {{ vacancyTitle }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'Iemand vulde dit e-mailadres in bij ‘{{ vacancyTitle }}’. Je had je daar al voor aangemeld, en dat is goed aangekomen bij {{ organizationName }}. We hebben niets opnieuw verstuurd.',
      },
      { button: 'Bekijk de vacature', to: 'vacancyUrl' },
      { text: 'Was jij dit niet? Dan hoef je niets te doen. Er is niets veranderd.' },
    ],
  },
  en: {
    subject: 'You have already applied for {{ vacancyTitle }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'Somebody used this email address to apply for ‘{{ vacancyTitle }}’. You have already applied for it, and {{ organizationName }} has your application. We haven’t sent it again.',
      },
      { button: 'View the vacancy', to: 'vacancyUrl' },
      { text: 'Wasn’t it you? Then there is nothing to do. Nothing has changed.' },
    ],
  },
};
