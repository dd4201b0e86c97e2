import { ownWords } from '#app/ui/words/own-words.ts';

export const fileWords = ownWords(
  {
    choose: 'Kies een bestand',
    chooseMany: 'Kies bestanden',
    orDrop: 'of sleep het hierheen',
    orDropMany: 'of sleep ze hierheen',
    atMost: (size: string) => `hoogstens ${size} per bestand`,
    list: (label: string) => `Gekozen bij ${label}`,
    remove: (name: string) => `Haal ${name} weg`,
    tooLarge: (name: string, size: string, most: string) =>
      `${name} is ${size}; het mag hoogstens ${most} zijn`,
    wrongKind: (name: string, kinds: string) => `${name} kan hier niet; kies ${kinds}`,
    asTable: (name: string) =>
      `${name} kan hier niet; bewaar het als Excel-bestand (.xlsx) of als CSV en kies dat`,
    tooMany: (name: string, most: string) =>
      `${name} past er niet meer bij; kies hoogstens ${most} bestanden`,
    added: (name: string) => `${name} is gekozen`,
    removed: (name: string) => `${name} is weggehaald`,
    picture: 'een afbeelding',
  },
  {
    choose: 'Choose a file',
    chooseMany: 'Choose files',
    orDrop: 'or drag it here',
    orDropMany: 'or drag them here',
    atMost: (size: string) => `at most ${size} each`,
    list: (label: string) => `Chosen for ${label}`,
    remove: (name: string) => `Remove ${name}`,
    tooLarge: (name: string, size: string, most: string) => `${name} is ${size}; it can be at most ${most}`,
    wrongKind: (name: string, kinds: string) => `${name} can’t be used here; choose ${kinds}`,
    asTable: (name: string) =>
      `${name} can’t be used here; save it as an Excel file (.xlsx) or as CSV and choose that one`,
    tooMany: (name: string, most: string) => `There is no room for ${name}; choose at most ${most} files`,
    added: (name: string) => `${name} has been chosen`,
    removed: (name: string) => `${name} has been removed`,
    picture: 'a picture',
  },
);
