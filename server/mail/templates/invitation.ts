import type { Template } from '../template.ts';

export interface InvitationValues {
  firstName: string;
  /** Who asks them in; null is the centre itself. */
  invitedBy: string | null;
  acceptUrl: string;
  validUntil: Date;
  /** The site, for whoever is to run it; null for anybody else. */
  siteUrl: string | null;
}

/** To somebody for whom staff made an account. */
export const invitation: Template<InvitationValues> = {
  nl: {
    subject: '{{ centerName }} nodigt je uit',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{{ invitedBy | default: centerName }} heeft een account voor je gemaakt{% if invitedBy %} bij {{ centerName }}{% endif %}.',
      },
      {
        text: '{% if siteUrl %}Jij beheert de site: de pagina’s, de vacatures, de organisaties en de mensen. Begin bij Instellingen met adres en openingstijden, en nodig dan je collega’s uit.{% endif %}',
      },
      { text: 'Kies een wachtwoord, dan kun je meteen aan de slag.' },
      { button: 'Neem de uitnodiging aan', to: 'acceptUrl' },
      { link: 'Bekijk de site', to: 'siteUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}. Ken je ons niet? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: '{{ centerName }} invites you',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{{ invitedBy | default: centerName }} created an account for you{% if invitedBy %} at {{ centerName }}{% endif %}.',
      },
      {
        text: '{% if siteUrl %}You run the site: its pages, vacancies, organisations and people. Begin under Settings with the address and opening hours, then invite your colleagues.{% endif %}',
      },
      { text: 'Choose a password and you can start right away.' },
      { button: 'Accept the invitation', to: 'acceptUrl' },
      { link: 'View the site', to: 'siteUrl' },
      {
        text: 'The button works up to and including {{ validUntil }}. Don’t know us? Then there is nothing to do.',
      },
    ],
  },
};
