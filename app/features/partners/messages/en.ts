import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  titles: {
    list: 'Partners',
    show: 'Partner',
    add: 'New partner',
    edit: 'Change partner',
  },
  trail: 'Where you are',
  list: {
    title: 'Who we work with',
    lead: 'We work together with centres nearby. These organisations make our work possible.',
    add: 'Add partner',
    sharing: 'Share vacancies',
    sharingAsked: 'Share vacancies: {{count}} new',
    centers: 'Centres we work with',
    organizations: 'Made possible by',
    yours: 'Your organisation?',
    yoursText: 'A place, a van or a day of help counts too.',
    yoursLink: 'Talk to us',
    none: 'No partners yet',
    noneText: 'The centres and organisations that we work with will be shown here.',
    noneStaff: 'Add the first one. Visitors will then see here who you work with.',
  },
  kinds: { center: 'Volunteer centre', organization: 'Organisation' },
  fields: {
    name: 'Name',
    kind: 'Kind',
    kindHint: 'Centres stand on top, organisations with their logo below',
    text: 'What does this partner do for you?',
    textHint: 'One sentence',
    textEn: 'The same in English',
    url: 'Website',
    logo: 'Logo',
    position: 'Place in the list',
    positionHint: 'The lowest number comes first',
  },
  add: { save: 'Add', done: 'The partner is on the site' },
  edit: { save: 'Save partner', done: 'The partner is saved' },
  show: {
    edit: 'Change partner',
    remove: 'Remove partner',
    removeAsk: '{{name}} goes from the site, with its logo and text.',
    removeSure: 'Remove',
    removed: 'The partner is no longer on the site',
  },
} satisfies Words<typeof nl>;
