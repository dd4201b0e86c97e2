import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'What is new',
  inEnglish: 'This list is in English.',
  version: 'Version {{version}}',
  unreleased: 'Not released yet',
} satisfies Words<typeof nl>;
