/** The words that each list has under the same keys in the messages of its noun. A list hands over its translator. */
import type { Values } from '#app/i18n/words.ts';

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
