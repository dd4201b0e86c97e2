/** Changing many vacancies on a screen of its own: which, what is asked, and what would become of each. */
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { lastMomentOf } from '#contract/formatters.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { VacancyBulkEdit, WaitingPeople } from '#contract/vacancy-bulk-edits.ts';
import { formErrors, noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { bulkStatuses } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { loadLists, organizationsFor } from '#app/features/vacancy-admin/form.server.ts';
import {
  openApplicationsIn,
  type ChosenForOpen,
} from '#app/features/vacancy-filling/components/open-applications.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { isoDay } from '#app/i18n/format.ts';
import { listAddress, readListState } from '#app/lists/list-choice.ts';
import { isDay } from '#app/ui/day-bounds.ts';

/** Those that the address names, else all that its filters find; refused to who manages none. */
export async function loadMany(page: Page, { searchParams }: URL) {
  const state = readListState(vacancyList, searchParams);
  const [{ items, can }, { categories, targetGroups, isSharing }] = await Promise.all([
    page.api.list(vacancyCalls.list, {
      filter: vacancyList.asks(state, page.now),
      page: { size: pageSizeMax },
      fields: { vacancies: ['title'] },
    }),
    loadLists(page),
  ]);
  if (!can.editMany) throw noRights();
  const organizations = await organizationsFor(page, can);
  const named = new Set((searchParams.get('ids') ?? '').split(',').filter(Boolean));
  return {
    vacancies: items
      .filter(({ id }) => named.size === 0 || named.has(id))
      .map(({ id, title }) => ({ id, title })),
    isNamed: named.size > 0,
    listHref: listAddress(vacancyList, state),
    categories,
    targetGroups,
    isSharing,
    /** To which they can be given; none where there is no other. */
    organizations: organizations.length > 1 ? organizations : [],
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
  addCategoryIds: string[];
  removeCategoryIds: string[];
  addTargetGroupIds: string[];
  removeTargetGroupIds: string[];
  isShared: 'yes' | 'no' | '';
  organizationId: string;
  reason: string;
}

const untils = ['day', 'endless'] as const;
const answers = ['yes', 'no'] as const;
const tagsIn = (form: FormData, name: string) => form.getAll(name).map(String);

/** What is put to a list and taken from it; the server says which words it has none of. */
const listNames = [
  'addCategoryIds',
  'removeCategoryIds',
  'addTargetGroupIds',
  'removeTargetGroupIds',
] as const satisfies (keyof ManyTyped)[];
const wordsIn = (form: FormData) =>
  Object.fromEntries(listNames.map((name) => [name, form.getAll(name).map(String)])) as Pick<
    ManyTyped,
    (typeof listNames)[number]
  >;

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
    ...wordsIn(form),
    isShared: answers.find((one) => one === text('isShared')) ?? '',
    organizationId: text('organizationId'),
    reason: text('reason'),
  };
}

type Change = Omit<VacancyBulkEdit, 'vacancyIds' | 'dryRun' | 'reason' | keyof ChosenForOpen>;

/** What is sent of it; what is left as it is, is left out. */
function changeOf(typed: ManyTyped): Change {
  const { status, until, day, contactPerson, contactEmail, contactPhone, addTags, removeTags } = typed;
  const lists = listNames.filter((name) => typed[name].length > 0).map((name) => [name, typed[name]]);
  return {
    ...(status !== '' && { status }),
    ...(until === 'day' && { expiresAt: lastMomentOf(day) }),
    ...(until === 'endless' && { expiresAt: null }),
    ...(contactPerson !== '' && { contactPerson }),
    ...(contactEmail !== '' && { contactEmail }),
    ...(contactPhone !== '' && { contactPhone }),
    ...(addTags.length > 0 && { addTags: addTags }),
    ...(removeTags.length > 0 && { removeTags: removeTags }),
    ...(Object.fromEntries(lists) as Pick<Change, (typeof listNames)[number]>),
    ...(typed.isShared !== '' && { isShared: typed.isShared === 'yes' }),
    ...(typed.organizationId !== '' && { organizationId: typed.organizationId }),
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
  /** Who waits for an answer at those that it takes off the site, and what was chosen for them. */
  waiting: WaitingPeople;
  openApplications: ChosenForOpen;
  errors: Partial<Record<keyof ManyTyped | 'message' | 'form', string>>;
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
    waiting: { people: 0, vacancies: 0 },
    openApplications: openApplicationsIn(form),
    errors: missingOf(typed, page),
    attempt: page.now.getTime(),
  };
  if (Object.keys(dryRun.errors).length > 0) return dryRun;
  const change = changeOf(typed);
  const seen = JSON.stringify(change);
  const isSure = form.get('sure') === 'yes' && form.get('seen') === seen;
  try {
    const { record, meta, undo } = await page.api.send(vacancyCalls.editMany, {
      body: {
        vacancyIds: ids,
        ...change,
        ...dryRun.openApplications,
        reason: typed.reason || undefined,
        dryRun: !isSure,
      },
    });
    const { changed, refused: left } = record;
    return isSure ? { done: changed, left, undo } : { ...dryRun, ...meta, changed, seen };
  } catch (error) {
    const { fields, general } = formErrors(error);
    const { expiresAt, ...others } = fields;
    return { ...dryRun, errors: { ...others, day: expiresAt, form: general[0] } };
  }
}
