import type { Template } from '../template.ts';

export interface OrganizationConfirmValues {
  firstName: string;
  organizationName: string;
  /** A place in an organisation that is there already. */
  isJoin: boolean;
  /** The address has an account: its password stays what it is. */
  hasAccount: boolean;
  /** The password that was typed counts; else the owner of the mailbox chooses one. */
  hasPassword: boolean;
  confirmUrl: string;
  validUntil: Date;
}

/** To whoever filled in the form: press the button, then it goes on. */
export const organizationConfirm: Template<OrganizationConfirmValues> = {
  nl: {
    subject:
      '{% if isJoin %}Bevestig je vraag om mee te werken{% else %}Bevestig de aanmelding van je organisatie{% endif %}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isJoin %}Je wilt meewerken bij {{ organizationName }}. Druk op de knop, dan sturen we je vraag door.{% else %}Je meldt {{ organizationName }} aan. Druk op de knop, dan gaat de aanmelding naar ons toe.{% endif %} Dat kan tot en met {{ validUntil }}.',
      },
      {
        text: '{% if hasAccount %}Je hebt al een account met dit e-mailadres. Je wachtwoord blijft zoals het was.{% elsif hasPassword %}Je account staat dan ook klaar, met het wachtwoord dat je koos.{% else %}Daarna kies je een wachtwoord voor je account.{% endif %}',
      },
      { button: 'Bevestigen', to: 'confirmUrl' },
      { text: 'Was jij dit niet? Doe dan niets. Er wordt niets bewaard.' },
    ],
  },
  en: {
    subject:
      '{% if isJoin %}Confirm your request to join an organisation{% else %}Confirm your organisation’s sign-up{% endif %}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isJoin %}You would like to join {{ organizationName }}. Press the button and we will pass your request on.{% else %}You are signing up {{ organizationName }}. Press the button to send us the sign-up.{% endif %} You can do so up to and including {{ validUntil }}.',
      },
      {
        text: '{% if hasAccount %}You already have an account with this email address. Your password stays as it was.{% elsif hasPassword %}Your account will be ready too, with the password you chose.{% else %}After that you can choose a password for your account.{% endif %}',
      },
      { button: 'Confirm', to: 'confirmUrl' },
      { text: 'Wasn’t it you? Then there is nothing to do. We won’t keep anything.' },
    ],
  },
};
