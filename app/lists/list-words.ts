/**
 * The words that each list has under the same keys in the messages of its noun. A list hands over its translator. Those that most lists
 * have alike are here: a noun says them only where its own fit better.
 */
import type { Values } from '#app/i18n/words.ts';
import { ownWords, useOwnWords } from '#app/ui/words/own-words.ts';

export type ListTranslate<Key extends string> = (key: Key, values?: Values) => string;

/** Of what stands around the rows. */
export type ListKey<Tab extends string> =
  | `list.${'tabs' | 'search' | 'find' | 'pages' | 'chipWords'}`
  | `tab.${Tab}`;
/** Of the heads of columns, and of what is done with many. */
export type TableKey<Column extends string, Act extends string> =
  | 'list.title'
  | `column.${Column}`
  | `bulk.${Act}`;
/** Of what is in place of the rows. */
export type EmptyKey = `list.${'nothing' | 'nothingText' | 'whole' | 'empty' | 'emptyText'}`;
/** Of the question before an action with many. */
export type BulkKey<Act extends string> =
  | `bulk.${'whom' | 'others' | 'try' | 'willNot' | 'unknown' | 'check' | 'cancel' | 'close'}`
  | `bulk.${'titles' | 'texts' | 'sure'}.${Act}`;

type Counted = { count: number };
const usualWords = ownWords(
  {
    'list.tabs': 'De lijst naar status',
    'list.search': 'Zoek in de lijst',
    'list.find': 'Zoek',
    'list.pages': 'Pagina’s van de lijst',
    'list.chipWords': ({ q }: { q: string }) => `Zoekt: ${q}`,
    'list.nothing': 'Niets gevonden',
    'list.nothingText': 'Zoek met minder woorden, of kies minder.',
    'list.whole': 'Toon alles',
    'bulk.whom': 'Wat je koos',
    'bulk.others': ({ count }: Counted) => `en nog ${count}`,
    'bulk.try': 'Dit gaat er gebeuren',
    'bulk.willNot': ({ count }: Counted) => `${count} niet:`,
    'bulk.unknown': 'Onbekend',
    'bulk.check': 'Kijk wat er gebeurt',
    'bulk.cancel': 'Annuleer',
    'bulk.close': 'Sluit',
  },
  {
    'list.tabs': 'The list by status',
    'list.search': 'Search the list',
    'list.find': 'Search',
    'list.pages': 'Pages of the list',
    'list.chipWords': ({ q }: { q: string }) => `Searching: ${q}`,
    'list.nothing': 'Nothing found',
    'list.nothingText': 'Search with fewer words, or choose less.',
    'list.whole': 'Show all',
    'bulk.whom': 'What you chose',
    'bulk.others': ({ count }: Counted) => `and ${count} more`,
    'bulk.try': 'This is what will happen',
    'bulk.willNot': ({ count }: Counted) => `${count} won’t:`,
    'bulk.unknown': 'Unknown',
    'bulk.check': 'See what will happen',
    'bulk.cancel': 'Cancel',
    'bulk.close': 'Close',
  },
);
type UsualKey = keyof (typeof usualWords)['nl'];
/** Those of the keys that a noun has to say itself. */
export type OwnListKey<Key extends string> = Exclude<Key, UsualKey>;

/** The words of a noun, and for what it does not say the usual ones. */
export function useListWords<Key extends string>(
  t: ListTranslate<OwnListKey<Key>>,
): ListTranslate<Key | UsualKey> {
  const usual: Readonly<Record<string, string | ((values: never) => string)>> = useOwnWords(usualWords);
  return (key, values) => {
    const own = (t as ListTranslate<string>)(key, values);
    // A translator that has no such text gives the key.
    const word = own === key ? usual[key] : own;
    return typeof word === 'function' ? word(values as never) : (word ?? own);
  };
}
