/** How a single key is shown, and the words around it. */
import { ownWords } from '#app/ui/words/own-words.ts';

export interface ShownKey {
  sign: string;
  /** What it does, in a word. */
  word: string;
}

export const keyWords = ownWords(
  {
    heading: 'Sneltoetsen',
    show: 'Toon sneltoetsen',
    these: 'dit overzicht',
    off: 'Sneltoetsen staan uit.',
    switchOff: 'Zet sneltoetsen uit',
    switchOn: 'Zet sneltoetsen aan',
  },
  {
    heading: 'Shortcuts',
    show: 'Show shortcuts',
    these: 'this overview',
    off: 'Shortcuts are off.',
    switchOff: 'Turn shortcuts off',
    switchOn: 'Turn shortcuts on',
  },
);

export const Sign = ({ sign }: { sign: string }) => (
  <kbd className="inline-grid min-w-5 place-content-center rounded-tag border border-edge px-1">{sign}</kbd>
);
