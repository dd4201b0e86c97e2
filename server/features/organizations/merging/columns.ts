/** The fields that are chosen between when two organisations become one, each as the columns that belong together. */
import {
  mergeFields,
  type MergeField,
  type OrganizationMergingMeta,
} from '#contract/organization-merging.ts';
import type { Selectable } from 'kysely';
import type { Organizations } from '#server/db/types.ts';
import type { OrganizationRow } from '../queries.ts';

type Column = keyof OrganizationRow;

export const columnsOfField = {
  name: ['name'],
  organization_type: ['organizationType'],
  chamber_of_commerce_number: ['chamberOfCommerceNumber', 'isInitiative'],
  rsin: ['rsin'],
  description: ['description'],
  address: ['street', 'houseNumber', 'postcode', 'city', 'lat', 'lon'],
  email: ['email', 'emailVisible'],
  phone_number: ['phoneNumber', 'phoneNumberVisible'],
  website: ['website'],
  social_links: ['socialLinks'],
  opening_hours: ['openingHours'],
  opening_note: ['openingNote'],
  logo: ['logoId'],
  cover_image: ['coverImageId'],
  non_profit_type: ['nonProfitTypeId'],
  activity_types: ['activityTypeIds'],
  show_on_social_map: ['showOnSocialMap'],
} as const satisfies Record<MergeField, readonly Column[]>;
type Chosen = (typeof columnsOfField)[MergeField][number];

/** The other columns, each with the reason why nobody chooses between them. One that stands in neither list does not compile. */
export const columnsThatStay: Record<Exclude<keyof Selectable<Organizations>, Chosen>, string> = {
  id: 'its own',
  volunteerCenterId: 'both are of one centre',
  coreName: 'the database makes it of the name',
  orderName: 'the database makes it of the name',
  status: 'its own; the other’s may not be better (commands.ts)',
  approvedAt: 'goes with the status',
  submittedAt: 'goes with the status',
  deniedReason: 'goes with the status',
  denyReason: 'goes with the status',
  archivedAt: 'goes with the status',
  deletedAt: 'goes with the status',
  mergedIntoId: 'nothing has swallowed it',
  registeredById: 'who signed this one up',
  sector: 'of the demo content only',
  usualAnswerDays: 'measured again of all applications',
  createdAt: 'it began then',
  updatedAt: 'the moment of merging',
  lockVersion: 'counts the changes',
};

/** Columns that hold JSON: the database takes their text. */
const jsonColumns = new Set<Column>(['socialLinks', 'openingHours']);

const isEqual = (one: OrganizationRow, other: OrganizationRow, field: MergeField) =>
  (columnsOfField[field] as readonly Column[]).every(
    (column) => JSON.stringify(one[column]) === JSON.stringify(other[column]),
  );

/** Every field of the two: whether both have the same in it, and whether the other's is taken over. */
export const comparedFields = (
  stays: OrganizationRow,
  goes: OrganizationRow,
  taken: readonly MergeField[],
): OrganizationMergingMeta['fields'] =>
  mergeFields.map((field) => ({
    field,
    isEqual: isEqual(stays, goes, field),
    isTaken: taken.includes(field),
  }));

/** What the one that stays takes over. Only a non-profit has a profile: another kind of organisation has none of it. */
export function takenColumns(goes: OrganizationRow, taken: readonly MergeField[], type: string) {
  const columns = taken
    .flatMap((field) => columnsOfField[field])
    .map((column) => [column, jsonColumns.has(column) ? JSON.stringify(goes[column]) : goes[column]]);
  return {
    ...(Object.fromEntries(columns) as Partial<OrganizationRow>),
    ...(type !== 'NonProfit' && { nonProfitTypeId: null, showOnSocialMap: false, activityTypeIds: [] }),
  };
}
