import type { Template } from '../template.ts';

/** No name or address of the person: mails carry a link, not personal data (product.md, section 10). */
export interface OrganizationWaitingValues {
  organizationName: string;
  queueUrl: string;
}

/** To the centre's staff: an organisation waits for a yes or no. */
export const organizationWaiting: Template<OrganizationWaitingValues> = {
  nl: {
    subject: 'Een nieuwe organisatie wacht op jullie',
    pieces: [
      { text: 'Hallo,' },
      { text: '{{ organizationName }} wil meedoen. Het e-mailadres is bevestigd.' },
      { button: 'Bekijk de aanmelding', to: 'queueUrl' },
    ],
  },
  en: {
    subject: 'A new organisation is waiting for you',
    pieces: [
      { text: 'Hello,' },
      { text: '{{ organizationName }} would like to join. The email address has been confirmed.' },
      { button: 'View the sign-up', to: 'queueUrl' },
    ],
  },
};
