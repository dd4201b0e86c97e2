import { lastMomentOf } from '#contract/formatters.ts';

/** When a vacancy goes offline by itself: at its deadline or after the last day of the work, whichever comes first; null without either. */
export function endOfTime({
  expiresAt,
  endsOn,
}: {
  expiresAt: string | null;
  endsOn: string | null;
}): string | null {
  if (endsOn === null) return expiresAt;
  const lastDay = lastMomentOf(endsOn);
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(lastDay) ? expiresAt : lastDay;
}
