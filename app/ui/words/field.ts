import { ownWords } from '#app/ui/words/own-words.ts';

export const fieldWords = ownWords(
  { optional: '(niet verplicht)', count: (used: string, most: string) => `${used} van ${most} tekens` },
  { optional: '(optional)', count: (used: string, most: string) => `${used} of ${most} characters` },
);
