import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { ownWords } from '#app/ui/words/own-words.ts';

export const overlayWords = ownWords(
  {
    close: 'Sluit',
    keep: 'Laat staan',
    busy: 'Bezig…',
    failed: `${fixedTexts.nl.somethingWentWrong}. Er is niets veranderd.`,
  },
  {
    close: 'Close',
    keep: 'Cancel',
    busy: 'Busy…',
    failed: `${fixedTexts.en.somethingWentWrong}. Nothing has changed.`,
  },
);
