/** Names stand out in a sentence, wherever the language puts them. */
import { Fragment } from 'react';

/** Stand for names while the words are put together. */
export const marks = { actor: '\u0001', person: '\u0002' };
// oxlint-disable-next-line no-control-regex -- the marks
const anyMark = /([\u0001\u0002])/;

/** `names` by mark; one that is not bold is said as it is. */
export function EventWords({ text, names }: { text: string; names: Record<string, string> }) {
  return text.split(anyMark).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    <Fragment key={index}>
      {names[part] === undefined ? part : <strong className="font-semibold">{names[part]}</strong>}
    </Fragment>
  ));
}
