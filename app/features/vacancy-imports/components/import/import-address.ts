/** Where one is in an import is in the address of /vacancies/import. */
import { vacancyImportCalls } from '#contract/calls/vacancy-imports.ts';
import type { VacancyImportResult } from '#contract/vacancy-imports.ts';
import { addressOf } from '#app/api/client.ts';

export interface ImportPlace {
  /** Of the file that was sent. */
  id?: string;
  /** Looking at what would happen; without it one is at its columns. */
  isChecking?: boolean;
  /** Which rows of the report. */
  show?: VacancyImportResult;
}

export function importAddress({ id, isChecking, show }: ImportPlace = {}): string {
  const search = new URLSearchParams();
  if (id) search.set('import', id);
  if (isChecking) search.set('step', 'check');
  if (show) search.set('show', show);
  return search.size === 0 ? '/vacancies/import' : `/vacancies/import?${search}`;
}

/** Straight from the API: a file. */
export const reportAddress = (id: string): string => addressOf(vacancyImportCalls.report, { params: { id } });
