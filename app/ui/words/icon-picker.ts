import { ownWords } from '#app/ui/words/own-words.ts';

export const iconPickerWords = ownWords(
  {
    hint: 'Zoek met een woord, zoals huis of koffie',
    plain: 'Schrijf de naam van het icoon',
    list: (label: string) => `Iconen voor ${label}`,
    found: (count: string) => `${count} iconen gevonden`,
    foundOne: 'Eén icoon gevonden',
    first: (count: string) => `De eerste ${count} staan hier. Zoek preciezer voor andere.`,
    none: (query: string) => `Geen icoon gevonden voor ‘${query}’. Probeer een ander woord.`,
    busy: 'Zoeken…',
    failed: 'Zoeken lukt nu niet. De iconen die je zag, kun je nog kiezen.',
    again: 'Probeer opnieuw',
    chosen: 'Gekozen',
    nothing: 'Nog geen icoon gekozen',
    remove: 'Haal het icoon weg',
  },
  {
    hint: 'Search for a word, such as house or coffee',
    plain: 'Write the name of the icon',
    list: (label: string) => `Icons for ${label}`,
    found: (count: string) => `${count} icons found`,
    foundOne: 'One icon found',
    first: (count: string) => `These are the first ${count}. Search more precisely to find others.`,
    none: (query: string) => `No icon found for ‘${query}’. Try another word.`,
    busy: 'Searching…',
    failed: 'The search isn’t working right now. You can still choose the icons you saw.',
    again: 'Try again',
    chosen: 'Chosen',
    nothing: 'No icon chosen yet',
    remove: 'Remove the icon',
  },
);
