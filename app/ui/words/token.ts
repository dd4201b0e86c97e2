import { ownWords } from '#app/ui/words/own-words.ts';

export const tokenWords = ownWords(
  {
    how: 'Typ iets en druk op Enter',
    add: 'Voeg iets toe',
    twice: (token: string) => `‘${token}’ staat er al`,
    full: (most: number) => `Meer dan ${most} kan niet. Haal er eerst een weg.`,
    tooLong: (most: number) => `Maak het korter dan ${most} tekens`,
    added: (token: string) => `${token} is toegevoegd`,
  },
  {
    how: 'Type something and press Enter',
    add: 'Add',
    twice: (token: string) => `‘${token}’ is already there`,
    full: (most: number) => `No more than ${most}. Remove one first.`,
    tooLong: (most: number) => `Make it shorter than ${most} characters`,
    added: (token: string) => `${token} has been added`,
  },
);
