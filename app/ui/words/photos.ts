/** Words of photos that open large. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const photoWords = ownWords(
  {
    open: (alt: string) => `Vergroot: ${alt}`,
    close: 'Sluit de foto’s',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    position: (at: string, total: string) => `Foto ${at} van ${total}`,
  },
  {
    open: (alt: string) => `Enlarge: ${alt}`,
    close: 'Close the photos',
    previous: 'Previous photo',
    next: 'Next photo',
    position: (at: string, total: string) => `Photo ${at} of ${total}`,
  },
);
