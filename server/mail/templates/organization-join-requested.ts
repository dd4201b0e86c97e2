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
    subject: 'Somebody would like to work with an organisation',
    pieces: [
      { text: 'Hello,' },
      {
        text: 'Somebody asks to act for {{ organizationName }} on the site: to place vacancies and answer applications. Do you know this person? Then say yes.',
      },
      { button: 'View the request', to: 'requestUrl' },
    ],
  },
};
