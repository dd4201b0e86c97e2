/** What is filled in, as columns, and what is wrong with it that the contract cannot know. */
import type { CenterSettingsUpdate } from '#contract/center-settings.ts';
import type { Problem } from '#contract/errors.ts';
import { featureFlags, featuresOn, type SwitchableFeature } from '#contract/flags.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import { retention as retentionRules, retentionOf, type Retention } from '#contract/retention.ts';
import { countRemovals } from '#server/features/retention/queries.ts';
import { urlOf } from '#server/features/uploads/queries.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Input = Omit<CenterSettingsUpdate, 'lockVersion'>;

const pointerTo = (name: string) => `/data/attributes/${snakeCase(name)}`;

/** By the field that names a picture: the column with its address. */
const pictureFields = {
  websiteLogoId: 'websiteLogoUrl',
  websiteLogoDarkModeId: 'websiteLogoDarkModeUrl',
  faviconId: 'faviconUrl',
} as const;
type PictureField = keyof typeof pictureFields;

/** Addresses of the pictures that are given. One that another centre has is none, and a document neither. */
export async function pictureColumns({ db, centerId }: TenantScope, input: Input) {
  const given = (Object.keys(pictureFields) as PictureField[]).filter((name) => input[name] !== undefined);
  const ids = given.flatMap((name) => input[name] ?? []);
  const uploads =
    ids.length === 0
      ? []
      : await db
          .selectFrom('uploads')
          .select(['id', 'mime', 'version'])
          .where('volunteerCenterId', '=', centerId)
          .where('id', 'in', ids)
          .where('kind', '=', 'picture')
          // It is not taken away as unused meanwhile.
          .forKeyShare()
          .execute();
  const urlFor = (id: string | null | undefined) => {
    const upload = uploads.find((one) => one.id === id);
    return upload ? urlOf(upload) : null;
  };
  const problems: Problem[] = given
    .filter((name) => input[name] && urlFor(input[name]) === null)
    .map((name) => ({ code: 'unknown_record', pointer: pointerTo(name) }));
  const columns = Object.fromEntries(given.map((name) => [pictureFields[name], urlFor(input[name])]));
  return { problems, columns };
}

interface Marks {
  chamberOfCommerceNumber: string | null;
  rsin: string | null;
  showAnbiLogo: boolean;
  showNovLogo: boolean;
}
/** Which number goes with each mark: the tax office gives the one, the other is for who stands in the trade register. */
const numberOf = { showAnbiLogo: 'rsin', showNovLogo: 'chamberOfCommerceNumber' } as const;

/** A mark without its number, where either of them is given. */
export const markProblems = (next: Marks, given: Partial<Marks>): Problem[] =>
  (Object.keys(numberOf) as (keyof typeof numberOf)[])
    .filter((mark) => given[mark] !== undefined || given[numberOf[mark]] !== undefined)
    .filter((mark) => next[mark] && next[numberOf[mark]] === null)
    .map((mark) => ({ code: 'mark_needs_number', pointer: pointerTo(mark) }));

const available = ({ key, appContext }: Center) => featuresOn(featureFlags(key, appContext));

/** On against the specification. */
export const featureProblems = (center: Center, on: readonly SwitchableFeature[] | undefined): Problem[] =>
  (on ?? []).every((name) => available(center).includes(name))
    ? []
    : [{ code: 'inclusion', pointer: pointerTo('features') }];

/** What the centre can have and does not want. */
export const featuresOff = (center: Center, on: readonly SwitchableFeature[]): string[] =>
  available(center).filter((name) => !on.includes(name));

interface Stored {
  retention: unknown;
}

/** The periods that are given, null for none, and what is given besides. */
export function retentionColumns(input: Input) {
  const names = Object.keys(retentionRules.shape) as (keyof Retention)[];
  const {
    applicationsNotTaken: _a,
    applicationsNotTakenWithConsent: _b,
    inactiveAccounts: _c,
    archivedAccounts: _d,
    auditEvents: _e,
    confirmsRemoval: _yes,
    websiteLogoId: _logo,
    websiteLogoDarkModeId: _dark,
    faviconId: _favicon,
    ...plain
  } = input;
  const given = names.filter((name) => input[name] !== undefined);
  const columns = Object.fromEntries(given.map((name) => [name, input[name]])) as Partial<Retention>;
  return { columns: given.length > 0 ? columns : null, plain };
}

interface Shortening {
  input: Input;
  retention: Partial<Retention> | null;
  now: Date;
}

/** A shorter period than the one of now takes data away: it is done after a yes to how much. */
export async function removalProblems(
  scope: TenantScope,
  current: Stored,
  { input, retention, now }: Shortening,
): Promise<Problem[]> {
  if (!retention || input.confirmsRemoval === true) return [];
  const before = retentionOf(current.retention);
  const isShorter = Object.entries(retention).some(([name, days]) => days < before[name as keyof Retention]);
  if (!isShorter) return [];
  const values = await countRemovals(scope, { ...before, ...retention }, now);
  return [{ code: 'removal_unconfirmed', pointer: pointerTo('confirmsRemoval'), values }];
}
