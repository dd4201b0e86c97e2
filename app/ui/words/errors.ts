import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { ownWords } from '#app/ui/words/own-words.ts';

/** Over what is wrong with a form: in English the words that the specification fixes, in Dutch by how many. */
export const errorWords = ownWords(
  {
    title: (count: number, written: string) =>
      count === 1 ? 'Er klopt nog één ding niet' : `Er kloppen nog ${written} dingen niet`,
  },
  { title: () => fixedTexts.en.formErrors },
);
