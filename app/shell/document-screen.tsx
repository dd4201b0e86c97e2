/** What the list of screens says of the screen shown: the document carries it, so that no visitor waits for the whole list. */
import { knowScreens, useScreen } from '#app/shell/screen.ts';
import type { Screen } from '#app/screens/screen.ts';

const elementId = 'screen';

/** Data, not script. Nothing in it was typed by anybody. */
export function DocumentScreen() {
  const text = JSON.stringify(useScreen().screen ?? null);
  return <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** In the browser, before anything is drawn. */
export function knowDocumentScreen(): void {
  const screen = JSON.parse(document.getElementById(elementId)?.textContent || 'null') as Screen | null;
  if (screen) knowScreens([screen]);
}
