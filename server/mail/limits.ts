/** How many mails may leave that somebody can cause for an address that need not be theirs; recipient-permission.ts keeps to it. */

interface Most {
  aMinute: number;
  aDay: number;
}

/** How many of a kind one mailbox gets of a centre; of all centres together rate-limits.ts says. Whoever applies twice in a minute needs both links. */
export const limits = {
  account_confirm: { aMinute: 1, aDay: 12 },
  account_known: { aMinute: 1, aDay: 12 },
  account_parent: { aMinute: 1, aDay: 12 },
  account_removal_asked: { aMinute: 1, aDay: 12 },
  application_confirm: { aMinute: 3, aDay: 20 },
  application_known: { aMinute: 1, aDay: 12 },
  email_change_confirm: { aMinute: 1, aDay: 12 },
  email_change_taken: { aMinute: 1, aDay: 12 },
  form_asked: { aMinute: 3, aDay: 20 },
  form_confirmed: { aMinute: 2, aDay: 12 },
  invitation: { aMinute: 2, aDay: 12 },
  organization_confirm: { aMinute: 2, aDay: 12 },
  password_reset: { aMinute: 1, aDay: 12 },
  search_alert_confirm: { aMinute: 2, aDay: 12 },
  sign_in_link: { aMinute: 1, aDay: 12 },
  // To people of organisations and centres, about what strangers do and what waits: besides, they see it on their dashboard.
  application_received: { aMinute: 60, aDay: 500 },
  application_withdrawn: { aMinute: 60, aDay: 500 },
  application_reminder: { aMinute: 60, aDay: 500 },
  contact_message_received: { aMinute: 20, aDay: 200 },
  form_answered: { aMinute: 20, aDay: 200 },
  organization_join_requested: { aMinute: 20, aDay: 100 },
  organization_waiting: { aMinute: 20, aDay: 100 },
  // Holds the words of a stranger, so fewer of it.
  vacancy_question: { aMinute: 5, aDay: 50 },
} as const satisfies Record<string, Most>;
export type LimitedTemplate = keyof typeof limits;

/** Of all these kinds together, but for those that tell what strangers do. */
export const together: Most = { aMinute: 6, aDay: 40 };
/** Of a centre in 24 hours, besides what its imports send. */
export const mostOfCenter = 10_000;

export const toldOnly: readonly LimitedTemplate[] = [
  'application_received',
  'application_withdrawn',
  'application_reminder',
  'contact_message_received',
  'form_answered',
  'organization_join_requested',
  'organization_waiting',
  'vacancy_question',
];
export const names = (Object.keys(limits) as LimitedTemplate[]).filter((kind) => !toldOnly.includes(kind));

/** Whoever cannot get in but by these would be shut out for good by a stranger who has other mails sent to them: other kinds do not count. */
export const waysIn: readonly LimitedTemplate[] = ['password_reset', 'sign_in_link'];
/** As what all centres together count a mailbox: its ways in apart from all else. */
export const countedAs = (template: LimitedTemplate, mailbox: string) =>
  waysIn.includes(template) ? `way in: ${mailbox}` : mailbox;

/** Seconds after which one may be asked for again. */
export const pauseSeconds = 60;
