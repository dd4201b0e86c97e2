/** What can be compared with: a value that PostgreSQL would refuse never gets there. */
import * as z from 'zod/mini';
import { readEmail } from '#contract/email-address.ts';
import { day, moment } from '#contract/fields.ts';
import type { FilterKind, Predicate } from '#contract/jsonapi.ts';

const emptyValues = new Set<Predicate>(['present', 'null', 'not_null', 'true', 'false']);
const ofParts = new Set<Predicate>(['cont', 'i_cont', 'cont_any', 'i_cont_any', 'start', 'end']);
const flagText = new Set(['1', 'true', '0', 'false']);

const isText = (value: string) => value.length <= 200 && !value.includes('\u0000');

const checks: Record<FilterKind, (value: string) => boolean> = {
  text: isText,
  email: isText,
  word: (value) => /^[\w-]{1,60}$/.test(value),
  words: (value) => /^[\w-]{1,60}$/.test(value),
  id: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  number: (value) => /^-?\d{1,9}(\.\d{1,3})?$/.test(value),
  moment: (value) => z.union([day(), moment()]).safeParse(value).success,
  flag: (value) => flagText.has(value),
};

/** Whether the value may stand behind this predicate of such an attribute. */
export const isFilterValue = (kind: FilterKind, predicate: Predicate) =>
  emptyValues.has(predicate) ? checks.flag : checks[kind];

/** As it is stored: an address is one mailbox, however it is typed. */
export function storedValue(kind: FilterKind, predicate: Predicate, value: string): string {
  if (kind !== 'email' || emptyValues.has(predicate)) return value;
  return ofParts.has(predicate) ? value.toLowerCase() : readEmail(value);
}
