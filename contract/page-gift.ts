/** What the server hands to the loaders and actions of one page: the seam between both, declared once. */
import type { GivenConsent } from './analytics-consent.ts';
import type { Locale, LocaleStrategy } from './locales.ts';
import type { Role } from './rights.ts';

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with query, `/api/v1/vacancies?...`. */
  url: string;
  body?: unknown;
  idempotencyKey?: string;
}
export interface ApiAnswer {
  status: number;
  body: unknown;
}
export type SendCall = (call: ApiCall) => Promise<ApiAnswer>;

export type ColourMode = 'light' | 'dark' | 'system';

export type PageActor =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string; firstName: string; roles: readonly { role: Role }[] };

export interface PageRedirects {
  /** Every page of this host leads to this path. */
  hostRedirect: { host: string; path: string } | null;
  /** Exact paths, or all below one: `/oud/*` to `/nieuw/*`. Without status 302. */
  rules: readonly { from: string; to: string; status?: 301 | 302 | 307 | 308 | undefined }[];
}

export interface PageGift {
  send: SendCall;
  center: { id: number; key: string; appName: string; locales: readonly Locale[] };
  locale: Locale;
  localeStrategy: LocaleStrategy;
  actor: PageActor;
  colourMode: ColourMode;
  /** What the visitor said about counting visits; null when not asked yet. */
  consent: GivenConsent | null;
  /** Staff chose a rail without words. */
  hasNarrowRail: boolean;
  /** As the browser names itself. */
  userAgent: string;
  nonce: string;
  /** `https://host`, without a slash behind. */
  origin: string;
  now: Date;
  isProduction: boolean;
  redirects: PageRedirects;
  /** A refusal that stands before any screen, such as an account of another centre. */
  refusal: ApiAnswer | null;
  /** Null when it worked: the cookies then go with the answer. */
  signIn(request: { email: string; password: string; remember: boolean }): Promise<ApiAnswer | null>;
  signOut(): Promise<void>;
  /** The page may load the analytics script: it belongs to a centre that counts its visits. */
  allowAnalytics(): void;
  /** Writes a fault of ours to the log. */
  report(error: unknown): void;
}
