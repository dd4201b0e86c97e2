/** What the server hands to the loaders and actions of one page. The seam is contract/request-context.ts. */
import { createContext, RouterContextProvider } from 'react-router';
import type { ApiAnswer, RequestContext, SendCall } from '#contract/request-context.ts';
import { apiError, asPageError } from '#app/api/api-error.ts';
import { ask, createApi, type Api } from '#app/api/client.ts';

type SessionAction =
  | 'signIn'
  | 'signInByPasskey'
  | 'signInByLink'
  | 'choosePassword'
  | 'makeAccount'
  | 'signInAs';

/** Each throws an ApiError for the form, or the error page of the wrong centre. */
type SessionActions = {
  [Name in SessionAction]: (...args: Parameters<RequestContext[Name]>) => Promise<void>;
};

/** What mails a link to an address. Clients of devise call these too, so they stand beside the calls of contract/calls. */
type LinkPath = '/auth/password' | '/auth/sign_in_link' | '/auth/confirmation';

export interface Page extends Omit<RequestContext, 'send' | SessionAction>, SessionActions {
  api: Api;
  /** Asks for a mail with a link. Whether the address is known is not told; only too many tries are. */
  askForLink(path: LinkPath, email: string): Promise<void>;
}

/** A refusal that a form can show is thrown as such, any other as the error page. */
const orThrow =
  <Asked extends unknown[]>(action: (...args: Asked) => Promise<ApiAnswer | null>) =>
  async (...args: Asked): Promise<void> => {
    const refusal = await action(...args);
    if (!refusal) return;
    const error = apiError(refusal.status, refusal.body);
    throw refusal.status === 403 || refusal.status >= 500 ? asPageError(error) : error;
  };

/**
 * What the frame and its screen both ask is asked once: the same GET of one page has the same answer, until the page changes something.
 * One that failed is asked again.
 */
export function remembering(send: SendCall): SendCall {
  const cache = new Map<string, Promise<ApiAnswer>>();
  return (call) => {
    if (call.method !== 'GET') {
      cache.clear();
      return send(call).finally(() => cache.clear());
    }
    const before = cache.get(call.url);
    if (before) return before;
    const answer = send(call);
    cache.set(call.url, answer);
    const forget = () => cache.delete(call.url);
    answer.then(({ status }) => status >= 400 && forget(), forget);
    return answer;
  };
}

/** `context.get(page)` in loaders and actions. */
export const pageContext = createContext<Page>();

/** The context of a request, as the router wants it. */
export function contextFor({ send, ...requestContext }: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...requestContext,
    api: createApi(remembering(send), requestContext.server),
    askForLink: async (url, email) => void (await ask(send, { method: 'POST', url, body: { email } })),
    signIn: orThrow(requestContext.signIn),
    signInByPasskey: orThrow(requestContext.signInByPasskey),
    signInByLink: orThrow(requestContext.signInByLink),
    choosePassword: orThrow(requestContext.choosePassword),
    makeAccount: orThrow(requestContext.makeAccount),
    signInAs: orThrow(requestContext.signInAs),
  });
  return context;
}
