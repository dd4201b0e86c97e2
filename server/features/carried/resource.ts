/**
 * What a record carries along of other nouns, by the path of its call. Apart from the nouns themselves, which need not know who shows
 * them beside what: the list of routes gives it to their calls.
 */
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { secondFactorCalls } from '#contract/calls/second-factors.ts';
import { userCalls } from '#contract/calls/users.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { Resource } from '#server/http/resource.ts';
import type { Route } from '#server/http/route.ts';
import { organizationCheckWithCare, organizationWithCare } from './organizations/resource.ts';
import { securedWithKeys } from './second-factors/resource.ts';
import { userWithHistory } from './users/resource.ts';
import { vacancyWithApplication } from './vacancies/resource.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- resources of different nouns stand side by side here
const carriers: Readonly<Record<string, Resource<any, any>>> = {
  [organizationCalls.show.path]: organizationWithCare,
  [organizationCheckCalls.show.path]: organizationCheckWithCare,
  [secondFactorCalls.show.path]: securedWithKeys,
  [userCalls.show.path]: userWithHistory,
  [vacancyCalls.show.path]: vacancyWithApplication,
};

/** The route with the resource that carries along what its call includes; any other as it is. */
export function carrying(route: Route): Route {
  const resource = route.method === 'GET' ? carriers[route.path] : undefined;
  return resource ? { ...route, resource } : route;
}
