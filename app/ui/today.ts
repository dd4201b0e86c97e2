import { isoDay } from '#app/i18n/format.ts';
import { useNow } from '#app/i18n/now.ts';
import type { IsoDay } from '#contract/read-date.ts';

/** Today where the centre is, by the clock of the server. */
export const useToday = (): IsoDay => isoDay(useNow());
