/** Words of a pin that is put on a map. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const pinWords = ownWords(
  {
    title: 'De speld op de kaart',
    text: 'Sleep de speld naar de plek waar mensen moeten zijn. Verander je de postcode, dan gaat de speld mee.',
    move: 'De speld verzetten',
    keys: (step: number) => `Of met de pijltjestoetsen. Elke stap is ${step} meter.`,
    north: 'Naar het noorden',
    west: 'Naar het westen',
    east: 'Naar het oosten',
    south: 'Naar het zuiden',
    metres: (count: number) => `${count} meter`,
    away: (distance: string) => `De speld staat ${distance} van het midden van de postcode.`,
    middle: 'De speld staat in het midden van de postcode.',
    free: 'De speld staat op de plek die je koos.',
    noPostcode: 'Vul een postcode in. Dan staat de speld op de kaart.',
    tooFar: (most: number) => `De speld staat te ver van de postcode: hooguit ${most} kilometer`,
    back: 'Zet terug op het adres',
  },
  {
    title: 'The pin on the map',
    text: 'Drag the pin to where people have to be. If you change the postcode, the pin goes along.',
    move: 'Move the pin',
    keys: (step: number) => `Or with the arrow keys. Each step is ${step} metres.`,
    north: 'To the north',
    west: 'To the west',
    east: 'To the east',
    south: 'To the south',
    metres: (count: number) => `${count} metres`,
    away: (distance: string) => `The pin is ${distance} from the middle of the postcode.`,
    middle: 'The pin is in the middle of the postcode.',
    free: 'The pin is in the spot you chose.',
    noPostcode: 'Fill in a postcode. Then the pin is on the map.',
    tooFar: (most: number) => `The pin is too far from the postcode: at most ${most} kilometres`,
    back: 'Put it back at the address',
  },
);
