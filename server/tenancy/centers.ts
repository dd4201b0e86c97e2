/** From host to centre. The public configuration and the hosts in the database are read as one map. */
import type pg from 'pg';
import { featureFlags, type AppContext, type FeatureFlags } from '#contract/flags.ts';
import { locales, type Locale } from '#contract/locales.ts';
import type { PublicConfiguration } from './public-configuration.ts';

export interface Center {
  id: number;
  key: string;
  name: string;
  /** The tenant's app name, else the centre's own name. */
  appName: string;
  configuredAppName: string | null;
  appContext: AppContext | null;
  /** First known host; null for a centre that has none. */
  host: string | null;
  features: FeatureFlags;
  /** Centres with which it agreed to show each other's vacancies; whose are shown where is for the flag of each to say. */
  partnerIds: readonly number[];
  /** Whether admins may move organisations between centres: a flag of the configuration, the same for all. */
  canMoveOrganizations: boolean;
  /** Languages of its site: English only where the flags allow it, and the centre left it on. */
  locales: readonly Locale[];
  /** Its site says so and does nothing else, and its jobs rest. */
  isClosed: boolean;
}

/** The number of no centre: what a request is at while none was opened yet. Nothing is stored there. */
export const nowhere = 0;

export interface CenterDirectory {
  /** The centre of a request: its host; for an unknown host the one that headers ask for; else the default. */
  resolve(host: string | undefined, askedFor?: RequestedCenter): Center;
  isKnownHost(host: string | undefined): boolean;
  /** The known host that is meant: with `www.` before it, or without it. Null for a host that is known, or of which neither is. */
  meantHost(host: string | undefined): string | null;
  byId(id: number): Center | undefined;
  all(): readonly Center[];
  /** Reads the database again. */
  refresh(): Promise<void>;
}

/** What headers of a request say of its centre; each counts where the one before says nothing that is known. */
export interface RequestedCenter {
  /** `volunteer-center-id`. */
  id?: string | undefined;
  /** `tenant`: its key. */
  tenant?: string | undefined;
  /** `app-context`: the first centre of that context. */
  appContext?: string | undefined;
}

/** Where somebody lives who came to the wrong centre. For that person alone: who proved by password or session who they are. */
export const homeMeta = (home: Center | undefined): Record<string, string | null> | undefined =>
  home && { center_id: String(home.id), center_name: home.appName, center_host: home.host };

interface Snapshot {
  byHost: Map<string, Center>;
  byId: Map<number, Center>;
  fallback: Center;
}

/** `Public.localhost.:3000` → `public.localhost`: a dot at the end names the same host. */
export const hostName = (host: string | undefined) =>
  (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

interface CenterRow {
  id: number;
  key: string;
  name: string;
  app_context: AppContext | null;
  /** What the centre switched off itself, and what it was opened without. */
  features_off: readonly string[];
  is_closed: boolean;
}

/** Number and key must both agree: a centre made in the product is never taken for a shipped one. */
const configuredAs = (row: CenterRow, configuration: PublicConfiguration) =>
  configuration.centers.find((one) => one.id === row.id && one.key === row.key);

/** A centre as it is stored, with what the configuration says of it. */
export function centerOf(
  row: CenterRow,
  configuration: PublicConfiguration,
  hosts: readonly string[],
  partnerIds: readonly number[] = [],
): Center {
  const configured = configuredAs(row, configuration);
  const appContext = configured ? configured.appContext : row.app_context;
  const features = featureFlags(row.key, appContext, row.features_off);
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    appName: configured?.appName ?? row.name,
    configuredAppName: configured?.appName ?? null,
    appContext,
    host: hosts[0] === undefined ? null : hostName(hosts[0]),
    features,
    partnerIds,
    canMoveOrganizations: configuration.enableOrganizationsMoving,
    locales: features.i18n ? ['nl', 'en'] : ['nl'],
    isClosed: row.is_closed,
  };
}

