import type { partners } from '#contract/partners.ts';
import type { RecordOf } from '#app/api/record.ts';

/** As the screens have one. */
export type PartnerView = RecordOf<typeof partners>;

/** How an address is written where people read it: without what every address has. */
export const shortAddress = (url: string): string =>
  url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
