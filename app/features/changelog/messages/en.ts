import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'What is new',
  version: 'Version {{version}}',
  unreleased: 'Not released yet',
} satisfies Words<typeof nl>;
