/** What a row of a file says of a vacancy, as columns, with what adding or changing it by hand would refuse. It writes nothing. */
import type { Problem } from '#contract/errors.ts';
import { isPrivateHelp, type VacancyCreate } from '#contract/vacancy-fields.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { contactColumns, textColumns } from '../columns.ts';
import { isLastDayPast } from '../policy.ts';
import type { VacancyRow } from '../queries.ts';
import { lackingOf, notOffered, obstacles } from '../transitions.ts';

export type BroughtInput = Omit<VacancyCreate, 'organizationId'>;
export type BroughtColumns = Readonly<Record<string, unknown>>;

export interface Here {
  center: Pick<Center, 'features'>;
  now: Date;
  /** Points by the four digits of a postcode. */
  points: ReadonlyMap<string, { lat: number; lon: number }>;
}

type Columns = { columns: BroughtColumns } | { problems: Problem[] };

/** Where it is; without a postcode there is no point on the map. */
function pointColumns({ postcode }: BroughtInput, { points }: Here) {
  if (postcode === undefined) return {};
  if (postcode === null) return { lat: null, lon: null };
  const point = points.get(postcode.slice(0, 4));
  return point ? { lat: point.lat, lon: point.lon } : null;
}

/** As long as the file names the postcode that is known, it stands where somebody put it; of help to a person nobody puts it anywhere. */
export const keptInPlace = (
  columns: BroughtColumns,
  { postcode, lat, lon, vacancyType }: Pick<VacancyRow, 'postcode' | 'lat' | 'lon' | 'vacancyType'>,
): BroughtColumns => {
  const isPrivate = isPrivateHelp(columns['vacancyType'] ?? vacancyType);
  const standsThere = 'lat' in columns && lat !== null && columns['postcode'] === postcode;
  return !isPrivate && standsThere ? { ...columns, lat, lon } : columns;
};

/** Columns of what is given, absent ones left out; or everything that is wrong with it. */
export function columnsOfRow(input: BroughtInput, here: Here): Columns {
  const problems = input.vacancyType === undefined ? [] : notOffered(here.center, input.vacancyType);
  const point = pointColumns(input, here);
  if (!point) problems.push({ code: 'unknown_place', pointer: '/data/attributes/postcode' });
  try {
    const columns = { ...input, ...contactColumns(input), ...textColumns(input), ...point };
    return problems.length > 0 ? { problems } : { columns };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problems: [...problems, ...error.problems] };
  }
}

/** As one that was added by hand and left empty. */
const emptyVacancy = {
  status: 'draft',
  vacancyType: 'volunteering',
  description: null,
  descriptionEn: null,
  summary: null,
  summaryEn: null,
  titleEn: null,
  categoryIds: [],
  targetGroupIds: [],
  ageGroupIds: [],
  tags: [],
  isRemote: false,
  lat: null,
  lon: null,
  endsOn: null,
  minimumAge: null,
  demandReason: null,
  expiresAt: null,
  pendingChange: null,
};

/** As it would be. */
const withColumns = (
  known: Partial<VacancyRow> | typeof emptyVacancy,
  { expiresAt, ...columns }: BroughtColumns,
): VacancyRow =>
  ({
    ...known,
    ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    ...(expiresAt !== undefined && { expiresAt: typeof expiresAt === 'string' ? new Date(expiresAt) : null }),
  }) as VacancyRow;

/** What keeps a new one from going online at once. */
export const obstaclesOfNew = (
  columns: BroughtColumns,
  organizationApproved: boolean,
  { now, center }: Here,
): Problem[] =>
  obstacles('publish', { ...withColumns(emptyVacancy, columns), organizationApproved }, { now, center });

/** What keeps one that is there already from becoming so. */
export function problemsOfChange(columns: BroughtColumns, current: VacancyRow, { now }: Here): Problem[] {
  const row = withColumns(current, columns);
  const problems: Problem[] = [];
  if (row.startsOn && row.endsOn && row.endsOn < row.startsOn)
    problems.push({ code: 'end_before_start', pointer: '/data/attributes/ends_on' });
  if (row.hoursMin !== null && row.hoursMax !== null && Number(row.hoursMax) < Number(row.hoursMin))
    problems.push({ code: 'hours_reversed', pointer: '/data/attributes/hours_max' });
  if (row.status !== 'published') return problems;
  if (row.expiresAt !== null && row.expiresAt <= now)
    problems.push({ code: 'date_in_past', pointer: '/data/attributes/expires_at' });
  if (isLastDayPast(row, now)) problems.push({ code: 'last_day_past', pointer: '/data/attributes/ends_on' });
  return [...problems, ...lackingOf(row, 'needed_online')];
}
