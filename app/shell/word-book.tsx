import { createContext, use } from 'react';
import { bookElementId } from '#app/i18n/lazy-words.ts';

/** JSON of the words that the page takes along; in the browser what the document holds already. */
export const WordBookText = createContext('{}');

/** Data, not script: no content policy concerns it. Read before hydration (i18n/lazy-words.ts). */
export function WordBookElement() {
  return (
    <script
      id={bookElementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: use(WordBookText) }}
    />
  );
}
