import { ownWords } from '#app/ui/words/own-words.ts';

export const toastWords = ownWords(
  {
    region: 'Berichten van deze pagina',
    close: (title: string) => `Sluit: ${title}`,
  },
  {
    region: 'Messages on this page',
    close: (title: string) => `Close: ${title}`,
  },
);
