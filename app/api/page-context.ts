/** What the server hands to the loaders and actions of one page. The seam is contract/page-gift.ts. */
import { createContext, RouterContextProvider } from 'react-router';
import type { PageGift } from '#contract/page-gift.ts';
import { apiError, asPageError } from '#app/api/api-error.ts';
import { createApi, type Api } from '#app/api/client.ts';

export interface Page extends Omit<PageGift, 'send' | 'signIn'> {
  api: Api;
  /** Throws an ApiError for the form, or the error page of the wrong centre. */
  signIn(request: { email: string; password: string; remember: boolean }): Promise<void>;
}

/** `context.get(page)` in loaders and actions. */
export const page = createContext<Page>();

/** The context of a request, as the router wants it. */
export function contextFor({ send, signIn, ...gift }: PageGift): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(page, {
    ...gift,
    api: createApi(send),
    signIn: async (request) => {
      const refusal = await signIn(request);
      if (!refusal) return;
      const error = apiError(refusal.status, refusal.body);
      throw refusal.status === 403 || refusal.status >= 500 ? asPageError(error) : error;
    },
  });
  return context;
}
