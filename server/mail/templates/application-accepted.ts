import type { Template } from '../template.ts';

export interface ApplicationAcceptedValues {
  firstName: string;
  vacancyTitle: string;
  organizationName: string;
  /** Words of the organisation to the applicant. */
  message: string | null;
  contactPerson: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  vacancyUrl: string;
}

/** To the applicant: yes, and how it goes on. */
export const applicationAccepted: Template<ApplicationAcceptedValues> = {
  vouched: ['vacancyTitle', 'organizationName', 'message', 'contactPerson', 'contactPhone', 'contactEmail'],
  nl: {
    subject: 'Je bent welkom bij {{ organizationName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'Goed nieuws: {{ organizationName }} wil graag met je verder voor ‘{{ vacancyTitle }}’.' },
      { text: '{% if message %}{{ organizationName }} schrijft:{% endif %}' },
      { quote: 'message' },
      {
        text: '{% if contactPerson %}{{ contactPerson }} neemt contact met je op{% else %}De organisatie neemt contact met je op{% endif %} om een eerste keer af te spreken.{% if contactPhone or contactEmail %} Zelf bellen of mailen mag ook:{% endif %}',
      },
      { text: '{{ contactPhone }}{% if contactPhone and contactEmail %}\n{% endif %}{{ contactEmail }}' },
      { button: 'Bekijk de vacature', to: 'vacancyUrl' },
      { text: 'Veel plezier.' },
    ],
  },
  en: {
    subject: 'You are welcome at {{ organizationName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'Good news: {{ organizationName }} would love to have you for ‘{{ vacancyTitle }}’.' },
      { text: '{% if message %}{{ organizationName }} writes:{% endif %}' },
      { quote: 'message' },
      {
        text: '{% if contactPerson %}{{ contactPerson }} will get in touch with you{% else %}The organisation will get in touch with you{% endif %} to arrange your first visit.{% if contactPhone or contactEmail %} You can also call or email:{% endif %}',
      },
      { text: '{{ contactPhone }}{% if contactPhone and contactEmail %}\n{% endif %}{{ contactEmail }}' },
      { button: 'View the vacancy', to: 'vacancyUrl' },
      { text: 'Enjoy it!' },
    ],
  },
};
