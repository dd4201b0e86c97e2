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
    characters: (most: string) => `Hooguit ${most} tekens`,
    from: (day: string) => `Vanaf ${day}`,
    until: (day: string) => `Tot en met ${day}`,
    exactly: (count: string) => `Kies er ${count}`,
    some: (from: string, to: string) => `Kies er ${from} tot ${to}`,
    atLeast: (count: string) => `Kies er minstens ${count}`,
    atMost: (count: string) => `Kies er hooguit ${count}`,
  },
  {
    own: 'Something else, namely',
    choose: 'Choose…',
    between: (from: string, to: string) => `From ${from} to ${to}`,
    least: (from: string) => `At least ${from}`,
    most: (to: string) => `At most ${to}`,
    steps: (step: string) => `in steps of ${step}`,
    characters: (most: string) => `At most ${most} characters`,
    from: (day: string) => `From ${day}`,
    until: (day: string) => `Up to ${day}`,
    exactly: (count: string) => `Choose ${count}`,
    some: (from: string, to: string) => `Choose ${from} to ${to}`,
    atLeast: (count: string) => `Choose at least ${count}`,
    atMost: (count: string) => `Choose at most ${count}`,
  },
);
