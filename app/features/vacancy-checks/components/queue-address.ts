import { hintKeys, type HintKey } from '#contract/vacancy-hints/hints.ts';

export const queuePath = '/vacancies/approve';

/** The two ways of saying that it is not in order. */
export const declinings = ['return', 'reject'] as const;
export type Declining = (typeof declinings)[number];

/** Why the centre says no for good (the conditions that centres name, besides what the text itself shows). */
export const rejectReasons = ['paid', 'selection', 'commercial', 'private', 'outside', 'double'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** The reason that one of them begins with. */
export type Ask = { verdict: 'return'; key: HintKey } | { verdict: 'reject'; key: RejectReason };

/** Of one in the queue; with a reason the panel for it stands open. */
export const queueAddress = (id: string, ask?: Ask): string =>
  `${queuePath}?${new URLSearchParams({ id, ...(ask && { [ask.verdict]: ask.key }) })}${ask ? `#${ask.verdict}-reason` : ''}`;

/** What an address asks for. */
export function askOf({ searchParams }: URL): Ask | null {
  const question = hintKeys.find((key) => key === searchParams.get('return'));
  if (question) return { verdict: 'return', key: question };
  const reason = rejectReasons.find((key) => key === searchParams.get('reject'));
  return reason ? { verdict: 'reject', key: reason } : null;
}
