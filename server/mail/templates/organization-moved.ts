import type { Template } from '../template.ts';

export interface OrganizationMovedValues {
  firstName: string;
  organizationName: string;
  fromName: string;
  /** They had an account at the new centre already: that one is used from now on. */
  isKnown: boolean;
  signInUrl: string;
}

/** To the people of an organisation that went to another centre: where they sign in from now on. */
export const organizationMoved: Template<OrganizationMovedValues> = {
  vouched: ['organizationName', 'fromName'],
  nl: {
    subject: '{{ organizationName }} staat nu bij {{ centerName }}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{{ organizationName }} is verhuisd van {{ fromName }} naar {{ centerName }}. De vacatures en aanmeldingen zijn meegegaan.',
      },
      {
        text: '{% if isKnown %}Log voortaan daar in, met het account dat je er al had.{% else %}Log voortaan daar in, met hetzelfde e-mailadres en wachtwoord als eerst.{% endif %}',
      },
      { button: 'Log in', to: 'signInUrl' },
      {
        text: 'Het oude adres van jullie pagina werkt niet meer. Klopt er iets niet? Bel of mail {{ centerName }}.',
      },
    ],
  },
  en: {
    subject: '{{ organizationName }} is now at {{ centerName }}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{{ organizationName }} has moved from {{ fromName }} to {{ centerName }}. Its vacancies and applications have moved with it.',
      },
      {
        text: '{% if isKnown %}From now on, sign in there with the account you already have.{% else %}From now on, sign in there with the same email address and password as before.{% endif %}',
      },
      { button: 'Sign in', to: 'signInUrl' },
      {
        text: 'The old web address of your page no longer works. Is something not right? Call or email {{ centerName }}.',
      },
    ],
  },
};
