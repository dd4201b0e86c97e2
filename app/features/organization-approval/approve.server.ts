/** The queue of who waits for a yes or no, with the one that is looked at, and people who ask for a place. */
import { logoOf } from '#app/ui/logo-ground.ts';
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { noRights, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { notesOf } from '#app/features/internal-notes/notes.server.ts';
import { historyOf } from '#app/features/organization-admin/admin.server.ts';
import { nameIn } from '#app/features/organizations/activities.server.ts';

/** More than anybody works off at a sitting; the rest comes by itself. */
const mostShown = 50;
const mostJoins = 50;

const shownWith = [
  'organization',
  'organization.address',
  'organization.profile',
  'organization.activities',
  'organization.latestEvents',
  'organization.notes',
] as const;

/** One with its evidence: how it is found on the social map, what staff noted about it and what happened. */
async function loadOne({ api, locale }: Page, id: string) {
  const check = await api.one(organizationCheckCalls.show, { params: { id }, include: shownWith });
  const { organization } = check;
  if (!organization) throw pageError(404, 'Not found');
  const { website, phoneNumber, email, lat, lon, status, can, logo, denyReason, deniedReason } = organization;
  const { street = null, houseNumber = null, postcode = null, city = null } = organization.address ?? {};
  return {
    id: check.id,
    name: check.name,
    activities: organization.activities.map((activity) => nameIn(locale, activity)),
    notes: notesOf(organization),
    events: historyOf(organization),
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
    logo: logoOf(logo),
    denyReason,
    deniedReason,
    description: organization.description === null ? null : sanitizeHtml(organization.description),
  };
}
export type CheckView = Awaited<ReturnType<typeof loadOne>>;

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
  const { items, can } = await api.list(organizationJoinRequestCalls.list, {
    filter: { status_eq: 'open' },
    page: { size: mostJoins },
  });
  const joins = items.map((request) => ({
    id: request.id,
    name: request.name,
    email: request.email,
    phoneNumber: request.phoneNumber,
    jobTitle: request.jobTitle,
    message: request.message,
    locale: request.locale,
    organizationName: request.organizationName,
    createdAt: request.createdAt,
    can: request.can,
  }));
  return { joins, can };
}
export type JoinRequest = Awaited<ReturnType<typeof loadJoins>>['joins'][number];

/** Everything the screen shows. The centre sees both; an organisation's people only who asks for a place in theirs. */
export async function loadQueue(page: Page, url: URL) {
  // Both at once: whoever does not judge is refused the queue, which is told by the other.
  const checks = loadChecks(page);
  checks.catch(() => {});
  const { joins, can } = await loadJoins(page);
  if (!can.answer) throw noRights();
  const judges = can.judge;
  const queue = judges ? await checks : { items: [], total: 0 };
  const requestedId = url.searchParams.get('id') ?? queue.items[0]?.id ?? null;
  const view = judges && requestedId ? await loadOne(page, requestedId) : null;
  return { judges, queue, joins, shown: view };
}
export type Queue = Awaited<ReturnType<typeof loadQueue>>;
