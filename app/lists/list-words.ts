/** The words that each list has under the same keys in the messages of its noun. A list hands over its translator. */
import type { Values } from '#app/i18n/words.ts';

export type ListTranslate<Key extends string> = (key: Key, values?: Values) => string;

/** Of what stands around the rows. */
export type ListKey = 'list.tabs' | 'list.search' | 'list.find' | 'list.pages' | 'list.chipWords';
/** Of what is in place of the rows. */
export type EmptyKey = 'list.nothing' | 'list.nothingText' | 'list.whole' | 'list.empty';
/** Of the question before an action with many. */
export type BulkKey<Act extends string> =
  | `bulk.${'whom' | 'others' | 'try' | 'willNot' | 'unknown' | 'check' | 'cancel' | 'close'}`
  | `bulk.${'titles' | 'texts' | 'sure'}.${Act}`;
