/** What is filled in of an organisation, as columns: its text cleaned, its lists known, its pin near its postcode. */
import type { Problem } from '#contract/errors.ts';
import {
  longestDescription,
  type OrganizationType,
  type OrganizationUpdate,
} from '#contract/organization-fields.ts';
import { inOrderOfWeek } from '#contract/opening-hours.ts';
import { isTooFar } from '#contract/map-point.ts';
import { placeOf, type PlaceRow } from '#server/features/places/queries.ts';
import { unknownListIds } from '#server/features/reference-lists/queries.ts';
import { picturesFor } from '#server/features/uploads/queries.ts';
import { mayKeepFiles } from '#server/features/uploads/policy.ts';
import type { Actor } from '#server/auth/actor.ts';
import { formattedColumn } from '#server/http/formatted-column.ts';
import { refuse, refuseAll } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { OrganizationRow } from './queries.ts';

type Input = Omit<OrganizationUpdate, 'lockVersion'>;
/** What it is now; undefined for a new one. */
type Current = Pick<OrganizationRow, 'id' | 'organizationType' | 'postcode' | 'lat' | 'lon'> | undefined;

interface By {
  actor: Actor;
  current?: Current;
}

async function listProblems(scope: TenantScope, input: Input): Promise<Problem[]> {
  const problems: Problem[] = [];
  const lists = [
    ['nonProfitTypes', 'non_profit_type_id', input.nonProfitTypeId ? [input.nonProfitTypeId] : []],
    ['activityTypes', 'activity_type_ids', input.activityTypeIds ?? []],
  ] as const;
  for (const [list, name, ids] of lists)
    if ((await unknownListIds(scope, list, ids)).length > 0)
      problems.push({ code: 'unknown_record', pointer: `/data/attributes/${name}` });
  return problems;
}

/** Pictures that this organisation may show: one of elsewhere, or of others here, is none. */
async function pictureProblems(scope: TenantScope, input: Input, { actor, current }: By): Promise<Problem[]> {
  const named = [
    ['logo_id', input.logoId],
    ['cover_image_id', input.coverImageId],
  ] as const;
  const found = await picturesFor(
    scope,
    named.flatMap(([, id]) => id ?? []),
    {
      userId: actor.kind === 'user' ? actor.userId : null,
      organizationId: current?.id ?? null,
      isAny: mayKeepFiles(actor),
    },
  );
  return named
    .filter(([, id]) => id && !found.includes(id))
    .map(([name]) => ({ code: 'unknown_record', pointer: `/data/attributes/${name}` }));
}

/** The pin as it was put; else at the postcode; without a postcode there is none. */
async function pointColumns(scope: TenantScope, input: Input, current: Current) {
  const { lat, lon } = input;
  const postcode = input.postcode === undefined ? (current?.postcode ?? null) : input.postcode;
  const isSamePlace = input.postcode === undefined || input.postcode === current?.postcode;
  if (isSamePlace && lat === undefined && lon === undefined) return {};
  const place = postcode === null ? undefined : await placeOf(scope, postcode);
  if (postcode !== null && !place) refuse('unknown_place', { pointer: '/data/attributes/postcode' });
  // A record that is sent back whole with another postcode has moved: its pin is of where it was.
  const isOldPin = !isSamePlace && lat === current?.lat && lon === current?.lon;
  if (typeof lat === 'number' && typeof lon === 'number' && !isOldPin) return pinned({ lat, lon }, place);
  return { lat: place?.lat ?? null, lon: place?.lon ?? null };
}

function pinned(pin: { lat: number; lon: number }, place: PlaceRow | undefined) {
  if (place && isTooFar(pin, place)) refuse('pin_too_far', { pointer: '/data/attributes/lat' });
  return pin;
}

/** Only a non-profit has such a profile: another kind of organisation loses it. */
const profileColumns = (type: OrganizationType) =>
  type === 'NonProfit' ? {} : { nonProfitTypeId: null, showOnSocialMap: false, activityTypeIds: [] };

/** Columns of what is given. Throws 422 with everything that is wrong with it. */
export async function columnsOf(scope: TenantScope, input: Input, by: By) {
  const { current } = by;
  refuseAll([...(await listProblems(scope, input)), ...(await pictureProblems(scope, input, by))]);
  const { lat: _lat, lon: _lon, socialLinks, openingHours, ...plain } = input;
  const type = input.organizationType ?? (current?.organizationType as OrganizationType) ?? 'NonProfit';
  return {
    ...plain,
    ...(input.description !== undefined && {
      description: formattedColumn(input.description, { name: 'description', maximum: longestDescription }),
    }),
    ...(socialLinks && { socialLinks: JSON.stringify(socialLinks) }),
    ...(openingHours && { openingHours: JSON.stringify(inOrderOfWeek(openingHours)) }),
    ...(await pointColumns(scope, input, current)),
    ...profileColumns(type),
  };
}
