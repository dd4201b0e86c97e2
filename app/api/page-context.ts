/** What the server hands to the loaders and actions of one page. Its counterpart is server/http/page-request.ts. */
import { createContext, RouterContextProvider } from 'react-router';
import type { Locale } from '#contract/locales.ts';
import type { Role } from '#contract/rights.ts';
import { apiError, asPageError } from '#app/api/api-error.ts';
import { createApi, type Api, type SendCall } from '#app/api/client.ts';

export type PageActor =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; firstName: string; roles: readonly { role: Role }[] };

/** A refusal that stands before any screen, such as an account of another centre. */
export interface PageRefusal {
  status: number;
  body: unknown;
}

/** As the server makes it. */
export interface PageGift {
  send: SendCall;
  center: { id: number; key: string; appName: string; locales: readonly Locale[] };
  locale: Locale;
  actor: PageActor;
  colourMode: 'light' | 'dark' | 'system';
  nonce: string;
  /** `https://host`, without a slash behind. */
  origin: string;
  now: Date;
  isProduction: boolean;
  refusal: PageRefusal | null;
  /** Null when it worked: the cookies then go with the answer. */
  signIn(request: { email: string; password: string; remember: boolean }): Promise<PageRefusal | null>;
  signOut(): Promise<void>;
  /** Writes a fault of ours to the log. */
  report(error: unknown): void;
}

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
