/** One change of many vacancies. */
import { v7 as uuidv7 } from 'uuid';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { VacancyBulkEdit, WaitingPeople } from '#contract/vacancy-bulk-edits.ts';
import type { VacancyChange } from '#contract/vacancy-fields.ts';
import { recordAudit } from '#server/audit/events.ts';
import type { OrganizationRow } from '#server/features/organizations/queries.ts';
import { unknownListIds } from '#server/features/reference-lists/queries.ts';
import { oneByOne } from '#server/http/bulk.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { updateVacancy } from '../commands.ts';
import { handOver, receivingOrganization } from '../handing-over/commands.ts';
import { mayManage } from '../policy.ts';
import { findVacancy, lockVacancy, type VacancyRow } from '../queries.ts';
import { listsOf, tooLong } from './columns.ts';

type CommandContext = Pick<
  Context,
  'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services' | 'locale'
>;

/** What became of it, with a row for each vacancy. */
export interface VacancyBulkEdited {
  id: string;
  edit: VacancyBulkEdit;
  report: BulkReportRow[];
  waiting: WaitingPeople;
}

/** Values of the centre's lists that there are none of, at the field that names them. */
async function checkLists(scope: TenantScope, edit: VacancyBulkEdit): Promise<void> {
  const lists = [
    ['categories', 'addCategoryIds', 'add_category_ids'],
    ['targetGroups', 'addTargetGroupIds', 'add_target_group_ids'],
  ] as const;
  const found = await Promise.all(lists.map(([list, name]) => unknownListIds(scope, list, edit[name] ?? [])));
  refuseAll(
    lists
      .filter((_list, at) => (found[at]?.length ?? 0) > 0)
      .map(([, , name]) => ({ code: 'unknown_record', pointer: `/data/attributes/${name}` })),
  );
}

/** What is changed of its fields, as a change of it alone would be; null when only its organisation changes. */
function changeOf(vacancy: VacancyRow, edit: VacancyBulkEdit): VacancyChange | null {
  const { vacancyIds: _ids, dryRun: _dryRun, organizationId: _organization, ...others } = edit;
  const { addTags: _a, removeTags: _b, addCategoryIds: _c, removeCategoryIds: _d, ...rest } = others;
  // Those who wait are thought of once, for all of them.
  const {
    addTargetGroupIds: _e,
    removeTargetGroupIds: _f,
    openApplications: _g,
    message: _h,
    ...plain
  } = rest;
  const changed = { ...plain, ...listsOf(vacancy, edit) };
  refuseAll(tooLong(changed));
  return Object.keys(changed).some((name) => name !== 'reason') ? changed : null;
}

/** Changes one of them, whichever of its fields and its organisation that is. Answers whether that takes it off the site. */
async function editOne(
  context: CommandContext,
  known: VacancyRow,
  { edit, to }: { edit: VacancyBulkEdit; to: OrganizationRow | null },
): Promise<boolean> {
  const { scope, actor } = context;
  if (!mayManage(actor, known)) refuse('forbidden');
  const part = { ...context, isPart: edit.vacancyIds.length > 1 };
  if (to) await handOver(part, known, to);
  const vacancy = await lockVacancy(scope, known.id);
  const change = changeOf(vacancy, edit);
  if (change) await updateVacancy(part, vacancy, change);
  return edit.status !== undefined && edit.status !== 'published' && edit.status !== vacancy.status;
}

/** On record as one, beside the records of each. */
async function recordWhole(
  { scope, actor }: CommandContext,
  { id, edit, report }: Omit<VacancyBulkEdited, 'waiting'>,
) {
  const records = report.filter(({ result }) => result === 'done').length;
  if (records === 0 || edit.vacancyIds.length < 2) return;
  await recordAudit(scope, actor, {
    act: 'change',
    subjectType: 'vacancy_bulk_edits',
    subjectId: id,
    toState: edit.status ?? null,
    reason: edit.reason ?? null,
    records,
  });
}

/**
 * Changes each that can be changed so; the others are refused with the reason. Whoever waits at those that are off the site then gets
 * the answer that was chosen, with other vacancies than these.
 */
export async function editVacancies(
  context: CommandContext,
  edit: VacancyBulkEdit,
): Promise<VacancyBulkEdited> {
  const { scope, actor, locale } = context;
  await checkLists(scope, edit);
  const to =
    edit.organizationId === undefined ? null : await receivingOrganization(context, edit.organizationId);
  const closed: string[] = [];
  const report = await oneByOne<VacancyRow>(scope, new Set(edit.vacancyIds), {
    isDryRun: edit.dryRun === true,
    locale,
    find: (id) => findVacancy(scope, actor, id),
    nameOf: ({ title }) => title,
    work: async (vacancy) => {
      if (await editOne(context, vacancy, { edit, to })) closed.push(vacancy.id);
    },
  });
  const edited = { id: uuidv7(), edit, report };
  await recordWhole(context, edited);
  const waiting = await context.services.openApplications.count(scope, closed);
  if (edit.dryRun !== true) await context.services.openApplications.settle(context, closed, edit);
  return { ...edited, waiting };
}
