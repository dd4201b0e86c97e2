/** One move with many pages. A dry run is the same work, taken back: so it can promise nothing else than what would happen. */
import { v7 as uuidv7 } from 'uuid';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import type { PageBulkAction, PageBulkEdit } from '#contract/page-bulk-edits.ts';
import type { PageUseCount } from '#contract/pages.ts';
import { recordAudit } from '#server/audit/events.ts';
import { oneByOne } from '#server/http/bulk.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { deletePage, publishPage, restorePage, unpublishPage } from '../moves/commands.ts';
import { mayEdit, mayKeepPages } from '../policy.ts';
import { findPage, holdPage, type PageRow } from '../queries.ts';
import { countPageUses } from '../uses/queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'locale'>;

/** Of one page the button is not there where it is online as it is written; among many there may be some. */
async function publishWritten(context: CommandContext, page: PageRow): Promise<void> {
  const { lockVersion, publishedVersion } = await holdPage(context.scope, context.actor, page.id);
  if (publishedVersion === lockVersion) refuse('page_is_online');
  await publishPage(context, page, {});
}

const moves = {
  publish: publishWritten,
  unpublish: unpublishPage,
  delete: deletePage,
  restore: restorePage,
} satisfies Record<PageBulkAction, unknown>;

async function perform(
  context: CommandContext & { isPart: boolean },
  page: PageRow,
  act: PageBulkAction,
): Promise<void> {
  const may = act === 'publish' ? mayEdit(context.actor, page) : mayKeepPages(context.actor);
  if (!may) refuse('forbidden');
  await moves[act](context, page, {});
}

/** What became of it, with a row for each page. */
export interface PageBulkEdited {
  id: string;
  edit: PageBulkEdit;
  report: BulkReportRow[];
  /** What would lead nowhere; only of a dry run that takes pages off the site. */
  uses?: PageUseCount[];
}

/** On record as one, beside the records of each. */
async function recordWhole(
  { scope, actor }: CommandContext,
  { id, edit, report }: PageBulkEdited,
): Promise<void> {
  const records = report.filter(({ result }) => result === 'done').length;
  if (records === 0) return;
  await recordAudit(scope, actor, { act: edit.act, subjectType: 'page_bulk_edits', subjectId: id, records });
}

/** What leads to those that would go, all at once. */
async function usesLost(
  scope: TenantScope,
  report: readonly BulkReportRow[],
  tried: readonly PageRow[],
): Promise<PageUseCount[]> {
  const going = new Set(report.flatMap(({ id, result }) => (result === 'would_change' ? [id] : [])));
  const pages = tried.filter(({ id }) => going.has(id));
  const uses = await countPageUses(scope, pages, [...going]);
  return uses.filter((use) => use.menus.length > 0 || use.pages > 0);
}

/**
 * In one order, so that two who do this do not wait for each other. Dutch pages come before their translations: one that goes online
 * together with its new Dutch text keeps up with it.
 */
async function inOneOrder(scope: TenantScope, ids: readonly string[]): Promise<Set<string>> {
  const dutch = await scope.db
    .selectFrom('pages')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...ids])
    .where('locale', '=', 'nl')
    .execute();
  return new Set([...dutch.map(({ id }) => id).toSorted(), ...ids.toSorted()]);
}

/** Moves each that can be moved so; the others are refused with the reason. */
export async function editPages(context: CommandContext, edit: PageBulkEdit): Promise<PageBulkEdited> {
  const { scope, actor, locale } = context;
  const ids = await inOneOrder(scope, edit.pageIds);
  const part = { ...context, isPart: ids.size > 1 };
  const tried: PageRow[] = [];
  const report = await oneByOne<PageRow>(scope, ids, {
    isDryRun: edit.dryRun === true,
    locale,
    find: (id) => findPage(scope, actor, id, edit.act === 'restore' ? 'bin' : 'site'),
    nameOf: ({ title }) => title,
    work: (page) => {
      tried.push(page);
      return perform(part, page, edit.act);
    },
  });
  const takesOff = edit.act === 'delete' || edit.act === 'unpublish';
  const edited = {
    id: uuidv7(),
    edit,
    report,
    ...(edit.dryRun && takesOff && { uses: await usesLost(scope, report, tried) }),
  };
  if (ids.size > 1) await recordWhole(context, edited);
  return edited;
}
