/** Words of the fields of a form that is data. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const describedWords = ownWords(
  { own: 'Anders, namelijk', choose: 'Kies…' },
  { own: 'Something else, namely', choose: 'Choose…' },
);
