/** Until when one can apply. */
import { isoDay } from '#app/i18n/format.ts';

interface Bounds {
  /** A moment. */
  expiresAt: string | null;
  /** A day. */
  endsOn: string | null;
}

/** The deadline, or the last day of the work where that comes first; null for what goes on. */
export function openUntil({ expiresAt, endsOn }: Bounds): string | null {
  if (expiresAt === null || endsOn === null) return expiresAt ?? endsOn;
  return endsOn < isoDay(expiresAt) ? endsOn : expiresAt;
}

/** The same of what is over; null where something else took it off the site. */
export function wasOpenUntil(bounds: Bounds, now: number): string | null {
  const until = openUntil(bounds);
  return until !== null && isoDay(until) <= isoDay(now) ? until : null;
}
