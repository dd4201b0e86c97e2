/** Words of the map itself. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const mapWords = ownWords(
  {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom uit',
    loading: 'De kaart wordt geladen',
    missing: 'De kaart doet het niet in deze browser.',
    pin: (mark: string, title: string) => `${mark}. ${title}`,
    attribution: 'Grenzen: CBS, Kadaster (CC BY 4.0)',
    show: 'Toon op kaart',
    of: (title: string) => `Kaart met ${title}`,
  },
  {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    loading: 'The map is loading',
    missing: 'The map does not work in this browser.',
    pin: (mark: string, title: string) => `${mark}. ${title}`,
    attribution: 'Borders: CBS, Kadaster (CC BY 4.0)',
    show: 'Show on a map',
    of: (title: string) => `Map with ${title}`,
  },
);
