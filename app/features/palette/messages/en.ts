import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  label: 'Find or go to',
  placeholder: 'Type a name, vacancy or screen',
  hint: 'Arrows choose, Enter opens, Esc closes',
  close: 'Close',
  groups: {
    recent: 'Chosen lately',
    screens: 'Screens',
    vacancies: 'Vacancies',
    applications: 'Applications',
    organizations: 'Organisations',
  },
  count_zero: 'Nothing found',
  count_one: '1 result',
  count_other: '{{count}} results',
  none: 'Nothing found',
  noneText: 'Try another word, or part of the name.',
  failed: 'Searching did not work. You can still open screens.',
} satisfies Words<typeof nl>;
