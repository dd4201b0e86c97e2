/** What the server hands to the loaders and actions of one page: the seam between both, declared once. */
import type { StoredConsent } from './analytics-consent.ts';
import type { Configuration } from './configuration.ts';
import type { FeatureFlags } from './flags.ts';
import type { LargeFile, LargeFileName } from './large-files.ts';
import type { Locale, LocaleStrategy } from './locales.ts';
import type { Role } from './roles.ts';

/** As browsers and servers know a file. */
export interface CallFile {
  name: string;
  type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with query, `/api/v1/vacancies?...`. */
  url: string;
  body?: unknown;
  /** A file that goes along as multipart, with the body's values as fields beside it. */
  file?: CallFile;
  /** One that stands on the disk, handed on as it is. */
  largeFile?: LargeFile;
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
  | {
      kind: 'user';
      userId: string;
      firstName: string;
      roles: readonly { role: Role }[];
      /** The centre asks a second proof of its staff, and this one has none yet. */
      needsSecondFactor: boolean;
      /** The admin who is signed in as this person; null when people act for themselves. */
      actingAdmin: { name: string; endsAt: Date } | null;
    };

/** Where the link of a mail stands before its button is pressed, and what it is for. */
export interface LinkState {
  leadsTo: 'sign_in' | 'password' | 'confirmation' | 'removal' | 'organization_signup' | null;
  state: 'good' | 'used' | 'expired' | 'unknown';
  /** Of one that works no longer: a newer mail came, and its link was not used yet. */
  isReplaced: boolean;
  /** Of an invitation: who sent it took it back. */
  isWithdrawn: boolean;
  /**
   * Of a good one that confirms an account: its owner chooses the password, as this browser is not the one that signed up or
   * no password counts.
   */
  asksPassword: boolean;
  /** Of a good one that leads to a password: the account has none yet. */
  isFirstPassword: boolean;
  /** There is no account yet: this address, which is proven, gets one. */
  newAccountFor: string | null;
}

export interface PageRedirects {
  /** Every page of this host leads to this path. */
  hostRedirect: { host: string; path: string } | null;
  /** Exact paths, or all below one: `/oud/*` to `/nieuw/*`. Without status 302. */
  rules: readonly { from: string; to: string; status?: 301 | 302 | 307 | 308 | undefined }[];
}

/** The password, or what a page was given after a right one, and the second proof of an account that asks it. */
export interface SignInRequest {
  email: string;
  password: string;
  remember: boolean;
  pendingSignIn?: string;
  otpCode?: string;
}

export interface RequestContext {
  send: SendCall;
  /** Stands for the server that answers: what pages keep of its answers is kept by it, for no other in the same process. */
  server: object;
  /** Files of the form that was sent, which are too large for it. */
  largeFiles: Map<LargeFileName, LargeFile>;
  center: {
    id: number;
    key: string;
    appName: string;
    /** Then it only shows where the other centres are. */
    isClosed: boolean;
    locales: readonly Locale[];
    features: FeatureFlags;
    /** Centres with which it agreed to show each other's vacancies. */
    partnerIds: readonly number[];
  };
  locale: Locale;
  localeStrategy: LocaleStrategy;
  actor: PageActor;
  colourMode: ColourMode;
  /** What the visitor said about counting visits; null when not asked yet. */
  consent: StoredConsent | null;
  /** Staff chose a rail without words. */
  hasNarrowRail: boolean;
  /** Which columns staff chose for their lists, as the cookie says it (app/shell/chosen-columns.ts). */
  chosenColumns: string;
  /** As the browser names itself. */
  userAgent: string;
  nonce: string;
  /** `https://host`, without a slash behind. */
  origin: string;
  /** What stood in the address besides what its screen reads: `utm_source=mail`, or ''. */
  unread: string;
  now: Date;
  isProduction: boolean;
  /** As GET /configuration gives it: known without asking the database, so no call is made for it. */
  configuration(): Configuration;
  /** Internships of schools are on (`isStagedoos`). */
  hasInternships: boolean;
  redirects: PageRedirects;
  /** A refusal that stands before any screen, such as an account of another centre. */
  refusal: ApiAnswer | null;
  /** Null when it worked: the cookies then go with the answer. */
  signIn(request: SignInRequest): Promise<ApiAnswer | null>;
  /** By what the browser's dialog for passkeys gave. */
  signInByPasskey(request: { response: string; remember: boolean }): Promise<ApiAnswer | null>;
  signOut(): Promise<void>;
  /** This browser sent the sign-up form for this address. */
  rememberSignUp(email: string): void;
  /** The address that it was sent for last, in small letters. */
  signedUpHere: string | null;
  /** After its link was pressed: signs in, if this browser sent the form. False when it did not. */
  signInConfirmed(email: string): Promise<boolean>;
  linkState(token: string): Promise<LinkState>;
  /** As `signIn`, by the link of a mail. */
  signInByLink(request: { token: string; remember: boolean }): Promise<ApiAnswer | null>;
  /** A first or new password by the link of a mail; as `signIn` after that. */
  choosePassword(request: { token: string; password: string }): Promise<ApiAnswer | null>;
  /** The account of an address that an application proved; as `signIn` after that. */
  makeAccount(request: { token: string; password: string }): Promise<ApiAnswer | null>;
  /** An admin becomes this person for an hour; their own session waits. */
  signInAs(request: { userId: string; reason: string | null }): Promise<ApiAnswer | null>;
  /** Ends that, and goes on as oneself. False when one's own session is over meanwhile. */
  endImpersonation(): Promise<boolean>;
  /** The page may load the analytics script: it belongs to a centre that counts its visits. */
  allowAnalytics(): void;
  /** Writes a fault of ours to the log. */
  report(error: unknown): void;
}
