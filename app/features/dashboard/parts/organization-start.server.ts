/** How the organisation of whoever is signed in stands, for as long as there is no work to do for it yet. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { Page } from '#app/api/page-context.ts';
import type { Whose } from '#app/features/applications/parts/whose.server.ts';

/** Vacancies in any state, as its own people may read them. */
async function hasVacancy({ api }: Page, organizationId: string): Promise<boolean> {
  const { pagination } = await api.list(vacancyCalls.list, {
    filter: { organizationId_eq: organizationId },
    page: { size: 1 },
    fields: { vacancies: ['title'] },
  });
  return pagination.records > 0;
}

/** The state of the organisation that is worked for, unless it is at work: admitted, with a vacancy. The centre has none. */
export async function organizationStart(page: Page, { filter }: Whose) {
  if (!filter.organizationId_in) return null;
  const organization = await page.api.one(organizationCalls.current);
  if (!organization || !filter.organizationId_in.includes(organization.id)) return null;
  const { id, name, status, createdAt, denyReason, deniedReason, logo, description } = organization;
  if (status === 'approved' && (await hasVacancy(page, id))) return null;
  return {
    id,
    name,
    status,
    createdAt,
    denyReason,
    deniedReason,
    hasLogo: logo !== null,
    hasStory: (description ?? '') !== '',
  };
}
export type OrganizationStart = NonNullable<Awaited<ReturnType<typeof organizationStart>>>;
