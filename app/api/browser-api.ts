/** The API as a page in the browser calls it: with the session's cookies, in the page's language. */
import type { Locale } from '#contract/locales.ts';
import type { SendCall } from '#contract/request-context.ts';
import { createApi, type Api } from '#app/api/client.ts';

const mediaType = 'application/vnd.api+json';

/** Signs of a body; browsers take 64 KiB of all that is under way, and a sign may be four bytes. */
const mostKeptAlive = 15_000;

const sendIn =
  (locale: Locale): SendCall =>
  async ({ method, url, body }) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(url, {
      method,
      headers: {
        accept: mediaType,
        'accept-language': locale,
        ...(text === undefined ? {} : { 'content-type': mediaType }),
      },
      ...(text === undefined ? {} : { body: text }),
      // Marking something as read goes on while its screen is being left. A browser refuses that for what is large.
      keepalive: method !== 'GET' && (text?.length ?? 0) < mostKeptAlive,
    });
    const given = await answer.text();
    return { status: answer.status, body: given === '' ? null : (JSON.parse(given) as unknown) };
  };

export const browserApi = (locale: Locale): Api => createApi(sendIn(locale));
