import type { FormStatus, Intake } from '#contract/forms.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

export interface Taken {
  /** Of a form as its centre sees it; what others see is online. */
  status?: FormStatus;
  intake: Intake;
  closesAt: string | null;
  placesLeft: number | null;
}

/** How long and for how many it is open, 'Nog 12 plaatsen. Sluit op 12 december, 17.00 uur.'; empty where neither is bound. */
export function useIntakeText(): (form: Taken) => string {
  const t = useWords('forms');
  const { shortDate, time } = useFormat();
  const now = useNow();
  return ({ status = 'published', intake, closesAt, placesLeft }) => {
    const places = intake === 'open' && placesLeft !== null && t('intake.places', { count: placesLeft });
    const isPast = closesAt !== null && Date.parse(closesAt) <= now;
    const when = closesAt !== null && `${shortDate(closesAt, now)}, ${time(closesAt)}`;
    // Of one that staff closed no moment comes any more, and a draft never was open.
    const isTold = isPast ? status === 'published' : status === 'draft' || intake !== 'closed';
    const closes = when && isTold && t(isPast ? 'intake.closed' : 'intake.closes', { when });
    return [places, closes]
      .filter(Boolean)
      .map((part) => `${String(part)}.`)
      .join(' ');
  };
}
