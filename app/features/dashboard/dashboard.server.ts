/** What the dashboard shows: the figures of the API with the first rows of what they count, in one call. */
import { startOf } from '#contract/cut-text.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { dashboardCalls } from '#contract/calls/dashboards.ts';
import type { Dashboard as Figures } from '#contract/dashboards.ts';
import type { OneOf } from '#app/api/call-types.ts';
import type { Page } from '#app/api/page-context.ts';
import { ownApplicationOf } from '#app/features/applications/own.server.ts';
import { summaryFields, summaryOf } from '#app/features/applications/components/summary.ts';
import { organizationStart, startFields } from '#app/features/dashboard/organization-start.server.ts';
import { stateOf } from '#app/features/page-admin/components/page-state.ts';
import { findVacancies } from '#app/features/vacancies/find-vacancies.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { emptySearch } from '#app/features/vacancies/components/search-list.ts';
import { endOfTime } from '#app/features/vacancy-admin/components/end-of-time.ts';

/** Rows of a mentor's list; the rest is behind 'all'. */
const rows = 6;
const newestRows = 3;

const included = dashboardCalls.show.includes;
/** Only for who has nothing but pages to write. */
const ofWriters: readonly string[] = ['pagesToFinish', 'latestPages'];
type Dashboard = OneOf<typeof dashboardCalls.show, (typeof included)[number]>;

const fields = {
  ...summaryFields,
  vacancies: [
    'title',
    'titleEn',
    'organizationName',
    'positionsLeft',
    'imageKey',
    'expiresAt',
    'endsOn',
    'submittedAt',
  ],
  contact_messages: ['topic', 'message', 'senderName', 'createdAt', 'assignee', 'assigneeName'],
  organizations: ['phoneNumber', ...startFields],
  organization_checks: ['name', 'level', 'waitingDays', 'applicant', 'alike'],
  pages: [
    'title',
    'locale',
    'isPublished',
    'hasChanges',
    'onlineFrom',
    'onlineUntil',
    'deletedAt',
    'updatedAt',
    'updatedByName',
  ],
};

const writers = ['content_manager', 'page_manager'] as const;
const rolesOf = ({ actor }: Page) => (actor.kind === 'user' ? actor.roles.map(({ role }) => role) : []);
const firstNameOf = ({ actor }: Page) => (actor.kind === 'user' ? actor.firstName : '');

const waitingOf = ({ longestWaiting }: Dashboard) =>
  longestWaiting.map((item) => ({
    ...summaryOf(item),
    organizationPhone: item.organization?.phoneNumber ?? null,
    mayRemind: item.can.remind,
  }));
export type WaitingPerson = ReturnType<typeof waitingOf>[number];

const expiringOf = ({ endingFirst }: Dashboard, now: Date) =>
  endingFirst.map(({ id, title, titleEn, organizationName, positionsLeft, imageKey, ...vacancy }) => ({
    id,
    title,
    titleEn,
    organizationName,
    positionsLeft,
    imageKey,
    expiresAt: endOfTime(vacancy) ?? now.toISOString(),
  }));
export type ExpiringVacancy = ReturnType<typeof expiringOf>[number];

/** Who waits longest for the centre; only whoever may say yes or no sees any. */
const waitingOrganizations = ({ longestChecks }: Dashboard) =>
  longestChecks.map(({ id, name, level, waitingDays, applicant, alike }) => ({
    id,
    name,
    level,
    waitingDays,
    applicant: applicant?.name ?? null,
    alike: alike.length,
  }));
export type WaitingOrganization = ReturnType<typeof waitingOrganizations>[number];

const dayMs = 86_400_000;
const daysSince = (moment: string | null, now: Date) =>
  moment === null ? 0 : Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / dayMs));

/** What waits longest for the check of the centre; only whoever checks sees any. */
const waitingVacancies = ({ longestVacancyChecks }: Dashboard, now: Date) =>
  longestVacancyChecks.map(({ id, title, titleEn, organizationName, imageKey, submittedAt }) => ({
    id,
    title,
    titleEn,
    organizationName,
    imageKey,
    waitingDays: daysSince(submittedAt, now),
  }));
export type WaitingVacancy = ReturnType<typeof waitingVacancies>[number];

/** No more of a question than is shown of it. */
const mostOfQuestion = 200;

type Question = Dashboard['longestQuestions'][number];

/** Who has it, in the words of its own screens. */
function holderOf({ actor, locale }: Page, { assignee, assigneeName }: Question): string {
  const t = wordsOf(locale, 'contact-messages');
  if (assigneeName === null) return t('assignee.nobody');
  const isReader = actor.kind === 'user' && actor.userId === assignee?.id;
  return isReader ? t('assignee.you') : t('assignee.colleague', { name: assigneeName });
}

const waitingQuestions = (page: Page, { longestQuestions }: Dashboard) =>
  longestQuestions.map((question) => ({
    id: question.id,
    topic: question.topic,
    senderName: question.senderName,
    start: startOf(question.message, mostOfQuestion),
    waitingDays: daysSince(question.createdAt, page.now),
    holder: holderOf(page, question),
    isHeld: question.assigneeName !== null,
  }));
