/** What the dashboard shows: the figures of the API, and the first rows of the lists that they count. */
import { applications } from '#contract/applications.ts';
import { dashboards, expiringDays } from '#contract/dashboards.ts';
import { organizationChecks } from '#contract/organization-checks.ts';
import { reachOf } from '#contract/rights.ts';
import { vacancies } from '#contract/vacancies.ts';
import type { Page } from '#app/api/page-context.ts';
import { ownApplications } from '#app/features/applications/parts/own.server.ts';
import { summaryFields, summaryOf } from '#app/features/applications/parts/summary.ts';
import { answers, whoseApplications, type Whose } from '#app/features/applications/parts/whose.server.ts';

/** Rows of each queue; the rest is behind 'all'. */
const rows = 6;
const expiringRows = 5;
const ownRows = 5;
const organizationRows = 3;

async function waitingFor({ api }: Page, whose: Whose) {
  const { items } = await api.getList(applications, '/api/v1/applications', {
    filter: { ...whose.filter, state: 'open' },
    sort: 'createdAt',
    page: { size: rows },
    include: ['organization'],
    params: { ...summaryFields, 'fields[organizations]': 'phone_number' },
  });
  return items.map((item) => ({
    ...summaryOf(item),
    organizationPhone: item.organization?.phoneNumber ?? null,
  }));
}
export type WaitingPerson = Awaited<ReturnType<typeof waitingFor>>[number];

async function expiringOf({ api, now }: Page, whose: Whose) {
  const until = new Date(now.getTime() + expiringDays * 86_400_000);
  const { items } = await api.getList(vacancies, '/api/v1/vacancies', {
    filter: {
      ...whose.filter,
      status_eq: 'published',
      expiresAt_gt: now.toISOString(),
      expiresAt_lt: until.toISOString(),
    },
    sort: 'expiresAt',
    page: { size: expiringRows },
    params: { 'fields[vacancies]': 'title,title_en,organization_name,positions_left,image_key,expires_at' },
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
async function waitingOrganizations({ api, actor }: Page) {
  const held = actor.kind === 'user' ? actor.roles.map(({ role }) => role) : [];
  if (reachOf('organizations.judge', held) !== 'center') return [];
  const { items } = await api.getList(organizationChecks, '/api/v1/organization_checks', {
    page: { size: organizationRows },
    params: { 'fields[organization_checks]': 'name,level,waiting_days,applicant,alike' },
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

/** Somebody of an organisation may help elsewhere as well. */
async function ownElsewhere(page: Page, { others }: Whose) {
  if (!others) return [];
  const { items } = await ownApplications(page, { filter: others, page: { size: ownRows } });
  return items;
}

/** Staff get their queues, everybody else their own applications. */
export async function loadDay(page: Page) {
  const whose = await whoseApplications(page);
  const firstName = page.actor.kind === 'user' ? page.actor.firstName : '';
  if (!answers(whose)) {
    const { items, pagination } = await ownApplications(page, { page: { size: ownRows } });
    return { kind: 'own' as const, firstName, items, total: pagination.records, mayApply: whose.mayApply };
  }
  const [figures, waiting, organizations, expiring, own] = await Promise.all([
    page.api.getOne(dashboards, '/api/v1/dashboard'),
    waitingFor(page, whose),
    waitingOrganizations(page),
    expiringOf(page, whose),
    ownElsewhere(page, whose),
  ]);
  return { kind: 'staff' as const, firstName, figures, waiting, organizations, expiring, own };
}
export type Day = Awaited<ReturnType<typeof loadDay>>;
export type StaffDayData = Extract<Day, { kind: 'staff' }>;
export type OwnDayData = Extract<Day, { kind: 'own' }>;
