/** Texts of a vacancy that look as if their letters broke on the way. Pure: it stays offline until somebody has looked. */
import type { VacancyImportField } from '#contract/vacancy-imports.ts';
import { looksBroken, textLooksBroken } from '#server/http/tables/broken-text.ts';
import type { Draft, FieldProblem } from './rows.ts';

const judged: Partial<Record<VacancyImportField, (text: string) => boolean>> = {
  title: looksBroken,
  organization: looksBroken,
  city: looksBroken,
  contactPerson: looksBroken,
  summary: textLooksBroken,
  description: textLooksBroken,
  titleEn: looksBroken,
  summaryEn: textLooksBroken,
  descriptionEn: textLooksBroken,
};

/** What of a row looks broken. */
export const oddIn = (values: Draft['values']): FieldProblem[] =>
  (Object.keys(judged) as VacancyImportField[])
    .filter((field) => judged[field]?.(values[field] ?? ''))
    .map((field) => ({ field, code: 'odd_letters' }));
