/** The API as a page in the browser calls it: with the session's cookies, in the page's language. */
import type { Locale } from '#contract/locales.ts';
import type { SendCall } from '#contract/request-context.ts';
import { createApi, type Api } from '#app/api/client.ts';

const mediaType = 'application/vnd.api+json';

const sendIn =
  (locale: Locale): SendCall =>
  async ({ method, url, body }) => {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: mediaType,
        'accept-language': locale,
        ...(body === undefined ? {} : { 'content-type': mediaType }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Marking something as read goes on while its screen is being left.
      keepalive: method !== 'GET',
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };

export const browserApi = (locale: Locale): Api => createApi(sendIn(locale));
