import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  home: { title: 'Volunteer work near you', all: 'All vacancies' },
} satisfies Words<typeof nl>;
