import type { Template } from '../template.ts';

/** No name or address of the person: mails carry a link, not personal data (product.md, section 10). */
export interface OrganizationJoinRequestedValues {
  organizationName: string;
  requestUrl: string;
}

/** To the organisation's people and the centre: somebody asks for a place. */
export const organizationJoinRequested: Template<OrganizationJoinRequestedValues> = {
  nl: {
    subject: 'Iemand wil meewerken bij een organisatie',
    pieces: [
      { text: 'Hallo,' },
      {
        text: 'Iemand vraagt of diegene voor {{ organizationName }} mag werken op de site: vacatures plaatsen en aanmeldingen beantwoorden. Ken je deze persoon? Zeg dan ja.',
      },
      { button: 'Bekijk de vraag', to: 'requestUrl' },
    ],
  },
  en: {
    subject: 'Somebody would like to join an organisation',
    pieces: [
      { text: 'Hello,' },
      {
        text: 'Somebody would like to post vacancies and answer applications for {{ organizationName }} on the site. If you know this person, give them access.',
      },
      { button: 'View the request', to: 'requestUrl' },
    ],
  },
};
