/** Names of people and organisations. Mail programs make links of what looks like an address, so that is no name here. */
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { textLimits } from './text-limits.ts';

/** Endings of addresses that mail programs know, besides all of two letters: the common ones, and those that are cheap to take. */
const endings =
  'agency|amsterdam|app|bank|bar|biz|blog|cafe|care|cash|center|cfd|chat|click|cloud|club|com|coop|dev|digital|edu|email|events|example|' +
  'frl|fun|games|global|gov|gratis|group|help|host|icu|info|ink|int|invalid|link|live|local|localhost|lol|ltd|media|mil|mobi|name|net|' +
  'network|news|one|online|org|page|plus|press|pro|quest|rest|sale|sbs|school|services|shop|site|social|space|store|stream|studio|' +
  'support|team|tech|test|today|tools|top|travel|vip|web|website|win|wiki|work|works|world|wtf|xxx|xyz|zip|zone';

/** `www.` before something, `://`, and a word with an ending of an address behind it. Initials and `St. Jan` are none. */
const site = new RegExp(`://|\\bwww\\.\\S|[\\p{L}\\d]{2}\\.(?:${endings}|[a-z]{2})(?![\\p{L}\\d])`, 'iu');

/** Whether mail programs would make a link of some of it. */
export const namesSite = (value: string): boolean => site.test(value);

const name = (maximum: number) =>
  text(maximum).check(z.refine((value) => !namesSite(value), { params: { code: 'address_in_name' } }));

/** First or last name of somebody. */
export const personName = () => name(textLimits.personName);

/** Both in one field. */
export const wholeName = () => name(textLimits.wholeName);

export const organizationName = () => name(120);
