import { Fragment } from 'react';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Notification } from '#app/features/notifications/components/notification-store.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

const keys = {
  application_received: 'said.received',
  application_withdrawn: 'said.withdrawn',
  application_reminder: 'said.reminder',
  application_accepted: 'said.accepted',
  application_rejected: 'said.rejected',
  vacancy_published: 'said.vacancyPublished',
  vacancy_returned: 'said.vacancyReturned',
  vacancy_rejected: 'said.vacancyRejected',
  vacancy_ending: 'said.vacancyEnding',
  vacancy_ended: 'said.vacancyEnded',
  vacancy_unchecked: 'said.vacancyUnchecked',
  organization_received: 'said.organizationReceived',
  organization_approved: 'said.organizationApproved',
  organization_denied: 'said.organizationDenied',
  organization_archived: 'said.organizationArchived',
  organization_restored: 'said.organizationRestored',
  organization_join_requested: 'said.joinRequested',
  organization_join_accepted: 'said.joinAccepted',
  organization_join_declined: 'said.joinDeclined',
  question_assigned: 'said.questionAssigned',
} as const satisfies Record<NotificationKind, string>;

/** Stands for the name while the words are put together: no text holds it by itself. */
const mark = '\u0001';

export type NotificationFacts = Pick<
  Notification,
  'kind' | 'personName' | 'vacancyTitle' | 'organizationName' | 'waitingCount'
>;

/** What a notification says; nobody turned down what ended with its vacancy. */
function keyOf({ kind, personName, waitingCount }: NotificationFacts) {
  if (kind === 'vacancy_ended' && waitingCount) return 'said.vacancyEndedWaiting';
  return kind === 'application_rejected' && personName === null ? 'said.closed' : keys[kind];
}

/** What happened, with the person in bold. Whoever is not known is their organisation. */
export function Sentence({ told }: { told: NotificationFacts }) {
  const t = useWords('notifications');
  const { personName, vacancyTitle, organizationName, waitingCount } = told;
  const { number } = useFormat();
  const counted = { count: waitingCount ?? 0, number: number(waitingCount ?? 0) };
  const parts = t(keyOf(told), {
    ...counted,
    person: mark,
    vacancy: vacancyTitle ?? '',
    organization: organizationName,
  }).split(mark);
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    <Fragment key={index}>
      {index > 0 && <strong className="font-semibold">{personName ?? organizationName}</strong>}
      {part}
    </Fragment>
  ));
}

/** Whose picture stands beside it. */
export const pictureName = ({ personName, organizationName }: NotificationFacts) =>
  personName ?? organizationName;
