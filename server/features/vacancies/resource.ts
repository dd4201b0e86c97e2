/** A vacancy as readers get it. Of private help requests, address and names stay hidden from all but those who manage them. */
import { vacancies, vacancyActions } from '#contract/vacancies.ts';
import { isPrivateHelp } from '#contract/vacancy-fields.ts';
import type { VacancyMove } from '#contract/vacancy-moves.ts';
import { scheduleParts } from '#contract/schedule.ts';
import {
  identifier,
  identifiers,
  plainAttributes,
  type AttributesOf,
  type Reader,
  type Resource,
} from '#server/http/resource.ts';
import { accessLevel } from '#server/auth/actor.ts';
import { organizationResource } from '#server/features/organizations/resource.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { listItemsByIds } from '#server/features/reference-lists/queries.ts';
import {
  ageGroupResource,
  categoryResource,
  targetGroupResource,
} from '#server/features/reference-lists/resource.ts';
import { isOpen, mayCheck, mayManage } from './policy.ts';
import type { VacancyRow } from './queries.ts';
import { allowsRenewal, isCheckedAfterwards, isRejected, mayMove } from './transitions.ts';

/** Measured to the middle of a postcode (decision 0040): a tenth of a kilometre would say more than is known. */
const wholeKilometres = (distance: number | null) => (distance === null ? null : Math.round(distance));

function hiddenParts(vacancy: VacancyRow, reader: Reader): Partial<AttributesOf<typeof vacancies>> {
  // Of what a partner shares, its contact and what only its managers see never came here.
  if (vacancy.owner) return {};
  if (mayCheck(reader.actor)) return {};
  if (mayManage(reader.actor, vacancy)) return isCheckedAfterwards(vacancy) ? { submittedAt: null } : {};
  const contact = {
    contactEmail: vacancy.contactEmailVisible ? vacancy.contactEmail : null,
    contactPhone: vacancy.contactPhoneVisible ? vacancy.contactPhone : null,
    contactId: null,
    demandReason: null,
    submittedAt: null,
    returnReason: null,
    isRejected: false,
    pendingChange: null,
  };
  if (!isPrivateHelp(vacancy.vacancyType)) return contact;
  return {
    ...contact,
    street: null,
    houseNumber: null,
    contactPerson: null,
    contactPhone: null,
    contactEmail: null,
    postcode: vacancy.postcode?.slice(0, 4) ?? null,
    distanceKm: wholeKilometres(vacancy.distanceKm ?? null),
  };
}

/** How many people applied is its managers' to know. */
function reactionsTo(vacancy: VacancyRow, { actor }: Reader) {
  const [applicationCount = null, unansweredCount = null] =
    !vacancy.owner && mayManage(actor, vacancy) ? (vacancy.reactions ?? []) : [];
  return { applicationCount, unansweredCount };
}

/** With what a partner shares nothing is done here: one goes to its own site. */
const canNothing = Object.fromEntries(vacancyActions.map((action) => [action, false])) as Record<
  (typeof vacancyActions)[number],
  boolean
>;

function can(vacancy: VacancyRow, { actor, now }: Reader) {
  if (vacancy.owner) return canNothing;
  const manages = mayManage(actor, vacancy);
  const may = (move: VacancyMove) => manages && mayMove(move, vacancy);
  const judges = mayCheck(actor) && vacancy.submittedAt !== null;
  return {
    update: manages,
    publish: may('publish'),
    check: mayCheck(actor),
    approve: judges,
    return: judges,
    reject: judges,
    unpublish: may('unpublish'),
    fill: may('fill'),
    renew: manages && allowsRenewal(vacancy),
    archive: may('archive'),
    restore: may('restore'),
    delete: may('delete'),
    apply: accessLevel(actor, 'applications.create') !== 'none' && isOpen(vacancy, now),
    ask: isOpen(vacancy, now),
  };
}

export const vacancyResource: Resource<VacancyRow, typeof vacancies> = {
  contract: vacancies,
  id: (vacancy) => vacancy.id,
  attributes: (vacancy, reader, wanted) => ({
    ...plainAttributes(vacancies, vacancy, wanted),
    schedule: vacancy.isFlexible ? 'flexible' : scheduleParts(vacancy.scheduleMask),
    positionsLeft: vacancy.positions === null ? null : Math.max(0, vacancy.positions - vacancy.acceptedCount),
    isOpen: isOpen(vacancy, reader.now),
    isRejected: isRejected(vacancy),
    distanceKm: vacancy.distanceKm ?? null,
    sharedBy: vacancy.owner ?? null,
    ...reactionsTo(vacancy, reader),
    ...hiddenParts(vacancy, reader),
  }),
  relationships: (vacancy) => ({
    organization: identifier('organizations', vacancy.organizationId),
    categories: identifiers('categories', vacancy.categoryIds),
    targetGroups: identifiers('target_groups', vacancy.targetGroupIds),
    ageGroups: identifiers('age_groups', vacancy.ageGroupIds),
  }),
  can,
  includes: {
    organization: async (scope, rows, reader) => ({
      resource: organizationResource,
      rows: await organizationsByIds(
        scope,
        reader.actor,
        rows.map((row) => row.organizationId),
      ),
    }),
    categories: async (scope, rows) => ({
      resource: categoryResource,
      rows: await listItemsByIds(
        scope,
        'categories',
        rows.flatMap((row) => row.categoryIds),
      ),
    }),
    targetGroups: async (scope, rows) => ({
      resource: targetGroupResource,
      rows: await listItemsByIds(
        scope,
        'targetGroups',
        rows.flatMap((row) => row.targetGroupIds),
      ),
    }),
    ageGroups: async (scope, rows) => ({
      resource: ageGroupResource,
      rows: await listItemsByIds(
        scope,
        'ageGroups',
        rows.flatMap((row) => row.ageGroupIds),
      ),
    }),
  },
};
