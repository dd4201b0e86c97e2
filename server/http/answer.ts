/** What a handler answers with; the kit makes the response of it. */
import type { Readable } from 'node:stream';
import type { IssuedTokens } from '#server/auth/authenticate.ts';
import type { PageOf } from './document.ts';

export type Answer<Out, Given extends object = object> =
  | { kind: 'one'; row: Out | null; meta: Given }
  | { kind: 'list'; page: PageOf<Out>; meta: Given }
  /** One of the call's other resource. */
  | { kind: 'other'; row: unknown; meta: Given }
  /** Somebody is signed in: tokens, and the account as the calls of /auth give it. */
  | { kind: 'session'; tokens: IssuedTokens; account: Record<string, unknown> }
  | ({ kind: 'file' } & FileAnswer)
  | { kind: 'none' };

/** A file to keep: what it holds, and the name under which it is saved. */
export interface FileAnswer {
  /** A stream is read after the transaction, in others of its own. */
  content: Buffer | string | Readable;
  name: string;
  /** Where it is not that of the call. */
  mediaType?: string;
}

interface Nothing {}
/** One resource (or null) as the answer, with what the call says goes along. */
export function one<Out>(row: Out | null): Answer<Out, Nothing>;
export function one<Out, Given extends object>(row: Out | null, meta: Given): Answer<Out, Given>;
export function one<Out>(row: Out | null, meta = {}): Answer<Out> {
  return { kind: 'one', row, meta };
}
/** One of the call's other resource as the answer. */
export const oneOther = <Given extends object>(row: unknown, meta: Given): Answer<never, Given> => ({
  kind: 'other',
  row,
  meta,
});
/** A session that was opened; the call says `opensSession`. */
export const session = (tokens: IssuedTokens, account: Record<string, unknown>): Answer<never, never> => ({
  kind: 'session',
  tokens,
  account,
});
/** A page of resources, with what the call says goes along. */
export function list<Out>(page: PageOf<Out>): Answer<Out, Nothing>;
export function list<Out, Given extends object>(page: PageOf<Out>, meta: Given): Answer<Out, Given>;
export function list<Out>(page: PageOf<Out>, meta = {}): Answer<Out> {
  return { kind: 'list', page, meta };
}
/** A file to keep; the call names its media type. */
export const file = (name: string, content: FileAnswer['content']): Answer<never, never> => ({
  kind: 'file',
  name,
  content,
});
/** The same of a file that says itself what it is. */
export const fileOf = (given: FileAnswer): Answer<never, never> => ({ kind: 'file', ...given });
/** 204. */
export const none: Answer<never, never> = { kind: 'none' };