export type WaitingQuestion = ReturnType<typeof waitingQuestions>[number];

/** Without the rows, which go their own way. */
const figuresOf = (day: Dashboard): Figures => ({
  reach: day.reach,
  waiting: day.waiting,
  longestWaitingDays: day.longestWaitingDays,
  waitingOrganizations: day.waitingOrganizations,
  waitingVacancies: day.waitingVacancies,
  waitingQuestions: day.waitingQuestions,
  waitingShares: day.waitingShares,
  expiringVacancies: day.expiringVacancies,
  sent: day.sent,
  hasVacancies: day.hasVacancies,
  unfinishedPages: day.unfinishedPages,
  undescribedPictures: day.undescribedPictures,
  applications: day.applications,
  answerDays: day.answerDays,
  openVacancies: day.openVacancies,
  weeks: day.weeks,
});

/** Until matching exists, the newest of the centre: something to begin with. */
const newest = async ({ api }: Page) => (await findVacancies(api, emptySearch, newestRows)).items;

/** What helps an organisation to call back, and is not filled in yet. */
async function toFillIn({ api }: Page) {
  const { phoneNumber, birthYear } = await api.one(currentUserCalls.show);
  return [
    ...(phoneNumber ? [] : (['phoneNumber'] as const)),
    ...(birthYear === null ? (['birthYear'] as const) : []),
  ];
}

/** Of who helps, or wants to. */
async function ownDay(page: Page, { latestSent, sent, can }: Dashboard) {
  const [offered, missing] = await Promise.all([newest(page), toFillIn(page)]);
  return {
    kind: 'own' as const,
    firstName: firstNameOf(page),
    isStudent: rolesOf(page).includes('student'),
    items: latestSent.map(ownApplicationOf),
    total: sent,
    mayApply: can.apply,
    vacancies: offered,
    missing,
  };
}

/** Of a mentor: how it goes with their students. */
async function studentsDay(page: Page) {
  const { items, pagination } = await page.api.list(applicationCalls.list, {
    sort: '-createdAt',
    page: { size: rows },
    fields: summaryFields,
  });
  return {
    kind: 'students' as const,
    firstName: firstNameOf(page),
    items: items.map(summaryOf),
    total: pagination.records,
  };
}

/** How a page stands, in words: the rest of what its own screens say is not needed here. */
function writtenPageOf({ locale, now }: Page, page: Dashboard['latestPages'][number]) {
  const t = wordsOf(locale, 'page-admin');
  const { id, title, updatedAt, updatedByName } = page;
  const state = stateOf(page, now.getTime());
  return {
    id,
    title,
    updatedAt,
    updatedByName,
    lang: page.locale === locale ? null : page.locale,
    language: page.locale === locale ? null : t(`language.${page.locale}`),
    state,
    stateName: t(`state.${state}`),
  };
}
export type WrittenPage = ReturnType<typeof writtenPageOf>;

/** Of who keeps the texts of the site: what is to be finished, and what was changed last. */
const writersDay = (page: Page, day: Dashboard) => ({
  kind: 'writer' as const,
  firstName: firstNameOf(page),
  role: rolesOf(page).includes('content_manager') ? ('content_manager' as const) : ('page_manager' as const),
  unfinished: {
    count: day.unfinishedPages,
    pages: day.pagesToFinish.map((one) => writtenPageOf(page, one)),
  },
  latest: day.latestPages.map((one) => writtenPageOf(page, one)),
  undescribedPictures: day.undescribedPictures,
  mayAddPages: day.can.addPage,
  items: day.latestSent.map(ownApplicationOf),
});

/** Staff get their queues, mentors their students, who keeps the site what they keep, everybody else their own applications. */
export async function loadDay(page: Page) {
  const isWriter = writers.some((role) => rolesOf(page).includes(role));
  const include = isWriter ? included : included.filter((path) => !ofWriters.includes(path));
  const day: Dashboard = await page.api.one(dashboardCalls.show, { include, fields });
  if (day.reach === 'students') return studentsDay(page);
  if (day.reach === 'own') return isWriter ? writersDay(page, day) : ownDay(page, day);
  return {
    kind: 'staff' as const,
    firstName: firstNameOf(page),
    figures: figuresOf(day),
    waiting: waitingOf(day),
    organizations: waitingOrganizations(day),
    vacancies: waitingVacancies(day, page.now),
    questions: waitingQuestions(page, day),
    expiring: expiringOf(day, page.now),
    mayAddVacancy: day.can.addVacancy,
    // Somebody of an organisation may help elsewhere as well.
    own: day.reach === 'organization' ? day.latestSent.map(ownApplicationOf) : [],
    start: organizationStart(day),
    latest: day.latestEvents,
  };
}
export type Day = Awaited<ReturnType<typeof loadDay>>;
export type StaffDayData = Extract<Day, { kind: 'staff' }>;
export type OwnDayData = Extract<Day, { kind: 'own' }>;
export type StudentsDayData = Extract<Day, { kind: 'students' }>;
export type WritersDayData = Extract<Day, { kind: 'writer' }>;