/** In place of a centre, so that whoever sets the product up has a screen to do it on. */
const noCenter = (configuration: PublicConfiguration): Center => ({
  ...centerOf(
    {
      id: nowhere,
      key: 'nowhere',
      name: configuration.productName,
      app_context: null,
      features_off: [],
      is_closed: false,
    },
    configuration,
    [],
  ),
  locales,
});

async function readSnapshot(pool: pg.Pool, configuration: PublicConfiguration): Promise<Snapshot> {
  const [rows, hostRows, shareRows] = await Promise.all([
    pool.query<CenterRow>(
      `select c.id, c.key, coalesce(p.name, c.name) as name, c.app_context,
         c.features_off || coalesce(p.features_off, '{}') as features_off, c.closed_at is not null as is_closed
       from volunteer_centers c left join all_center_profiles() p on p.volunteer_center_id = c.id order by c.id`,
    ),
    pool.query<{ host: string; volunteer_center_id: number }>(
      'select host, volunteer_center_id from volunteer_center_hosts order by host',
    ),
    pool.query<{ partner_id: number; volunteer_center_id: number }>('select * from accepted_center_shares()'),
  ]);
  const byHost = new Map<string, Center>();
  const byId = new Map<number, Center>();
  for (const row of rows.rows) {
    const configured = configuredAs(row, configuration)?.hosts ?? [];
    const own = hostRows.rows.filter((one) => one.volunteer_center_id === row.id).map((one) => one.host);
    const partners = shareRows.rows.filter((one) => one.volunteer_center_id === row.id);
    const center = centerOf(
      row,
      configuration,
      [...configured, ...own],
      partners.map((one) => one.partner_id),
    );
    byId.set(row.id, center);
    for (const host of [...configured, ...own]) byHost.set(hostName(host), center);
  }
  const wanted = configuration.centers.find((one) => one.key === configuration.defaultCenter);
  const fallback = byId.get(wanted?.id ?? nowhere) ?? [...byId.values()][0] ?? noCenter(configuration);
  return { byHost, byId, fallback };
}

const www = 'www.';

/** What people type of a host besides what it is called. */
const otherName = (host: string) => (host.startsWith(www) ? host.slice(www.length) : `${www}${host}`);

function meantHostIn({ byHost }: Snapshot, host: string | undefined): string | null {
  const name = hostName(host);
  const other = otherName(name);
  return !byHost.has(name) && byHost.has(other) ? other : null;
}

function askedOf({ byId }: Snapshot, { id, tenant, appContext }: RequestedCenter): Center | undefined {
  const centers = [...byId.values()];
  const byNumber = id !== undefined && /^\d{1,5}$/.test(id) ? byId.get(Number(id)) : undefined;
  return (
    byNumber ??
    centers.find(({ key }) => key === tenant) ??
    (appContext === undefined ? undefined : centers.find((center) => center.appContext === appContext))
  );
}

/** Reads the map once; `refresh` reads it again. */
export async function openCenterDirectory(
  pool: pg.Pool,
  configuration: PublicConfiguration,
): Promise<CenterDirectory> {
  let snapshot = await readSnapshot(pool, configuration);
  let [asked, taken] = [0, 0];
  return {
    resolve(host, askedFor) {
      const cached = snapshot.byHost.get(meantHostIn(snapshot, host) ?? hostName(host));
      if (cached) return cached;
      return (askedFor && askedOf(snapshot, askedFor)) ?? snapshot.fallback;
    },
    isKnownHost: (host) => snapshot.byHost.has(hostName(host)),
    meantHost: (host) => meantHostIn(snapshot, host),
    byId: (id) => snapshot.byId.get(id),
    all: () => [...snapshot.byId.values()],
    async refresh() {
      asked += 1;
      const turn = asked;
      const read = await readSnapshot(pool, configuration);
      // One that was asked earlier and answered later is older.
      if (turn < taken) return;
      taken = turn;
      snapshot = read;
    },
  };
}
