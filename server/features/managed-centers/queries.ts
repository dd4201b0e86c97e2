/** Centres with what admins change of them. They are few, so they are read as a whole. */
import { sql } from 'kysely';
import type { AppContext, SwitchableFeature } from '#contract/flags.ts';
import {
  mostKeepers,
  type CenterExport,
  type CenterKeeper,
  type CenterState,
} from '#contract/managed-centers.ts';
import { textHasWords } from '#server/http/list-words.ts';
import type { Services } from '#server/http/services.ts';
import { centerOf, type Center } from '#server/tenancy/centers.ts';
import { shownHost } from '#server/tenancy/shown-host.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

interface StoredCenter {
  id: string;
  centerId: number;
  key: string;
  name: string;
  nameEn: string | null;
  storedContext: AppContext | null;
  featuresOff: SwitchableFeature[];
  hosts: string[];
  closedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  lockVersion: number;
}

export interface ManagedCenterRow extends StoredCenter {
  state: CenterState;
  /** As requests to its site find it. */
  center: Center;
  configuredHosts: readonly string[];
  vacancies: number | null;
  people: number | null;
  keepers: CenterKeeper[] | null;
  export: CenterExport | null;
}

type Reading = { scope: TenantScope; services: Pick<Services, 'configuration'> };

/** With what the configuration says of it. */
function managed({ configuration }: Reading['services'], row: StoredCenter): ManagedCenterRow {
  const { centerId: id, key, name, storedContext, featuresOff, closedAt } = row;
  const stored = {
    id,
    key,
    name,
    app_context: storedContext,
    features_off: featuresOff,
    is_closed: closedAt !== null,
  };
  const configured = configuration.centers.find((one) => one.id === id && one.key === key)?.hosts ?? [];
  return {
    ...row,
    state: closedAt === null ? 'open' : 'closed',
    center: centerOf(stored, configuration, [...configured, ...row.hosts]),
    configuredHosts: configured,
    vacancies: null,
    people: null,
    keepers: null,
    export: null,
  };
}

/** All of them, by name; or the one with this id, held until the transaction ends where it is to be changed. */
async function readCenters(
  { scope, services }: Reading,
  id: string | null = null,
  isHeld = false,
): Promise<ManagedCenterRow[]> {
  const { rows } = await sql<StoredCenter>`
    select c.public_id as id, c.id as center_id, c.key, coalesce(p.name, c.name) as name, p.name_en,
      c.app_context as stored_context, c.features_off, c.closed_at, c.created_at, c.updated_at, c.lock_version,
      array(select h.host from volunteer_center_hosts h where h.volunteer_center_id = c.id order by h.host) as hosts
    from volunteer_centers c left join all_center_profiles() p on p.volunteer_center_id = c.id
    where ${id}::uuid is null or c.public_id = ${id}::uuid
    order by lower(coalesce(p.name, c.name)), c.id ${isHeld ? sql`for update of c` : sql``}`.execute(
    scope.db,
  );
  return rows.map((row) => managed(services, row));
}

export const allCenters = (reading: Reading): Promise<ManagedCenterRow[]> => readCenters(reading);

/** By the id that calls name it by. */
export const findCenter = async (reading: Reading, id: string): Promise<ManagedCenterRow | undefined> =>
  (await readCenters(reading, id))[0];

/** The same, held. */
export const holdCenter = async (reading: Reading, id: string): Promise<ManagedCenterRow | undefined> =>
  (await readCenters(reading, id, true))[0];

/** Those that the words are found in. */
export function centersWith(
  rows: readonly ManagedCenterRow[],
  words: string | undefined,
): ManagedCenterRow[] {
  return rows.filter(({ name, nameEn, key, hosts, configuredHosts }) => {
    const all = [...hosts, ...configuredHosts];
    return textHasWords([name, nameEn ?? '', key, ...all, ...all.map(shownHost)].join(' '), words);
  });
}

/** What goes on in the centre of the scope, and who runs it. */
export async function insideOf(
  there: TenantScope,
): Promise<{ vacancies: number; people: number; keepers: CenterKeeper[] }> {
  const { rows } = await sql<{ vacancies: number; people: number }>`
    select (select count(*) from vacancies where volunteer_center_id = ${there.centerId} and status = 'published')::int as vacancies,
      (select count(*) from users where volunteer_center_id = ${there.centerId} and status = 'active')::int as people`.execute(
    there.db,
  );
  return { ...(rows[0] ?? { vacancies: 0, people: 0 }), keepers: await keepersOf(there) };
}

async function keepersOf({ db, centerId }: TenantScope): Promise<CenterKeeper[]> {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.status', 'u.invitedAt'])
    .where('u.volunteerCenterId', '=', centerId)
    .where('u.status', 'in', ['active', 'invited'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('userRoles as r')
          .select('r.id')
          .where('r.volunteerCenterId', '=', centerId)
          .whereRef('r.userId', '=', 'u.id')
          .where('r.role', '=', 'center_superuser'),
      ),
    )
    .orderBy('u.createdAt')
    .orderBy('u.id')
    .limit(mostKeepers)
    .execute();
  return rows.map(({ invitedAt, status, ...row }) => ({
    ...row,
    status: status === 'invited' ? 'invited' : 'active',
    invitedAt: invitedAt && invitedAt.toISOString(),
  }));
}
