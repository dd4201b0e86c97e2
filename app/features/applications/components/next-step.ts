/** What happens next, for whoever sent the application: the sentence under its title. */
import {
  receivedAt,
  stateOf,
  type ApplicationSummary,
} from '#app/features/applications/components/summary.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

/** After this many days without an answer we say that there is none yet. */
const patienceDays = 3;

type ApplicationFacts = Pick<
  ApplicationSummary,
  'status' | 'rejectReason' | 'withdrawnAt' | 'confirmedAt' | 'createdAt' | 'waitingDays' | 'vacancyState'
>;

/** What is said while there is no answer: what became of the vacancy counts more than how long it takes. */
function waitingWords({ vacancyState, waitingDays }: ApplicationFacts) {
  if (vacancyState === 'filled') return 'list.nextFilled';
  if (vacancyState === 'over') return 'list.nextOver';
  return (waitingDays ?? 0) >= patienceDays ? 'list.nextWaiting' : 'list.nextFresh';
}

/** 'Verstuurd op 17 november. Nog geen antwoord.' */
export function useNextStep(application: ApplicationFacts): string {
  const t = useWords('applications');
  const { shortDate } = useFormat();
  const now = useNow();
  switch (stateOf(application)) {
    case 'open':
      return t(waitingWords(application), { date: shortDate(receivedAt(application), now) });
    case 'accepted':
      return t('list.nextAccepted');
    case 'rejected':
      return t('list.nextRejected', { reason: t(`list.reasons.${application.rejectReason ?? 'other'}`) });
    default:
      return t('list.nextWithdrawn', {
        date: shortDate(application.withdrawnAt ?? application.createdAt, now),
      });
  }
}
