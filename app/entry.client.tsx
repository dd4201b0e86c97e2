/** The browser takes over: with the words that the document brought, so that nothing on it changes. */
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isCrawler } from '#contract/crawlers.ts';
import { bookElementId, onWords, wordsNow } from '#app/i18n/lazy-words.ts';
import { WordsOfPage } from '#app/i18n/words.ts';
import { ForCrawler } from '#app/shell/crawler.ts';
import { knowDocumentScreen } from '#app/shell/document-screen.tsx';
import { onRouterError } from '#app/shell/fault-watch.ts';
import { Nonce } from '#app/shell/nonce.ts';
import { WordBookText } from '#app/shell/word-book.tsx';

// Browsers hide the attribute but keep the property.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
const book = document.getElementById(bookElementId)?.textContent ?? '{}';

/**
 * In the language of the document until another is chosen. A transition lets parts that still wait for their script take over what
 * the server drew before they change language: in a hurry they would find words of another language than their own.
 */
function Words({ children }: { children: ReactNode }) {
  const [words, setWords] = useState(wordsNow);
  useEffect(() => onWords(() => startTransition(() => setWords(wordsNow()))), []);
  return <WordsOfPage value={words}>{children}</WordsOfPage>;
}

knowDocumentScreen();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Words>
        <Nonce value={nonce}>
          <WordBookText value={book}>
            <ForCrawler value={isCrawler(navigator.userAgent)}>
              <HydratedRouter onError={onRouterError} />
            </ForCrawler>
          </WordBookText>
        </Nonce>
      </Words>
    </StrictMode>,
  );
});
