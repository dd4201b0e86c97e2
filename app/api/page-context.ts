/** What the server hands to the loaders and actions of one page. The seam is contract/page-gift.ts. */
import { createContext, RouterContextProvider } from 'react-router';
import type { ApiAnswer, PageGift } from '#contract/page-gift.ts';
import { apiError, asPageError } from '#app/api/api-error.ts';
import { ask, createApi, type Api } from '#app/api/client.ts';

type Deed = 'signIn' | 'signInByPasskey' | 'signInByLink' | 'choosePassword' | 'makeAccount' | 'signInAs';

/** Each throws an ApiError for the form, or the error page of the wrong centre. */
type Deeds = { [Name in Deed]: (...asked: Parameters<PageGift[Name]>) => Promise<void> };

/** What mails a link to an address. Clients of devise call these too, so they stand beside the calls of contract/calls. */
type LinkPath = '/auth/password' | '/auth/sign_in_link' | '/auth/confirmation';

export interface Page extends Omit<PageGift, 'send' | Deed>, Deeds {
  api: Api;
  /** Asks for a mail with a link. Whether the address is known is not told; only too many tries are. */
  askForLink(path: LinkPath, email: string): Promise<void>;
}

/** A refusal that a form can show is thrown as such, any other as the error page. */
const orThrow =
  <Asked extends unknown[]>(deed: (...asked: Asked) => Promise<ApiAnswer | null>) =>
  async (...asked: Asked): Promise<void> => {
    const refusal = await deed(...asked);
    if (!refusal) return;
    const error = apiError(refusal.status, refusal.body);
    throw refusal.status === 403 || refusal.status >= 500 ? asPageError(error) : error;
  };

/** `context.get(page)` in loaders and actions. */
export const page = createContext<Page>();

/** The context of a request, as the router wants it. */
export function contextFor({ send, ...gift }: PageGift): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(page, {
    ...gift,
    api: createApi(send),
    askForLink: async (url, email) => void (await ask(send, { method: 'POST', url, body: { email } })),
    signIn: orThrow(gift.signIn),
    signInByPasskey: orThrow(gift.signInByPasskey),
    signInByLink: orThrow(gift.signInByLink),
    choosePassword: orThrow(gift.choosePassword),
    makeAccount: orThrow(gift.makeAccount),
    signInAs: orThrow(gift.signInAs),
  });
  return context;
}
