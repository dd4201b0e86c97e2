import type { RejectReason } from '#contract/applications.ts';
import type { MailLink, Template } from '../template.ts';

export interface ApplicationRejectedValues {
  firstName: string;
  vacancyTitle: string;
  organizationName: string;
  reason: RejectReason;
  /** The vacancy ended and nobody answered. */
  isByItself: boolean;
  /** Words of the organisation to the applicant. */
  message: string | null;
  /** Vacancies like it; the first three are shown. */
  similar: readonly MailLink[];
  searchUrl: string;
  /** Where somebody without an account takes back that it is kept for longer; null where it is not. */
  stopKeepingUrl: string | null;
}

const reasonsNl: Record<RejectReason, string> = {
  place_taken: 'De plek was al bezet.',
  times_do_not_match: 'De tijden passen niet bij elkaar.',
  not_enough_experience: 'Voor deze klus is meer ervaring nodig.',
  vacancy_closed: 'De vacature is gesloten.',
  no_contact: 'Het is niet gelukt om met jou in contact te komen.',
  other: 'De organisatie gaat deze keer niet met je aanmelding verder.',
};
const reasonsEn: Record<RejectReason, string> = {
  place_taken: 'The place was taken.',
  times_do_not_match: 'The times didn’t match.',
  not_enough_experience: 'This work needs more experience.',
  vacancy_closed: 'The vacancy has been closed.',
  no_contact: 'They couldn’t get in touch with you.',
  other: 'The organisation has decided not to take your application further this time.',
};

/** To the applicant: no, why, and what is like it. */
export const applicationRejected: Template<ApplicationRejectedValues> = {
  vouched: ['vacancyTitle', 'organizationName', 'message'],
  nl: {
    subject: 'Antwoord op je aanmelding: {{ vacancyTitle }}',
    choices: { reasons: reasonsNl },
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isByItself %}Je meldde je aan voor ‘{{ vacancyTitle }}’ bij {{ organizationName }}. Die vacature is voorbij, en we hoorden niet of er nog plek voor je was. Jammer: je hoeft er niet langer op te wachten.{% else %}Je krijgt antwoord van {{ organizationName }} op je aanmelding voor ‘{{ vacancyTitle }}’. Het wordt deze keer niets. {{ reasons[reason] }}{% endif %}',
      },
      { text: '{% if message %}{{ organizationName }} schrijft:{% endif %}' },
      { quote: 'message' },
      {
        text: 'Fijn dat je wilt helpen. {% if similar.size == 1 %}Er is er 1 die erop lijkt:{% elsif similar.size > 1 %}Er zijn er {{ similar.size }} die erop lijken:{% else %}Er is vast iets anders dat bij je past.{% endif %}',
      },
      { links: 'similar' },
      { button: 'Zoek verder', to: 'searchUrl' },
      {
        text: '{% if stopKeepingUrl %}Je vond het goed dat we je aanmelding langer bewaren, zodat {{ organizationName }} je later nog kan vragen.{% endif %}',
      },
      { link: 'Toch liever niet? Bewaar mijn aanmelding niet langer', to: 'stopKeepingUrl' },
    ],
  },
  en: {
    subject: 'Answer to your application: {{ vacancyTitle }}',
    choices: { reasons: reasonsEn },
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isByItself %}You applied for ‘{{ vacancyTitle }}’ with {{ organizationName }}. That vacancy is over, and we did not hear whether there still was a place for you. We are sorry: you need not wait for it any longer.{% else %}{{ organizationName }} has answered your application for ‘{{ vacancyTitle }}’. It is a no this time. {{ reasons[reason] }}{% endif %}',
      },
      { text: '{% if message %}{{ organizationName }} writes:{% endif %}' },
      { quote: 'message' },
      {
        text: 'It is good of you to want to help. {% if similar.size == 1 %}Here is 1 similar vacancy:{% elsif similar.size > 1 %}Here are {{ similar.size }} similar vacancies:{% else %}There is sure to be something else that suits you.{% endif %}',
      },
      { links: 'similar' },
      { button: 'Keep looking', to: 'searchUrl' },
      {
        text: '{% if stopKeepingUrl %}You agreed that we keep your application for longer, so that {{ organizationName }} can still ask you later.{% endif %}',
      },
      { link: 'Changed your mind? Don’t keep my application any longer', to: 'stopKeepingUrl' },
    ],
  },
};
