import type { Words } from '#app/i18n/nouns.ts';
import type nl from '#app/features/stories/messages/nl.ts';

export default {
  look: 'Shown as',
  mode: { light: 'Light', dark: 'Dark' },
  shape: { rounded: 'Rounded', straight: 'Straight' },
  preset: { own: 'Own colour', yellow: 'Yellow' },
  text: { normal: 'Usual text', large: 'Text at 200%' },
  words: { usual: 'Usual words', long: 'Longest words' },
  block: { usual: 'Usual', long: 'Longest', short: 'Shortest', bare: 'Without a picture' },
  all: 'All parts',
} satisfies Words<typeof nl>;
