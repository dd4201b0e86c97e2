/** The vacancies that wait for the check of the centre, with the one that is looked at: three calls, one more for what stands beyond the first. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { vacancies } from '#contract/vacancies.ts';
import type { PendingChange } from '#contract/vacancy-fields.ts';
import {
  hintedAttributes,
  hintedTexts,
  hintsOf,
  worstOf,
  type HintedText,
} from '#contract/vacancy-hints/hints.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { choosePictures } from '#app/drawings/scenes.ts';
import { localName, searchLists } from '#app/features/vacancies/search-lists.server.ts';
import { summariesOf } from '#app/features/vacancies/components/summary.ts';
import { changesOf } from './changes.server.ts';
import { waitingAt } from '#app/features/vacancy-filling/fill.server.ts';
import { readable } from './formatted-lines.server.ts';
import { markQuotes, type Piece } from '#app/features/vacancy-checks/components/marked-text.ts';

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
    unanswered: listed.unansweredCount ?? 0,
    level: worstOf(hintsOf(vacancy)),
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
        ...hintedAttributes,
        'organizationName',
        'imageKey',
        'submittedAt',
        'status',
        'pendingChange',
        'categoryIds',
        'unansweredCount',
      ],
    },
  });
  if (!can.check) throw noRights();
  return { items: choosePictures(items.map((item) => queueItem(item, now))), total: pagination.records };
}

export interface FieldText {
  field: HintedText;
  pieces: Piece[];
}
/** Every text of it, with what was found in it marked. */
function textsOf(vacancy: Shown, quotes: readonly string[]): FieldText[] {
  return hintedTexts.flatMap((field) => {
    const text = vacancy[field];
    // The title stands above it already.
    return text && field !== 'title' ? [{ field, pieces: markQuotes(text, quotes) }] : [];
  });
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

async function loadOne(page: Page, id: string, listed: QueueItem | undefined) {
  const params = { id };
  const [found, check, lists, people] = await Promise.all([
    page.api.one(vacancyCalls.show, { params, include: ['organization'] }),
    page.api.one(vacancyCalls.check, { params }),
    searchLists(page.api),
    listed?.unanswered ?? waitingAt(page, id),
  ]);
  const record = readable(found);
  const vacancy = changed(record);
  const categories = lists.category.filter((one) => vacancy.categoryIds.includes(one.id));
  const hints = hintsOf(vacancy);
  const summary = { ...vacancy, categories: vacancy.categoryIds.map((one) => ({ id: one })) };
  return {
    id,
    title: vacancy.title,
    titleEn: vacancy.titleEn,
    ...standingOf(vacancy),
    ...termsOf(vacancy),
    submittedBy: check.submittedBy?.name ?? null,
    /** Who waits for an answer, where a no takes it off the site: a change that is turned down leaves it there. */
    waiting: { people: record.pendingChange === null ? people : 0, vacancies: 1 },
    publishedBefore: check.publishedBefore,
    alike: check.alike,
    hints,
    demandReason: vacancy.demandReason,
    minimumAge: vacancy.minimumAge,
    texts: textsOf(
      vacancy,
      hints.flatMap(({ places }) => places.map(({ text }) => text)),
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
  const listed = queue.items.find(({ id }) => id === requestedId);
  return { queue, shown: requestedId === null ? null : await loadOne(page, requestedId, listed) };
}
export type Queue = Awaited<ReturnType<typeof loadQueue>>['queue'];
