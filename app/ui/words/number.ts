import { ownWords } from '#app/ui/words/own-words.ts';

export const numberWords = ownWords(
  { more: (label: string) => `${label}: meer`, less: (label: string) => `${label}: minder` },
  { more: (label: string) => `${label}: more`, less: (label: string) => `${label}: less` },
);
