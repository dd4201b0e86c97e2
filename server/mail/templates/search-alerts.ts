/** To whoever wants mails of a search: whether the mailbox is theirs, and what came in. */
import type { Locale } from '#contract/locales.ts';
import type { MailLink, Template } from '../template.ts';

export interface SearchAlertConfirmValues {
  confirmUrl: string;
  /** Last day on which the button works. */
  validUntil: Date;
}

export const searchAlertConfirm: Template<SearchAlertConfirmValues> = {
  nl: {
    subject: 'Nog één druk op de knop: mail bij nieuw vrijwilligerswerk',
    pieces: [
      { text: 'Hoi,' },
      {
        text: 'Iemand wil op dit e-mailadres een mail als er nieuw vrijwilligerswerk is bij {{ centerName }}.',
      },
      { text: 'Was jij dat? Druk dan op de knop. Zo weten we zeker dat dit e-mailadres van jou is.' },
      { button: 'Bekijk en zet aan', to: 'confirmUrl' },
      { text: 'De knop werkt tot en met {{ validUntil }}. Daarna wissen we je e-mailadres.' },
      { text: 'Was jij het niet? Dan hoef je niets te doen. Je krijgt geen mail meer van ons.' },
    ],
  },
  en: {
    subject: 'One more press: emails about new volunteer work',
    pieces: [
      { text: 'Hi,' },
      {
        text: 'Somebody would like emails at this address when there is new volunteer work at {{ centerName }}.',
      },
      { text: 'Was that you? Then press the button. That way we know this email address is yours.' },
      { button: 'Look and switch on', to: 'confirmUrl' },
      { text: 'The button works up to and including {{ validUntil }}. After that we erase your address.' },
      { text: 'Wasn’t it you? Then there is nothing to do. You will get no more emails from us.' },
    ],
  },
};

/** Below a vacancy: which search it answers. */
export const fitsSearch: Record<Locale, (name: string) => string> = {
  nl: (name) => `past bij ‘${name}’`,
  en: (name) => `fits ‘${name}’`,
};

/** Vacancies in one mail. */
export const mostFound = 10;

export interface SearchAlertFoundValues {
  /** Null for whoever has no account. */
  firstName: string | null;
  /** Each with its organisation and place, and the search that it answers. */
  vacancies: readonly MailLink[];
  /** How many there are besides; 0 for none. */
  others: number;
  searchUrl: string;
  /** Names of the searches of which a part is gone; '' for none. */
  lessened: string;
  /** Days, names, and no more of it; without signing in. */
  changeUrl: string;
}

export const searchAlertFound: Template<SearchAlertFoundValues> = {
  mostLinks: mostFound,
  nl: {
    subject: 'Er is nieuw vrijwilligerswerk dat bij je zoekopdracht past',
    pieces: [
      { text: 'Hoi{% if firstName %} {{ firstName }}{% endif %},' },
      { text: 'Dit kwam erbij sinds onze vorige mail:' },
      { links: 'vacancies' },
      {
        text: '{% if others == 1 %}En er is nog één andere.{% elsif others > 1 %}En er zijn er nog {{ others }}.{% endif %}',
      },
      { button: 'Bekijk alles wat past', to: 'searchUrl' },
      {
        text: '{% if lessened != "" %}Let op: een deel van je zoekopdracht is er niet meer, van {{ lessened }}. Hieronder zie je waar we nu nog naar zoeken, en hoe je dat wijzigt.{% endif %}',
      },
      { text: 'Wil je de mail op andere dagen, of helemaal niet meer? Dat regel je zonder in te loggen.' },
      { link: 'Andere dagen of stoppen', to: 'changeUrl' },
    ],
  },
  en: {
    subject: 'There is new volunteer work that fits your search',
    pieces: [
      { text: 'Hi{% if firstName %} {{ firstName }}{% endif %},' },
      { text: 'This has come in since our last email:' },
      { links: 'vacancies' },
      {
        text: '{% if others == 1 %}And there is one more.{% elsif others > 1 %}And there are {{ others }} more.{% endif %}',
      },
      { button: 'See all that fits', to: 'searchUrl' },
      {
        text: '{% if lessened != "" %}Please note: a part of your search is no longer there, of {{ lessened }}. Follow the link below to see what we still search for, and to change it.{% endif %}',
      },
      {
        text: 'Would you like the email on other days, or no more at all? You can change that without signing in.',
      },
      { link: 'Other days, or stop', to: 'changeUrl' },
    ],
  },
};
