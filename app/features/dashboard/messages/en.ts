import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'Today',
} satisfies Words<typeof nl>;
