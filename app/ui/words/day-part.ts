import { ownWords } from '#app/ui/words/own-words.ts';

export const dayPartWords = ownWords(
  {
    wanted: (cell: string) => `${cell}, gevraagd`,
    both: 'Gevraagd en jij kunt',
    can: 'Jij kunt',
    missing: 'Gevraagd',
  },
  {
    wanted: (cell: string) => `${cell}, asked for`,
    both: 'Asked for, and you can',
    can: 'You can',
    missing: 'Asked for',
  },
);
