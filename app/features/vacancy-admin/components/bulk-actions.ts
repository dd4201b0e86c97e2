/** What can be done with many vacancies at once. */
import type { VacancyStatus } from '#contract/vacancy-fields.ts';

export const bulkActions = ['status', 'extend', 'archive'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** States that many are given at once. */
export const bulkStatuses = [
  'published',
  'draft',
  'filled',
  'archived',
] as const satisfies readonly VacancyStatus[];
export type BulkStatus = (typeof bulkStatuses)[number];

/** What is done with one from its row. */
export const rowMoves = ['publish', 'unpublish', 'fill', 'restore', 'archive', 'delete'] as const;
export type RowMove = (typeof rowMoves)[number];
