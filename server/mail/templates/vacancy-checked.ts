import type { Template } from '../template.ts';

export interface VacancyCheckedValues {
  firstName: string;
  vacancyTitle: string;
  /** It came back, else it is online. */
  isReturned: boolean;
  /** Words of the centre, with what came back. */
  reason: string | null;
  vacancyUrl: string;
}

/** To the people of the organisation, in a centre that checks first: what became of what they sent in. */
export const vacancyChecked: Template<VacancyCheckedValues> = {
  vouched: ['reason'],
  nl: {
    subject: '{% if isReturned %}Een vraag over je vacature{% else %}Je vacature staat online{% endif %}',
    pieces: [
      { text: 'Hoi {{ firstName }},' },
      {
        text: '{% if isReturned %}We hebben ‘{{ vacancyTitle }}’ bekeken en kunnen hem zo nog niet online zetten.{% else %}We hebben ‘{{ vacancyTitle }}’ bekeken. Zoals je hem instuurde staat hij nu online.{% endif %}',
      },
      { text: '{% if reason %}{{ centerName }} schrijft:{% endif %}' },
      { quote: 'reason' },
      { button: 'Open de vacature', to: 'vacancyUrl' },
    ],
  },
  en: {
    subject: '{% if isReturned %}A question about your vacancy{% else %}Your vacancy is online{% endif %}',
    pieces: [
      { text: 'Hi {{ firstName }},' },
      {
        text: '{% if isReturned %}We have looked at ‘{{ vacancyTitle }}’ and can’t publish it like this yet.{% else %}We have looked at ‘{{ vacancyTitle }}’. It is online as you sent it in.{% endif %}',
      },
      { text: '{% if reason %}{{ centerName }} writes:{% endif %}' },
      { quote: 'reason' },
      { button: 'Open the vacancy', to: 'vacancyUrl' },
    ],
  },
};
