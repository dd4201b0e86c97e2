import { dateFormat } from '#contract/formatters.ts';
import { timeZone } from '#contract/locales.ts';

const hours = dateFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/** The hour in the tenant's zone: somebody abroad is greeted as at home, and the server says the same as the browser. */
export const hourOf = (now: number): number => Number(hours.format(now));
