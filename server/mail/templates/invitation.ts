import type { Template } from '../template.ts';

export interface InvitationValues {
  firstName: string;
  centerName: string;
  /** Who asks them in. */
  invitedBy: string;
  acceptUrl: string;
  validUntil: Date;
}

/** To somebody for whom staff made an account. */
export const invitation: Template<InvitationValues> = {
  nl: {
    subject: '{{ invitedBy }} nodigt je uit bij {{ centerName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: '{{ invitedBy }} heeft een account voor je gemaakt bij {{ centerName }}.' },
      { text: 'Kies een wachtwoord, dan kun je meteen aan de slag.' },
      { button: 'Neem de uitnodiging aan', to: 'acceptUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}. Ken je ons niet? Dan hoef je niets te doen.' },
    ],
  },
  en: {
    subject: '{{ invitedBy }} invites you to {{ centerName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: '{{ invitedBy }} made an account for you at {{ centerName }}.' },
      { text: 'Choose a password and you can start right away.' },
      { button: 'Accept the invitation', to: 'acceptUrl' },
      {
        text: 'The button works up to and including {{ validUntil }}. Do you not know us? Then there is nothing to do.',
      },
    ],
  },
};
