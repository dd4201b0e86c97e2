/** Pages that the link of a mail opens: kept nowhere, told to nobody, and a link that would not work is said so at once. */
import type { LinkState } from '#contract/request-context.ts';

/** Of an address with a token only the host may be told. 'no-referrer' would say as much, but then a form has no origin either. */
export const secretReferrer = 'strict-origin';
export const secrecy = { 'cache-control': 'no-store', 'referrer-policy': secretReferrer };

/** Why a link would not work on the page for this purpose; null for one that would. A link for something else is none there. */
export const refusalOfLink = (
  { leadsTo, state }: Pick<LinkState, 'leadsTo' | 'state'>,
  purpose: NonNullable<LinkState['leadsTo']>,
): Exclude<LinkState['state'], 'good'> | null =>
  leadsTo !== purpose ? 'unknown' : state === 'good' ? null : state;
