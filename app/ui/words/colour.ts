import { ownWords } from '#app/ui/words/own-words.ts';

export const colourWords = ownWords(
  {
    pick: (label: string) => `Kies een kleur: ${label}`,
    unknown: 'Deze kleur kennen we niet. Schrijf bijvoorbeeld #78366b of rgb(120 54 107).',
    preview: 'Zo zien de tinten eruit',
    step: (step: string) => `Tint ${step}`,
    unreadable: (steps: string) => `Deze tinten kloppen nog niet: ${steps}. Zo worden ze zwart.`,
    missing: (steps: string) =>
      `Deze tinten zijn nog leeg: ${steps}. Pas als alle elf zijn ingevuld, gelden ze.`,
    paste: 'Plak tinten',
    pasteHint: 'JSON met elf tinten, van 50 tot 950',
    pasteFailed: 'Dit is geen JSON met tinten. Zo begint het: {"50": "#fbf5fa", "100": "#f6e9f4"',
    take: 'Neem over',
    fromOne: 'Maak alle tinten van één kleur',
    make: 'Maak tinten',
  },
  {
    pick: (label: string) => `Pick a colour: ${label}`,
    unknown: 'We don’t recognise this colour. Write #78366b or rgb(120 54 107), for example.',
    preview: 'This is what the shades look like',
    step: (step: string) => `Shade ${step}`,
    unreadable: (steps: string) => `These shades are not right yet: ${steps}. As they are, they turn black.`,
    missing: (steps: string) =>
      `These shades are still empty: ${steps}. They will be used once all eleven are filled in.`,
    paste: 'Paste shades',
    pasteHint: 'JSON with eleven shades, from 50 to 950',
    pasteFailed: 'This is not JSON with shades. It starts like this: {"50": "#fbf5fa", "100": "#f6e9f4"',
    take: 'Use these',
    fromOne: 'Make all shades from one colour',
    make: 'Make shades',
  },
);
