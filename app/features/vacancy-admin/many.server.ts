/** Changing many vacancies on a screen of its own: which, what is asked, and what would become of each. */
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { VacancyBulkEdit } from '#contract/vacancy-bulk-edits.ts';
import { vacancyTags } from '#contract/vacancy-fields.ts';
import { formErrors, noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { bulkStatuses } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import { endOfDay } from '#app/features/vacancy-admin/components/end-of-day.ts';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { isoDay } from '#app/i18n/format.ts';
import { listAddress, readListState } from '#app/lists/list-declaration.ts';
import { isDay } from '#app/ui/day-bounds.ts';

/** Those that the address names, else all that its filters find; refused to who manages none. */
export async function loadMany(page: Page, { searchParams }: URL) {
  const state = readListState(vacancyList, searchParams);
  const { items, can } = await page.api.list(vacancyCalls.list, {
    filter: vacancyList.asks(state, page.now),
    page: { size: pageSizeMax },
    fields: { vacancies: ['title'] },
  });
  if (!can.editMany) throw noRights();
  const named = new Set((searchParams.get('ids') ?? '').split(',').filter(Boolean));
  return {
    vacancies: items
      .filter(({ id }) => named.size === 0 || named.has(id))
      .map(({ id, title }) => ({ id, title })),
    isNamed: named.size > 0,
    listHref: listAddress(vacancyList, state),
  };
}
export type ManyVacancies = Awaited<ReturnType<typeof loadMany>>;

/** What was typed; '' and none leave as it is. */
export interface ManyTyped {
  status: (typeof bulkStatuses)[number] | '';
  until: 'same' | 'day' | 'endless';
  day: string;
  contactPerson: string;
  contactEmail: string;
  contactPhone: string;
  addTags: string[];
  removeTags: string[];
  reason: string;
}

const untils = ['day', 'endless'] as const;
const tagsIn = (form: FormData, name: string) => vacancyTags.filter((tag) => form.getAll(name).includes(tag));

function typedIn(form: FormData): ManyTyped {
  const text = (name: string) => formText(form, name).trim();
  return {
    status: bulkStatuses.find((one) => one === text('status')) ?? '',
    until: untils.find((one) => one === text('until')) ?? 'same',
    day: text('day'),
    contactPerson: text('contactPerson'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
    addTags: tagsIn(form, 'addTags'),
    removeTags: tagsIn(form, 'removeTags'),
    reason: text('reason'),
  };
}

type Change = Omit<VacancyBulkEdit, 'vacancyIds' | 'dryRun' | 'reason'>;

/** What is sent of it; what is left as it is, is left out. */
function changeOf(typed: ManyTyped): Change {
  const { status, until, day, contactPerson, contactEmail, contactPhone, addTags, removeTags } = typed;
  return {
    ...(status !== '' && { status }),
    ...(until === 'day' && { expiresAt: endOfDay(day) }),
    ...(until === 'endless' && { expiresAt: null }),
    ...(contactPerson !== '' && { contactPerson }),
    ...(contactEmail !== '' && { contactEmail }),
    ...(contactPhone !== '' && { contactPhone }),
    ...(addTags.length > 0 && { addTags: addTags as Change['addTags'] }),
    ...(removeTags.length > 0 && { removeTags: removeTags as Change['removeTags'] }),
  };
}

export interface ManyTrial {
  ids: string[];
  typed: ManyTyped;
  /** What would become of each; null as long as it cannot be tried. */
  report: BulkReportRow[] | null;
  changed: number;
  /** What the report is about: whoever is sure says so of this alone. */
  seen: string;
  errors: Partial<Record<keyof ManyTyped | 'form', string>>;
  /** Grows with each try, so that the summary of errors takes the focus again. */
  attempt: number;
}
export interface ManyDone {
  done: number;
  left: number;
  undo: string | undefined;
}

/** What is still to be chosen before it can be tried. */
function missingOf(typed: ManyTyped, { locale, now }: Page): ManyTrial['errors'] {
  const t = wordsOf(locale, 'vacancy-admin');
  if (typed.until === 'day' && !(isDay(typed.day) && typed.day > isoDay(now)))
    return { day: t('bulk.dayNeeded') };
  return Object.keys(changeOf(typed)).length === 0 ? { status: t('many.nothing') } : {};
}

/** Tries it; does it for whoever has seen what it would do. */
export async function answerMany(page: Page, form: FormData): Promise<ManyTrial | ManyDone> {
  const typed = typedIn(form);
  const ids = form.getAll('ids').map(String);
  const dryRun: ManyTrial = {
    ids,
    typed,
    report: null,
    changed: 0,
    seen: '',
    errors: missingOf(typed, page),
    attempt: page.now.getTime(),
  };
  if (Object.keys(dryRun.errors).length > 0) return dryRun;
  const change = changeOf(typed);
  const seen = JSON.stringify(change);
  const isSure = form.get('sure') === 'yes' && form.get('seen') === seen;
  try {
    const { record, meta, undo } = await page.api.send(vacancyCalls.editMany, {
      body: { vacancyIds: ids, ...change, reason: typed.reason || undefined, dryRun: !isSure },
    });
    const { changed, refused: left } = record;
    return isSure ? { done: changed, left, undo } : { ...dryRun, report: meta.report, changed, seen };
  } catch (error) {
    const { fields, general } = formErrors(error);
    const { expiresAt, ...others } = fields;
    return { ...dryRun, errors: { ...others, day: expiresAt, form: general[0] } };
  }
}
