/** Renders one page. What is exported here besides the default is all that the server knows of the screens. */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isCrawler } from '#contract/crawlers.ts';
import type { RequestContext } from '#contract/request-context.ts';
import type { PageProblem } from '#app/api/api-error.ts';
import { contextFor, pageContext } from '#app/api/page-context.ts';
import { bookText, serverWords } from '#app/i18n/all-words.server.ts';
import { WordsOfPage } from '#app/i18n/words.ts';
import { ForCrawler } from '#app/shell/crawler.ts';
import { isFault } from '#app/shell/failure.ts';
import { Nonce } from '#app/shell/nonce.ts';
import { createNearHandler } from '#app/shell/routes-near.server.ts';
import { screenOfId } from '#app/shell/every-screen.server.ts';
import { nounsOf } from '#app/shell/screen.ts';
import { WordBookText } from '#app/shell/word-book.tsx';

/** Longest time that a page may take to render. */
const renderMs = 10_000;

/** The whole page at once: nothing on our pages comes later, so nothing is gained by sending it in parts. */
function renderWhole(
  element: React.ReactNode,
  nonce: string,
  report: (error: unknown) => void,
): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(chunks);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Never put a part behind a script that moves it into place: whoever has no script would not see it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: report,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), renderMs);
  });
}

const preload = Buffer.from('<link rel="modulepreload"');
const latePreload = Buffer.from('<link rel="modulepreload" fetchpriority="low"');

/**
 * What can be read comes first: the page works without script, so styles, letters and pictures go before it on a slow line. All of
 * these stand in the head, so that the rest is copied only once.
 */
function scriptsLast(chunks: readonly Buffer[]): Buffer {
  const end = chunks.findIndex((chunk) => chunk.includes('</head>')) + 1 || chunks.length;
  const head = Buffer.concat(chunks.slice(0, end));
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = head.indexOf(preload); at !== -1; at = head.indexOf(preload, from)) {
    parts.push(head.subarray(from, at), latePreload);
    from = at + preload.length;
  }
  return Buffer.concat([...parts, head.subarray(from), ...chunks.slice(end)]);
}

/** A stream hands the bytes over as they are; `Response` would copy those that it is given, and once more when they are read. */
const handedOver = (html: Buffer) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(html);
      controller.close();
    },
  });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, refusal, report, userAgent } = context.get(pageContext);
  const forCrawler = isCrawler(userAgent);
  const leaf = routerContext.staticHandlerContext.matches.at(-1)?.route.id;
  const book = bookText(locale, nounsOf(screenOfId(leaf)));
  const chunks = await renderWhole(
    <WordsOfPage value={serverWords(locale)}>
      <Nonce value={nonce}>
        <WordBookText value={book}>
          <ForCrawler value={forCrawler}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </ForCrawler>
        </WordBookText>
      </Nonce>
    </WordsOfPage>,
    nonce,
    report,
  );
  const html = handedOver(scriptsLast(chunks));
  headers.set('content-type', 'text/html; charset=utf-8');
  // The page could not even begin: a crawler sees nothing of it, and comes back later rather than dropping the address.
  const hasNoFrame = routerContext.staticHandlerContext.loaderData['root'] === undefined;
  if (hasNoFrame && forCrawler && status >= 500) {
    headers.set('retry-after', '600');
    return new Response(html, { status: 503, headers });
  }
  return new Response(html, { status: refusal?.status ?? status, headers });
}

/** Pages that refuse are no faults (specification, section 8); everything else goes to the log. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || !isFault(error)) return;
  const { report } = context.get(pageContext);
  if (!isRouteErrorResponse(error)) return report(error);
  const { frame: _frame, isReported, ...problem } = (error.data ?? {}) as Partial<PageProblem>;
  if (!isReported) report(problem);
};

export { problemOfHostRedirect } from '#app/shell/guard.server.ts';
export { makeAddressReader } from '#app/shell/read-address.server.ts';

/** Makes the function that answers pages; `isProduction` hides what went wrong from visitors. */
export function makeAnswer(build: ServerBuild, isProduction: boolean) {
  const handle = createNearHandler(build, isProduction ? 'production' : 'development');
  return (request: Request, requestContext: RequestContext): Promise<Response> =>
    handle(request, contextFor(requestContext));
}
