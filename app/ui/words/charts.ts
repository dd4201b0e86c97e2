/** Words of charts. */
import { ownWords } from '#app/ui/words/own-words.ts';

export const chartWords = ownWords(
  {
    chart: 'Grafiek',
    table: 'Tabel',
    view: 'Toon als',
    loading: 'De grafiek wordt geladen',
    difference: 'Verschil',
    more: (count: string) => `${count} meer`,
    less: (count: string) => `${count} minder`,
    same: 'evenveel',
    empty: 'In deze periode is er nog niets om te tonen.',
  },
  {
    chart: 'Chart',
    table: 'Table',
    view: 'Show as',
    loading: 'The chart is loading',
    difference: 'Difference',
    more: (count: string) => `${count} more`,
    less: (count: string) => `${count} fewer`,
    same: 'the same',
    empty: 'There is nothing to show for this period yet.',
  },
);
