/** Where one is in an import is in the address of /users/add. */
import { importCalls } from '#contract/calls/imports.ts';
import type { ImportResult } from '#contract/imports.ts';
import { addressOf } from '#app/api/client.ts';

export interface ImportPlace {
  /** Of the file that was sent. */
  id?: string;
  /** Looking at what would happen; without it one is at its columns. */
  isChecking?: boolean;
  /** Which rows of the report. */
  show?: ImportResult;
}

export const addAddress = '/users/add';

export function importAddress({ id, isChecking, show }: ImportPlace = {}): string {
  const search = new URLSearchParams({ way: 'import' });
  if (id) search.set('import', id);
  if (isChecking) search.set('step', 'check');
  if (show) search.set('show', show);
  return `${addAddress}?${search}`;
}

export const isImport = (search: URLSearchParams): boolean => search.get('way') === 'import';

/** Straight from the API: a file. */
export const reportAddress = (id: string): string => addressOf(importCalls.report, { params: { id } });
