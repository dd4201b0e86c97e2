/** One change of many vacancies. */
import { v7 as uuidv7 } from 'uuid';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { VacancyBulkEdit } from '#contract/vacancy-bulk-edits.ts';
import { vacancyTags } from '#contract/vacancy-fields.ts';
import { recordAudit } from '#server/audit/events.ts';
import { oneByOne } from '#server/http/bulk.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import { updateVacancy } from '../commands.ts';
import { mayManage } from '../policy.ts';
import { findVacancy, type VacancyRow } from '../queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'locale'>;

/** What became of it, with a row for each vacancy. */
export interface VacancyBulkEdited {
  id: string;
  edit: VacancyBulkEdit;
  report: BulkReportRow[];
}

/** Those that it has, with and without what is named; absent when none are. */
function tagsOf({ tags }: VacancyRow, { addTags = [], removeTags = [] }: VacancyBulkEdit) {
  if (addTags.length === 0 && removeTags.length === 0) return {};
  const all = new Set<string>([...tags, ...addTags]);
  return { tags: vacancyTags.filter((tag) => all.has(tag) && !removeTags.includes(tag)) };
}

/** Changes each that can be changed so; the others are refused with the reason. */
export async function editVacancies(
  context: CommandContext,
  edit: VacancyBulkEdit,
): Promise<VacancyBulkEdited> {
  const { scope, actor, locale } = context;
  const { vacancyIds, dryRun, addTags: _added, removeTags: _removed, ...change } = edit;
  const report = await oneByOne<VacancyRow>(scope, new Set(vacancyIds), {
    isDryRun: dryRun === true,
    locale,
    find: (id) => findVacancy(scope, actor, id),
    nameOf: ({ title }) => title,
    work: async (vacancy) => {
      if (!mayManage(actor, vacancy)) refuse('forbidden');
      await updateVacancy({ ...context, isPart: vacancyIds.length > 1 }, vacancy, {
        ...change,
        ...tagsOf(vacancy, edit),
      });
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
