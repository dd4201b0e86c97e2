/** The fields that are chosen between when two organisations become one, each as the columns that belong together. */
import {
  mergeFields,
  type MergeField,
  type OrganizationMergingMeta,
} from '#contract/organization-merging.ts';
import type { OrganizationRow } from '../queries.ts';

type Column = keyof OrganizationRow;

export const columnsOfField: Record<MergeField, readonly Column[]> = {
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
};

/** Columns that hold JSON: the database takes their text. */
const jsonColumns = new Set<Column>(['socialLinks', 'openingHours']);

const isEqual = (one: OrganizationRow, other: OrganizationRow, field: MergeField) =>
  columnsOfField[field].every((column) => JSON.stringify(one[column]) === JSON.stringify(other[column]));

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
