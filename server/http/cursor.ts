/** `page[after]`: where a list goes on, as one word that means something to this server only. */
import type { CursorValues, Sort } from './paging.ts';
import { refuse } from './refusal.ts';

const signature = (sort: Sort) =>
  sort.map(({ attribute, isDescending }) => `${isDescending ? '-' : ''}${attribute}`).join(',');

/** `values` of a row in the order that the query asks for. */
export const cursorText = (sort: Sort, values: CursorValues): string =>
  Buffer.from(JSON.stringify([signature(sort), ...values])).toString('base64url');

/** The values, or null for a word that is none of ours. */
export function readCursor(text: string): { sort: string; values: CursorValues } | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(read) || read.length < 2 || read.length > 8) return null;
    const isFine = read.every((one) => one === null || (typeof one === 'string' && !one.includes('\u0000')));
    if (!isFine || typeof read[0] !== 'string') return null;
    return { sort: read[0], values: read.slice(1) as CursorValues };
  } catch {
    return null;
  }
}

/** A word of another order would go on somewhere else. */
export const isOfSort = (cursor: { sort: string }, sort: Sort): boolean => cursor.sort === signature(sort);

/** Throws 400: the word is none that we gave out for this list. */
export const refuseCursor = (): never =>
  refuse('invalid_parameter', {
    parameter: 'page[after]',
    values: { name: 'page[after]', what: 'cursor' },
  });

/** Values that their columns do not take are not ours either: PostgreSQL says so by errors of class 22. */
export async function refusingWrongCursors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!/^(22|42883)/.test(String((error as { code?: unknown }).code))) throw error;
    return refuseCursor();
  }
}
