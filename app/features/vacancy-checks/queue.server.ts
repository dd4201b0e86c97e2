/** The vacancies that wait for the check of the centre, with the one that is looked at: three calls. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { vacancies } from '#contract/vacancies.ts';
import type { PendingChange } from '#contract/vacancy-fields.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';
import { localName, searchLists, type SearchLists } from '#app/features/vacancies/search-lists.server.ts';
import { summariesOf } from '#app/features/vacancies/components/summary.ts';
import {
  checkedAttributes,
  findingsOf,
  textFields,
  worstOf,
  type TextField,
} from '#app/features/vacancy-checks/components/findings.ts';
import { readable } from './formatted-lines.server.ts';
import { markChanges, markQuotes, type Piece } from '#app/features/vacancy-checks/components/marked-text.ts';

/** More than anybody works off at a sitting; the rest comes by itself. */
const mostShown = 50;
const dayMs = 86_400_000;

type Listed = RecordOf<typeof vacancies>;
type Shown = RecordOf<typeof vacancies, 'organization'>;

/** As it would be online. */
const changed = <Vacancy extends { pendingChange: PendingChange | null }>(vacancy: Vacancy): Vacancy => ({
  ...vacancy,
  ...vacancy.pendingChange,
});

/** As it is: the centre looks afterwards. */
const isOnline = ({ status, pendingChange }: Pick<Listed, 'status' | 'pendingChange'>) =>
  status === 'published' && pendingChange === null;

const waitingDays = (since: string | null, now: Date) =>
  since === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / dayMs));

function queueItem(listed: Listed, now: Date) {
  const vacancy = changed(readable(listed));
  const { id, title, titleEn, organizationName, imageKey, submittedAt } = vacancy;
  return {
    id,
    title,
    titleEn,
    organizationName,
    imageKey,
    category: vacancy.categoryIds[0] ?? null,
    isChange: listed.pendingChange !== null,
    isOnline: isOnline(listed),
    waitingDays: waitingDays(submittedAt, now),
    level: worstOf(findingsOf(vacancy)),
  };
}
export type QueueItem = ReturnType<typeof queueItem>;

async function loadWaiting({ api, now }: Page) {
  const { items, pagination, can } = await api.list(vacancyCalls.list, {
    filter: { waiting: 'true' },
    sort: 'submittedAt',
    page: { size: mostShown },
    fields: {
      vacancies: [
        ...checkedAttributes,
        'organizationName',
        'imageKey',
        'submittedAt',
        'status',
        'pendingChange',
        'categoryIds',
      ],
    },
  });
  if (!can.check) throw noRights();
  return { items: choosePictures(items.map((item) => queueItem(item, now))), total: pagination.records };
}

export type ChangedField = TextField | 'vacancyType' | 'categoryIds';
export interface FieldText {
  field: TextField;
  pieces: Piece[];
}
export interface FieldChange {
  field: ChangedField;
  before: Piece[];
  after: Piece[];
}

/** Every text of it, with what was found in it marked. */
function textsOf(vacancy: Shown, quotes: readonly string[]): FieldText[] {
  return textFields.flatMap((field) => {
    const text = vacancy[field];
    // The title stands above it already.
    return text && field !== 'title' ? [{ field, pieces: markQuotes(text, quotes) }] : [];
  });
}

const whole = (text: string): Piece[] => (text === '' ? [] : [{ text, isMarked: true }]);

/** What is online and what is to come in its place. `names` of the kinds are the words of the screen. */
function changesOf(vacancy: Shown, { lists, page }: { lists: SearchLists; page: Page }): FieldChange[] {
  const { pendingChange: change } = vacancy;
  if (!change) return [];
  const nameOf = (id: string) => {
    const category = lists.category.find((one) => one.id === id);
    return category ? localName(category, page.locale) : id;
  };
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const texts = textFields
    .filter((field) => change[field] !== undefined)
    .map((field) => ({ field, ...markChanges(vacancy[field] ?? '', change[field] ?? '') }));
  const others: FieldChange[] = [];
  if (change.vacancyType !== undefined)
    others.push({
      field: 'vacancyType',
      before: whole(vacancy.vacancyType),
      after: whole(change.vacancyType),
    });
  if (change.categoryIds !== undefined)
    others.push({
      field: 'categoryIds',
      before: whole(names(vacancy.categoryIds)),
      after: whole(names(change.categoryIds)),
    });
  return [...texts, ...others];
}

/** When, how long, where and on which terms. */
const termsOf = (vacancy: Shown) => ({
  schedule: vacancy.schedule,
  hoursMin: vacancy.hoursMin,
  hoursMax: vacancy.hoursMax,
  tags: vacancy.tags,
  /** Null for what is done from home. */
  place: vacancy.isRemote
    ? null
    : [[vacancy.street, vacancy.houseNumber].filter(Boolean).join(' '), vacancy.city]
        .filter(Boolean)
        .join(', '),
  positions: vacancy.positions,
  compensation: vacancy.compensation,
  requiresVog: vacancy.requiresVog,
  contactPerson: vacancy.contactPerson,
  expiresAt: vacancy.expiresAt,
});

/** Whose it is, how it stands and what may be done with it. */
const standingOf = (vacancy: Shown) => ({
  status: vacancy.status,
  organizationId: vacancy.organization?.id ?? null,
  organizationName: vacancy.organizationName,
  submittedAt: vacancy.submittedAt,
  isChange: vacancy.pendingChange !== null,
  isOnline: vacancy.submittedAt !== null && isOnline(vacancy),
  can: vacancy.can,
});

async function loadOne(page: Page, id: string) {
  const params = { id };
  const [found, check, lists] = await Promise.all([
    page.api.one(vacancyCalls.show, { params, include: ['organization'] }),
    page.api.one(vacancyCalls.check, { params }),
    searchLists(page.api),
  ]);
  const record = readable(found);
  const vacancy = changed(record);
  const categories = lists.category.filter((one) => vacancy.categoryIds.includes(one.id));
  const findings = findingsOf(vacancy);
  const summary = { ...vacancy, categories: vacancy.categoryIds.map((one) => ({ id: one })) };
  return {
    id,
    title: vacancy.title,
    titleEn: vacancy.titleEn,
    ...standingOf(vacancy),
    ...termsOf(vacancy),
    submittedBy: check.submittedBy?.name ?? null,
    publishedBefore: check.publishedBefore,
    alike: check.alike,
    findings,
    texts: textsOf(
      vacancy,
      findings.flatMap(({ quotes }) => quotes),
    ),
    changes: changesOf(record, { lists, page }),
    preview: summariesOf([summary])[0] ?? null,
    vacancyType: vacancy.vacancyType,
    categories: categories.map((one) => localName(one, page.locale)),
  };
}
export type CheckView = Awaited<ReturnType<typeof loadOne>>;

/** Everything the screen shows. Whoever does not check gets the page of no rights. */
export async function loadQueue(page: Page, url: URL) {
  const queue = await loadWaiting(page);
  const requestedId = url.searchParams.get('id') ?? queue.items[0]?.id ?? null;
  return { queue, shown: requestedId === null ? null : await loadOne(page, requestedId) };
}
export type Queue = Awaited<ReturnType<typeof loadQueue>>['queue'];
