/**
 * What a record carries along of other nouns: whatever call answers it, or one by itself by the path of that call. Apart from the nouns themselves, which need not know who shows
 * them beside what: the list of routes gives it to their calls.
 */
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { userCalls } from '#contract/calls/users.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { Resource } from '#server/http/resource.ts';
import type { Route } from '#server/http/route.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import { userResource } from '#server/features/users/resource.ts';
import { submissionWithNotes } from './form-submissions/resource.ts';
import {
  organizationCheckWithCare,
  organizationWithCare,
  organizationWithVacancies,
} from './organizations/resource.ts';
import { securedWithKeys } from './second-factors/resource.ts';
import { userWithHistory, userWithOrganizations } from './users/resource.ts';
import { vacancyWithApplication } from './vacancies/resource.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- resources of different nouns stand side by side here
type AnyResource = Resource<any, any>;
const related = new Map<AnyResource, AnyResource>([
  [organizationResource, organizationWithVacancies],
  [userResource, userWithOrganizations],
]);
const carriers: Readonly<Record<string, AnyResource>> = {
  [formSubmissionCalls.show.path]: submissionWithNotes,
  [organizationCalls.show.path]: organizationWithCare,
  [organizationCheckCalls.show.path]: organizationCheckWithCare,
  [secondFactorCalls.show.path]: securedWithKeys,
  [userCalls.show.path]: userWithHistory,
  [vacancyCalls.show.path]: vacancyWithApplication,
};

/** The route with the resource that carries along what its call includes; any other as it is. */
export function carrying(route: Route): Route {
  const ofPath = route.method === 'GET' ? carriers[route.path] : undefined;
  const resource = ofPath ?? related.get(route.resource);
  return resource ? { ...route, resource } : route;
}
