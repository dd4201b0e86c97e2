import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  hero: {
    label: 'Find a vacancy',
    category: 'I would like to help with',
    anyCategory: 'whatever is needed',
    near: 'near',
    days: 'and I am free on',
    anyDay: 'any day',
    submit: 'Show vacancies',
    show_one: 'Show {{number}} vacancy',
    show_other: 'Show {{number}} vacancies',
    urgent: 'Needed soon',
  },
  categories: { count_one: '{{number}} vacancy', count_other: '{{number}} vacancies' },
  cards: {
    all_one: 'See the vacancy',
    all_other: 'All {{number}} vacancies',
    organizations_one: 'See the organisation',
    organizations_other: 'All {{number}} organisations',
  },
  film: {
    play: 'Play the film',
    of: 'Film: {{title}}',
    note: 'Until you press, YouTube does not know that you are here. After that it does.',
    said: 'Read what is said',
  },
  news: { previous: 'Previous item', next: 'Next item', position: '{{at}} of {{total}}' },
  contact: { title: 'Any questions?', lead: 'Feel free to get in touch.', call: 'Call {{number}}' },
  draft: {
    title: 'This is a draft',
    lead: 'Only who has this link can see the page. All of it may still change.',
  },
  newsPages: {
    title: 'News from {{name}}',
    lead: 'What people here get done together.',
    kinds: 'Kind of item',
    tab: { all: 'All', news: 'News', stories: 'Stories' },
    story: 'story',
    featured: 'featured',
    earlier: 'Earlier',
    pages: 'Pages of news',
    all: 'All news',
    more: 'More news',
    none: 'No news yet',
    noneLead: 'Come back later.',
  },
  others: 'Read more',
  versions: {
    title: 'Versions of this text',
    of: 'Version of {{day}}',
    old: 'This is an earlier version, of {{day}}',
    oldText: 'What the centre wrote then is shown with the standard text of today.',
    toCurrent: 'Read the current version',
  },
} satisfies Words<typeof nl>;
