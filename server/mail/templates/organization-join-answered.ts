import type { Template } from '../template.ts';

export interface OrganizationJoinAnsweredValues {
  firstName: string;
  organizationName: string;
  isYes: boolean;
  dashboardUrl: string;
}

/** To whoever asked for a place in an organisation. */
export const organizationJoinAnswered: Template<OrganizationJoinAnsweredValues> = {
  vouched: ['organizationName'],
  nl: {
    subject:
      '{% if isYes %}Je kunt nu voor {{ organizationName }} werken{% else %}Antwoord van {{ organizationName }}{% endif %}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isYes %}Je vraag is goedgekeurd. Log in om vacatures te plaatsen en aanmeldingen te beantwoorden voor {{ organizationName }}.{% else %}Je vraag om voor {{ organizationName }} te werken is niet goedgekeurd. Klopt dat niet? Vraag het aan je collega, of bel of mail ons.{% endif %}',
      },
      { button: 'Naar mijn overzicht', to: 'dashboardUrl' },
    ],
  },
  en: {
    subject:
      '{% if isYes %}You now have access to {{ organizationName }}{% else %}Answer from {{ organizationName }}{% endif %}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isYes %}Your request has been approved. Sign in to post vacancies and answer applications for {{ organizationName }}.{% else %}Your request to join {{ organizationName }} has been turned down. Is that not right? Ask your colleague, or call or email us.{% endif %}',
      },
      { button: 'Go to my overview', to: 'dashboardUrl' },
    ],
  },
};
