/** A vacancy as a feed has it, in the words that an import reads. Pure. */
import { startOf } from '#contract/cut-text.ts';
import { createHash } from 'node:crypto';
import { vacancyFeedLimits, type FeedFailure } from '#contract/vacancy-feeds.ts';
import type { VacancyImportField } from '#contract/vacancy-imports.ts';

export type Item = Partial<Record<VacancyImportField, string>>;

/** A feed that nobody can bring anything in of. */
export class FeedProblem extends Error {
  readonly code: FeedFailure;
  constructor(code: FeedFailure) {
    super(`The feed was not read: ${code}.`);
    this.code = code;
  }
}

/** Nothing that anybody means lies deeper within itself. */
export const deepest = 100;

/** More of one text than any field of a vacancy takes with its markup. */
export const longestText = 50_000;
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text that the database can hold and compare, whatever was sent. */
export const textIn = (value: string): string =>
  startOf(value, longestText).toWellFormed().replaceAll(noText, '').trim();

/** Longer than any number that a vacancy is known by here. */
const longestId = 100;

/** As it is known by; a long one by its digest. Nothing for an empty one. */
export function idIn(value: string): string {
  const id = textIn(value);
  return id.length <= longestId ? id : `sha256 ${createHash('sha256').update(id).digest('base64url')}`;
}

/** Throws for more than are brought in. */
export function expectFew(count: number): void {
  if (count > vacancyFeedLimits.items) throw new FeedProblem('too_many_items');
}
