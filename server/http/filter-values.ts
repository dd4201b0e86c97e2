/** What can be compared with: a value that PostgreSQL would refuse never gets there. */
import * as z from 'zod/mini';
import { day, moment } from '#contract/fields.ts';
import type { FilterKind, Predicate } from '#contract/jsonapi.ts';

const emptyValues = new Set<Predicate>(['present', 'null', 'not_null', 'true', 'false']);
const flagText = new Set(['1', 'true', '0', 'false']);

const checks: Record<FilterKind, (value: string) => boolean> = {
  text: (value) => value.length <= 200 && !value.includes('\u0000'),
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
