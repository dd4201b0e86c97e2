/** Questions to a page. Written as text, as what runs in the browser is not of this program. */
import type { Page } from 'playwright-core';

/** How an element is called in the message of a failing test. */
const nameOf = `(one) => one ? one.tagName.toLowerCase() + (one.id ? '#' + one.id : '') +
  ' "' + (one.getAttribute('aria-label') || one.getAttribute('name') || one.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40) +
  '" .' + String(one.getAttribute('class') ?? '').slice(0, 70) : 'nothing'`;

/** Runs the body of a function in the page, which knows `given`, and `nameOf(element)` for messages. */
export const askPage = async <Result>(page: Page, body: string, values: unknown = null): Promise<Result> =>
  (await page.evaluate(
    `(async () => { const nameOf = ${nameOf}; const given = ${JSON.stringify(values)}; ${body} })()`,
  )) as Result;
