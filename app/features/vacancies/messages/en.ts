import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  search: { title_one: '{{count}} vacancy', title_other: '{{count}} vacancies', nothing: 'No matching results' },
} satisfies Words<typeof nl>;
