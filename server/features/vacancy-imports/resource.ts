import { vacancyImports } from '#contract/vacancy-imports.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayBringIn } from './policy.ts';
import { expiryOf, type VacancyImportRow } from './queries.ts';

/** What was stopped or failed changed nothing: it is as good as new. */
export const isOpen = ({ status }: Pick<VacancyImportRow, 'status'>): boolean =>
  status === 'open' || status === 'stopped' || status === 'failed';

export const vacancyImportResource: Resource<VacancyImportRow, typeof vacancyImports> = {
  contract: vacancyImports,
  id: ({ id }) => id,
  attributes: (row) => ({ ...plainAttributes(vacancyImports, row), expiresAt: expiryOf(row).toISOString() }),
  can: (row, { actor }) => {
    const may = mayBringIn(actor);
    const canStart = may && isOpen(row);
    return {
      update: canStart,
      check: canStart,
      start: canStart,
      stop: may && row.status === 'running',
      delete: may && row.status !== 'running',
    };
  },
};
