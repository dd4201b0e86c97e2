/** The queue of who waits for a yes or no, with the one that is looked at, and people who ask for a place. */
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { reachOf } from '#contract/rights.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { loadNotes } from '#app/features/internal-notes/parts/notes.server.ts';
import { loadHistory } from '#app/features/organization-care/parts/load-care.server.ts';
import { loadActivities } from '#app/features/organizations/parts/activities.server.ts';

/** More than anybody works off at a sitting; the rest comes by itself. */
const mostShown = 50;
const mostJoins = 50;

const rolesOf = ({ actor }: Page) => (actor.kind === 'user' ? actor.roles.map(({ role }) => role) : []);

/** How it is found on the social map, what staff noted about it and what happened, besides the record itself. */
async function loadBesides(page: Page, id: string, activityTypes: readonly string[]) {
  const [tree, notes, events] = await Promise.all([
    loadActivities(page.api),
    loadNotes(page, { type: 'organizations', id }),
    loadHistory(page, id),
  ]);
  return { activities: activityTypes.flatMap((one) => tree.nameOf(one, page.locale) ?? []), notes, events };
}

async function loadOne(page: Page, id: string) {
  const check = await page.api.one(organizationCheckCalls.show, {
    params: { id },
    include: ['organization', 'organization.address', 'organization.profile'],
  });
  const { organization } = check;
  if (!organization) throw pageError(404, 'Not found');
  const { website, phoneNumber, email, lat, lon, status, can, logo, denyReason, deniedReason } = organization;
  const { street = null, houseNumber = null, postcode = null, city = null } = organization.address ?? {};
  return {
    id: check.id,
    name: check.name,
    ...(await loadBesides(page, id, organization.activityTypes)),
    isOnMap: organization.profile?.showOnSocialMap ?? false,
    organizationType: check.organizationType,
    waitingSince: check.waitingSince,
    chamberOfCommerceNumber: check.chamberOfCommerceNumber,
    isInitiative: check.isInitiative,
    applicant: check.applicant,
    alike: check.alike,
    status,
    can,
    website,
    phoneNumber,
    email,
    street,
    houseNumber,
    postcode,
    city,
    lat,
    lon,
    logo: logo?.url ?? null,
    denyReason,
    deniedReason,
    description: organization.description === null ? null : sanitizeHtml(organization.description),
  };
}
export type ShownCheck = Awaited<ReturnType<typeof loadOne>>;

async function loadChecks({ api }: Page) {
  const { items, pagination } = await api.list(organizationCheckCalls.list, {
    page: { size: mostShown },
    fields: { organization_checks: ['name', 'level', 'waitingDays'] },
  });
  return {
    items: items.map(({ id, name, level, waitingDays }) => ({ id, name, level, waitingDays })),
    total: pagination.records,
  };
}
export type QueueItem = Awaited<ReturnType<typeof loadChecks>>['items'][number];

async function loadJoins({ api }: Page) {
  const { items } = await api.list(organizationJoinRequestCalls.list, {
    filter: { status_eq: 'open' },
    page: { size: mostJoins },
  });
  return items.map(
    ({ id, name, email, phoneNumber, jobTitle, message, locale, organizationName, createdAt, can }) => ({
      id,
      name,
      email,
      phoneNumber,
      jobTitle,
      message,
      locale,
      organizationName,
      createdAt,
      can,
    }),
  );
}
export type JoinRequest = Awaited<ReturnType<typeof loadJoins>>[number];

/** Everything the screen shows. The centre sees both; an organisation's people only who asks for a place in theirs. */
export async function loadQueue(page: Page, url: URL) {
  const judges = reachOf('organizations.judge', rolesOf(page)) === 'center';
  if (!judges && reachOf('roles.manage', rolesOf(page)) !== 'organization') throw pageError(403, 'Forbidden');
  const [queue, joins] = await Promise.all([
    judges ? loadChecks(page) : { items: [], total: 0 },
    loadJoins(page),
  ]);
  const asked = url.searchParams.get('id') ?? queue.items[0]?.id ?? null;
  const shown = judges && asked ? await loadOne(page, asked) : null;
  return { judges, queue, joins, shown };
}
export type Queue = Awaited<ReturnType<typeof loadQueue>>;
