import type { DenyReason } from '#contract/organizations.ts';
import type { Template } from '../template.ts';

export interface OrganizationDeniedValues {
  firstName: string;
  organizationName: string;
  reason: DenyReason;
  /** Words of the centre. */
  message: string | null;
}

const reasonsNl: Record<DenyReason, string> = {
  outside_area: 'De organisatie werkt niet in ons gebied.',
  no_social_aim:
    'Wij plaatsen alleen organisaties zonder winst als doel of met een duidelijk maatschappelijk doel.',
  private_person:
    'Wij plaatsen geen aanmeldingen van particulieren. Voor hulp bij jou thuis is er een-op-eenhulp.',
  duplicate: 'De organisatie staat er al. Vraag je collega of ons om je daar toegang te geven.',
  not_reachable: 'Het lukte ons niet om met je in contact te komen.',
  incomplete: 'De gegevens zijn nog niet compleet.',
  other: 'We kunnen de organisatie nu niet plaatsen.',
};
const reasonsEn: Record<DenyReason, string> = {
  outside_area: 'The organisation does not work in our area.',
  no_social_aim: 'We only list organisations that are non-profit or have a clear social purpose.',
  private_person: 'We don’t list private individuals. If you need help at home, there is one-to-one help.',
  duplicate: 'The organisation is already listed. Ask a colleague or us to give you access to it.',
  not_reachable: 'We couldn’t get in touch with you.',
  incomplete: 'The details are not complete yet.',
  other: 'We can’t list the organisation at the moment.',
};

/** To the person who signed it up: no, why, and what can be done. */
export const organizationDenied: Template<OrganizationDeniedValues> = {
  vouched: ['message'],
  nl: {
    subject: 'Antwoord op de aanmelding van je organisatie',
    choices: { reasons: reasonsNl },
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: 'We hebben je aanmelding van {{ organizationName }} bekeken. We plaatsen de organisatie nu niet. {{ reasons[reason] }}',
      },
      { text: '{% if message %}{{ centerName }} schrijft:{% endif %}' },
      { quote: 'message' },
      {
        text: 'Is er iets veranderd, of klopt dit niet? Bel of mail ons. We kijken er graag nog een keer naar.',
      },
    ],
  },
  en: {
    subject: 'Our answer to your organisation’s sign-up',
    choices: { reasons: reasonsEn },
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: 'We have looked at your sign-up of {{ organizationName }}. We can’t approve it for now. {{ reasons[reason] }}',
      },
      { text: '{% if message %}{{ centerName }} writes:{% endif %}' },
      { quote: 'message' },
      {
        text: 'Has something changed, or is this not right? Call or email us. We’ll gladly look at it again.',
      },
    ],
  },
};
