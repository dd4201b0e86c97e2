/** Words of the fields of a form that is data. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const describedWords = ownWords(
  {
    own: 'Anders, namelijk',
    choose: 'Kies…',
    between: (from: string, to: string) => `Van ${from} tot en met ${to}`,
    least: (from: string) => `Minstens ${from}`,
    most: (to: string) => `Hooguit ${to}`,
    steps: (step: string) => `in stappen van ${step}`,
  },
  {
    own: 'Something else, namely',
    choose: 'Choose…',
    between: (from: string, to: string) => `From ${from} to ${to}`,
    least: (from: string) => `At least ${from}`,
    most: (to: string) => `At most ${to}`,
    steps: (step: string) => `in steps of ${step}`,
  },
);
