/** To the people of the organisation, after the centre looked at a vacancy: it is online, it came back, or it is turned down. */
import type { Template } from '../template.ts';

export interface VacancyOnlineValues {
  firstName: string;
  vacancyTitle: string;
  vacancyUrl: string;
}

export interface VacancyDeclinedValues extends VacancyOnlineValues {
  /** Words of the centre. */
  reason: string;
  /** It was online until now. */
  wasOnline: boolean;
  /** It is about a change: what is online stays. */
  isChange: boolean;
}

export const vacancyOnline: Template<VacancyOnlineValues> = {
  nl: {
    subject: 'Je vacature staat online',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      { text: 'We hebben ‘{{ vacancyTitle }}’ bekeken. Zoals je hem instuurde staat hij nu online.' },
      { button: 'Open de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'Your vacancy is online',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      { text: 'We have looked at ‘{{ vacancyTitle }}’. It is online as you sent it in.' },
      { button: 'Open the vacancy', to: 'vacancyUrl' },
    ],
  },
};

export const vacancyReturned: Template<VacancyDeclinedValues> = {
  vouched: ['reason'],
  nl: {
    subject: 'Een vraag over je vacature',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if wasOnline %}We hebben ‘{{ vacancyTitle }}’ bekeken en van de site gehaald. Pas hem aan en zet hem weer online.{% elsif isChange %}We hebben je wijziging van ‘{{ vacancyTitle }}’ bekeken en kunnen die zo nog niet online zetten. De oude tekst blijft online.{% else %}We hebben ‘{{ vacancyTitle }}’ bekeken en kunnen hem zo nog niet online zetten.{% endif %}',
      },
      { text: '{{ centerName }} schrijft:' },
      { quote: 'reason' },
      { button: 'Open de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'A question about your vacancy',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if wasOnline %}We have looked at ‘{{ vacancyTitle }}’ and taken it off the site. Change it and publish it again.{% elsif isChange %}We have looked at your change to ‘{{ vacancyTitle }}’ and can’t publish it like this yet. The old text stays online.{% else %}We have looked at ‘{{ vacancyTitle }}’ and can’t publish it like this yet.{% endif %}',
      },
      { text: '{{ centerName }} writes:' },
      { quote: 'reason' },
      { button: 'Open the vacancy', to: 'vacancyUrl' },
    ],
  },
};

export const vacancyRejected: Template<VacancyDeclinedValues> = {
  vouched: ['reason'],
  nl: {
    subject: 'Antwoord op je vacature',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isChange %}We hebben je wijziging van ‘{{ vacancyTitle }}’ bekeken. We nemen die niet over. De oude tekst blijft online.{% elsif wasOnline %}We hebben ‘{{ vacancyTitle }}’ bekeken. We plaatsen deze vacature niet en hebben hem van de site gehaald.{% else %}We hebben ‘{{ vacancyTitle }}’ bekeken. We plaatsen deze vacature niet.{% endif %}',
      },
      { text: '{{ centerName }} schrijft:' },
      { quote: 'reason' },
      {
        text: 'Klopt dit niet, of is er iets veranderd? Bel of mail ons. We kijken er graag nog een keer naar.',
      },
      { button: 'Open de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: 'Our answer to your vacancy',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isChange %}We have looked at your change to ‘{{ vacancyTitle }}’. We don’t accept it. The old text stays online.{% elsif wasOnline %}We have looked at ‘{{ vacancyTitle }}’. We don’t publish this vacancy and have taken it off the site.{% else %}We have looked at ‘{{ vacancyTitle }}’. We don’t publish this vacancy.{% endif %}',
      },
      { text: '{{ centerName }} writes:' },
      { quote: 'reason' },
      {
        text: 'Is this not right, or has something changed? Call or email us. We’ll gladly look at it again.',
      },
      { button: 'Open the vacancy', to: 'vacancyUrl' },
    ],
  },
};
