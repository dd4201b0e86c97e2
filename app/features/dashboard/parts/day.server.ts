/** What the dashboard shows: the figures of the API, and the first rows of the lists that they count. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { auditEventCalls } from '#contract/calls/audit-events.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { dashboardCalls } from '#contract/calls/dashboards.ts';
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { expiringDays } from '#contract/dashboards.ts';
import { reachOf } from '#contract/rights.ts';
import type { Page } from '#app/api/page-context.ts';
import { ownApplications } from '#app/features/applications/parts/own.server.ts';
import { summaryFields, summaryOf } from '#app/features/applications/parts/summary.ts';
import { answers, whoseApplications, type Whose } from '#app/features/applications/parts/whose.server.ts';
import { organizationStart } from '#app/features/dashboard/parts/organization-start.server.ts';
import { findVacancies } from '#app/features/vacancies/parts/find-vacancies.server.ts';
import { readChoice } from '#app/features/vacancies/parts/search-choice.ts';

/** Rows of each queue; the rest is behind 'all'. */
const rows = 6;
const expiringRows = 5;
const ownRows = 5;
const organizationRows = 3;
const newestRows = 3;
const latestRows = 3;

const writers = ['content_manager', 'page_manager'] as const;
const rolesOf = ({ actor }: Page) => (actor.kind === 'user' ? actor.roles.map(({ role }) => role) : []);
const firstNameOf = ({ actor }: Page) => (actor.kind === 'user' ? actor.firstName : '');

async function waitingFor({ api }: Page, whose: Whose) {
  const { items } = await api.list(applicationCalls.list, {
    filter: { ...whose.filter, state: 'open' },
    sort: 'createdAt',
    page: { size: rows },
    include: ['organization'],
    fields: { ...summaryFields, organizations: ['phoneNumber'] },
  });
  return items.map((item) => ({
    ...summaryOf(item),
    organizationPhone: item.organization?.phoneNumber ?? null,
    mayRemind: item.can.remind,
  }));
}
export type WaitingPerson = Awaited<ReturnType<typeof waitingFor>>[number];

async function expiringOf({ api, now }: Page, whose: Whose) {
  const until = new Date(now.getTime() + expiringDays * 86_400_000);
  const { items } = await api.list(vacancyCalls.list, {
    filter: {
      ...whose.filter,
      status_eq: 'published',
      expiresAt_gt: now.toISOString(),
      expiresAt_lt: until.toISOString(),
    },
    sort: 'expiresAt',
    page: { size: expiringRows },
    fields: {
      vacancies: ['title', 'titleEn', 'organizationName', 'positionsLeft', 'imageKey', 'expiresAt'],
    },
  });
  return items.map(({ id, title, titleEn, organizationName, positionsLeft, imageKey, expiresAt }) => ({
    id,
    title,
    titleEn,
    organizationName,
    positionsLeft,
    imageKey,
    expiresAt: expiresAt ?? until.toISOString(),
  }));
}
export type ExpiringVacancy = Awaited<ReturnType<typeof expiringOf>>[number];

/** Who waits longest for the centre; only whoever may say yes or no sees any. */
async function waitingOrganizations(page: Page) {
  if (reachOf('organizations.judge', rolesOf(page)) !== 'center') return [];
  const { items } = await page.api.list(organizationCheckCalls.list, {
    page: { size: organizationRows },
    fields: { organization_checks: ['name', 'level', 'waitingDays', 'applicant', 'alike'] },
  });
  return items.map(({ id, name, level, waitingDays, applicant, alike }) => ({
    id,
    name,
    level,
    waitingDays,
    applicant: applicant?.name ?? null,
    alike: alike.length,
  }));
}
export type WaitingOrganization = Awaited<ReturnType<typeof waitingOrganizations>>[number];

/** The last that happened at the centre, without who came in and looked at whom. */
async function latestOf(page: Page) {
  if (reachOf('audit_events.read', rolesOf(page)) !== 'center') return [];
  const { items } = await page.api.list(auditEventCalls.list, {
    filter: { topic: 'main' },
    sort: '-createdAt',
    page: { size: latestRows },
  });
  return items;
}

/** Somebody of an organisation may help elsewhere as well. */
async function ownElsewhere(page: Page, { others }: Whose) {
  if (!others) return [];
  const { items } = await ownApplications(page, { filter: others, page: { size: ownRows } });
  return items;
}

/** Until matching exists, the newest of the centre: something to begin with. */
const newest = async ({ api }: Page) =>
  (await findVacancies(api, readChoice(new URLSearchParams()), newestRows)).items;

/** What helps an organisation to call back, and is not filled in yet. */
async function toFillIn({ api }: Page) {
  const { phoneNumber, birthYear } = await api.one(currentUserCalls.show);
  return [
    ...(phoneNumber ? [] : (['phoneNumber'] as const)),
    ...(birthYear === null ? (['birthYear'] as const) : []),
  ];
}

/** Of who helps, or wants to. */
async function ownDay(page: Page, { mayApply }: Whose) {
  const held = rolesOf(page);
  const [{ items, pagination }, offered, missing] = await Promise.all([
    ownApplications(page, { page: { size: ownRows } }),
    newest(page),
    toFillIn(page),
  ]);
  return {
    kind: 'own' as const,
    firstName: firstNameOf(page),
    isStudent: held.includes('student'),
    items,
    total: pagination.records,
    mayApply,
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

/** Of who keeps the texts of the site. */
async function writersDay(page: Page) {
  const { items } = await ownApplications(page, { page: { size: ownRows } });
  return {
    kind: 'writer' as const,
    firstName: firstNameOf(page),
    role: rolesOf(page).includes('content_manager')
      ? ('content_manager' as const)
      : ('page_manager' as const),
    items,
  };
}

/** Staff get their queues, mentors their students, who keeps the site what they keep, everybody else their own applications. */
export async function loadDay(page: Page) {
  const whose = await whoseApplications(page);
  if (whose.watches) return studentsDay(page);
  if (!answers(whose))
    return writers.some((role) => rolesOf(page).includes(role)) ? writersDay(page) : ownDay(page, whose);
  const [figures, waiting, organizations, expiring, own, start, latest] = await Promise.all([
    page.api.one(dashboardCalls.show),
    waitingFor(page, whose),
    waitingOrganizations(page),
    expiringOf(page, whose),
    ownElsewhere(page, whose),
    organizationStart(page, whose),
    latestOf(page),
  ]);
  const firstName = firstNameOf(page);
  return { kind: 'staff' as const, firstName, figures, waiting, organizations, expiring, own, start, latest };
}
export type Day = Awaited<ReturnType<typeof loadDay>>;
export type StaffDayData = Extract<Day, { kind: 'staff' }>;
export type OwnDayData = Extract<Day, { kind: 'own' }>;
export type StudentsDayData = Extract<Day, { kind: 'students' }>;
export type WritersDayData = Extract<Day, { kind: 'writer' }>;
