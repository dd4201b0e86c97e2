/** Until when a vacancy is online that is online until a day. */
import { timeZone } from '#contract/locales.ts';
import { momentsAt } from '#app/ui/wall-time.ts';

const minuteMs = 60_000;

/** The last moment of a day where the centre is. */
export function endOfDay(day: string): string {
  const last = momentsAt({ day, time: '23:59' }, timeZone);
  const minute =
    last.kind === 'twice' ? last.second : last.kind === 'once' ? last.moment : `${day}T22:59:00Z`;
  return new Date(Date.parse(minute) + minuteMs - 1).toISOString();
}
