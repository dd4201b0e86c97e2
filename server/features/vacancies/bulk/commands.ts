/** One change of many vacancies. */
import { v7 as uuidv7 } from 'uuid';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { VacancyBulkEdit } from '#contract/vacancy-bulk-edits.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { oneByOne } from '#server/http/one-by-one.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { updateVacancy } from '../commands.ts';
import { mayManage } from '../policy.ts';
import { findVacancy, type VacancyRow } from '../queries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale'>;

/** What became of it, with a row for each vacancy. */
export interface VacancyBulkEdited {
  id: string;
  edit: VacancyBulkEdit;
  report: BulkReportRow[];
}

/** Changes each that can be changed so; the others are refused with the reason. */
export async function editVacancies(act: Act, edit: VacancyBulkEdit): Promise<VacancyBulkEdited> {
  const { scope, actor, locale } = act;
  const { vacancyIds, dryRun, ...change } = edit;
  const report = await oneByOne<VacancyRow>(scope, new Set(vacancyIds), {
    isTrial: dryRun === true,
    locale,
    find: (id) => findVacancy(scope, actor, id),
    nameOf: ({ title }) => title,
    work: async (vacancy) => {
      if (!mayManage(actor, vacancy)) refuse('forbidden');
      await updateVacancy({ ...act, isPart: vacancyIds.length > 1 }, vacancy, change);
    },
  });
  const edited = { id: uuidv7(), edit, report };
  const records = report.filter(({ result }) => result === 'done').length;
  if (records > 0 && vacancyIds.length > 1)
    await recordAudit(scope, actor, {
      act: 'change',
      subjectType: 'vacancy_bulk_edits',
      subjectId: edited.id,
      toState: edit.status ?? null,
      reason: edit.reason ?? null,
      records,
    });
  return edited;
}
