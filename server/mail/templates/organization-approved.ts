import type { Template } from '../template.ts';

export interface OrganizationApprovedValues {
  firstName: string;
  organizationName: string;
  /** It was archived, and is back. */
  isBack: boolean;
  organizationUrl: string;
  addVacancyUrl: string;
}

/** To the people of the organisation: they are in. */
export const organizationApproved: Template<OrganizationApprovedValues> = {
  vouched: ['organizationName'],
  nl: {
    subject:
      '{% if isBack %}{{ organizationName }} staat er weer{% else %}{{ organizationName }} doet mee{% endif %}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isBack %}{{ organizationName }} staat weer op de site. De vacatures van toen zijn nu concepten: kijk of ze nog kloppen en zet ze dan weer online.{% else %}Welkom. {{ organizationName }} is goedgekeurd en staat op de site. Je kunt meteen vacatures plaatsen.{% endif %}',
      },
      { button: 'Plaats een vacature', to: 'addVacancyUrl' },
      { link: 'Bekijk je organisatie', to: 'organizationUrl' },
    ],
  },
  en: {
    subject:
      '{% if isBack %}{{ organizationName }} is back{% else %}{{ organizationName }} has been approved{% endif %}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isBack %}{{ organizationName }} is back on the site. Its earlier vacancies are now drafts: check that they are still right and publish them again.{% else %}Welcome. {{ organizationName }} has been approved and is on the site. You can post vacancies right away.{% endif %}',
      },
      { button: 'Post a vacancy', to: 'addVacancyUrl' },
      { link: 'View your organisation', to: 'organizationUrl' },
    ],
  },
};
