import { ownWords } from '#app/ui/words/own-words.ts';

export const overlayWords = ownWords(
  { close: 'Sluit', keep: 'Laat staan', busy: 'Bezig…', failed: 'Dat lukte niet. Er is niets veranderd.' },
  { close: 'Close', keep: 'Leave it', busy: 'Busy…', failed: 'That did not work. Nothing has changed.' },
);
