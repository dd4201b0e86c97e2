import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  titles: { list: 'Sharing vacancies' },
  trail: 'Where you are',
  partners: 'Partners',
  lead: 'What one centre shares is found at the other too. Whoever applies comes to the centre of the vacancy.',
  none: 'No centres yet',
  noneText: 'The centres you share with come here.',
  off: 'Sharing is switched off at your centre',
  offText: 'Another centre can offer it to you.',
  mark: 'With each vacancy you choose whether partners show it too.',
  offer: {
    title: 'Offer it to a centre',
    center: 'Centre',
    choose: 'Choose a centre',
    send: 'Offer',
    done: 'The offer is sent',
    nobody: 'There are no other centres.',
  },
  state: {
    offered: 'Waits for their answer',
    received: 'Wants to share with you',
    both: 'You show each other’s vacancies',
    giving: 'Shows your vacancies',
    getting: 'Their vacancies also stand on your site',
    neither: 'Sharing is switched off at both',
  },
  accept: 'Accept {{name}}',
  acceptShort: 'Accept',
  accepted: 'You now share with {{name}}',
  end: {
    offered: 'Take back',
    received: 'Decline',
    accepted: 'Stop sharing',
  },
  endNamed: {
    offered: 'Take back the offer to {{name}}',
    received: 'Decline {{name}}',
    accepted: 'Stop sharing with {{name}}',
  },
  ended: {
    offered: 'The offer is taken back',
    received: 'The offer is declined',
    accepted: 'You no longer share with {{name}}',
  },
} satisfies Words<typeof nl>;
