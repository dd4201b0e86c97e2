import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  list: { title: 'Applications' },
  confirm: { title: 'Confirm your application' },
} satisfies Words<typeof nl>;
