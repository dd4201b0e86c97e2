/** The only reader of process.env: every setting with its meaning, its default and its check. */
import { createHash } from 'node:crypto';
import { creditOf, isTileAddress, usualMap } from './map-setting.ts';
import { SettingReader, type SettingSource } from './setting-reader.ts';
import { readS3Place, type S3Place } from './storage/s3-place.ts';

/** One row of the README's table, which a test compares with this list. */
interface Setting {
  name: string;
  meaning: string;
  fallback: string;
}

export const settings: readonly Setting[] = [
  { name: 'APP_ENV', meaning: '`development` or `production`', fallback: '`development`' },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL 15 to 18, as the owner of the tables',
    fallback: 'the embedded PostgreSQL',
  },
  {
    name: 'DATABASE_SERVER_URL',
    meaning:
      'The same database as a login in the role `volunteerly_server`, when the owner may not create roles',
    fallback: 'made from `DATABASE_URL` and `SECRET`',
  },
  { name: 'DATABASE_CONNECTIONS', meaning: 'Connections of this process, 2 to 200', fallback: '`10`' },
  {
    name: 'DATA_DIR',
    meaning: "Folder of the embedded PostgreSQL, of the files that people send and of the map's tiles",
    fallback: '`./data`',
  },
  { name: 'HOST', meaning: 'Address to listen on', fallback: '`localhost`' },
  {
    name: 'ICON_SERVICE_URL',
    meaning: 'Service in the format of Iconify for icons that are not shipped, or `none`',
    fallback: '`https://api.iconify.design`',
  },
  { name: 'LOG_LEVEL', meaning: '`debug`, `info`, `warn`, `error` or `silent`', fallback: '`info`' },
  { name: 'MAIL_FROM', meaning: 'Address that mails leave from', fallback: '`noreply@localhost`' },
  {
    name: 'MAP_CREDIT',
    meaning: 'Whose map `MAP_TILE_URL` is, as shown on it',
    fallback: 'that of PDOK, else the host of `MAP_TILE_URL`',
  },
  {
    name: 'MAP_TILE_URL',
    meaning: 'Picture tiles under the map, `https://…/{z}/{x}/{y}.png`, fetched by this server, or `none`',
    fallback: 'the grey BRT Achtergrondkaart of PDOK',
  },
  {
    name: 'METRICS_TOKEN',
    meaning: 'Bearer token for `/metrics` from other than loopback',
    fallback: 'none: loopback only',
  },
  { name: 'PORT', meaning: 'Port to listen on', fallback: '`3000`' },
  { name: 'PUBLIC_CONFIGURATION', meaning: 'JSON file laid over `config/public.json`', fallback: 'none' },
  {
    name: 'RATE_LIMIT_FACTOR',
    meaning: 'Larger allows more; 0 switches off, on loopback only',
    fallback: '`1`',
  },
  {
    name: 'SECRET',
    meaning: 'At least 32 characters; signs challenges and derives keys',
    fallback: 'development only: made from `DATA_DIR`',
  },
  { name: 'SENTRY_DSN', meaning: 'Where errors are reported', fallback: 'none: log only' },
  {
    name: 'SMTP_URL',
    meaning: '`smtp://user:password@host:port`',
    fallback: 'development: mails are kept at `/dev/mail`',
  },
  {
    name: 'STORAGE_URL',
    meaning:
      'Object store for the files that people send, `s3://KEY:SECRET@HOST/BUCKET?region=…`, or `s3+http://…` without TLS',
    fallback: 'a folder in `DATA_DIR`',
  },
  {
    name: 'TRUST_PROXY',
    meaning: 'Addresses of proxies whose `X-Forwarded-*` counts, by comma',
    fallback: 'none',
  },
];

export interface Env {
  isProduction: boolean;
  databaseUrl: string | null;
  databaseServerUrl: string | null;
  databaseConnections: number;
  dataDir: string;
  host: string;
  iconServiceUrl: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  mailFrom: string;
  mapCredit: string | null;
  mapTileUrl: string | null;
  metricsToken: string | null;
  port: number;
  publicConfiguration: string | null;
  rateLimitFactor: number;
  secret: string;
  sentryDsn: string | null;
  smtpUrl: string | null;
  /** The object store for files; null for the folder. */
  storage: S3Place | null;
  trustProxy: string[];
  /** What people type may lead to this machine itself: in tests alone, so no setting switches it on. */
  reachesLoopback: boolean;
  /** Vite builds on the fly with hot reload (npm run dev). */
  isHotReload: boolean;
}

/** Raised once with every wrong variable named. */
export class EnvError extends Error {}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopbackHost = (host: string) => loopbackHosts.has(host);

/** The map under the pins, and whose it is. */
function mapOf(read: SettingReader): Pick<Env, 'mapCredit' | 'mapTileUrl'> {
  const mapTileUrl = read.service('MAP_TILE_URL', usualMap.url);
  if (mapTileUrl !== null && !isTileAddress(mapTileUrl))
    read.problems.push('MAP_TILE_URL must hold {z}, {x} and {y}, each once and nothing else in braces.');
  return { mapTileUrl, mapCredit: mapTileUrl && (read.text('MAP_CREDIT') ?? creditOf(mapTileUrl)) };
}

/** What no setting of the README switches on. */
const ofDevelopers = (read: SettingReader): Pick<Env, 'isHotReload' | 'reachesLoopback'> => ({
  isHotReload: read.text('VOLUNTEERLY_DEV') === '1',
  reachesLoopback: false,
});

/** Where files stand. The value is not repeated: it holds a secret. */
function storageOf(read: SettingReader): S3Place | null {
  const setting = read.address('STORAGE_URL', ['s3:', 's3+http:']);
  const place = setting === null ? null : readS3Place(setting);
  if (setting !== null && !place)
    read.problems.push('STORAGE_URL must name a key, a secret, a host and one bucket.');
  return place;
}

function secretOf(read: SettingReader, isProduction: boolean, dataDir: string): string {
  const setting = read.text('SECRET');
  if (setting !== null && setting.length < 32) read.problems.push('SECRET must have at least 32 characters.');
  if (setting === null && isProduction)
    read.problems.push('SECRET is missing: in production it must be set (at least 32 characters).');
  // Stable per folder, so that a developer stays signed in over a restart; never used in production.
  return setting ?? createHash('sha256').update(`development ${dataDir}`).digest('hex');
}

/** Reads and checks all settings. Throws one EnvError that names every variable that is wrong. */
export function readEnv(source: SettingSource = process.env): Env {
  const read = new SettingReader(source);
  const isProduction = read.word('APP_ENV', ['development', 'production'], 'development') === 'production';
  const dataDir = read.text('DATA_DIR') ?? './data';
  const host = read.text('HOST') ?? 'localhost';
  const env: Env = {
    isProduction,
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseServerUrl: read.address('DATABASE_SERVER_URL', ['postgres:', 'postgresql:']),
    databaseConnections: read.number('DATABASE_CONNECTIONS', 10, 2, 200),
    dataDir,
    host,
    iconServiceUrl: read.service('ICON_SERVICE_URL', 'https://api.iconify.design'),
    logLevel: read.word('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    mailFrom: read.text('MAIL_FROM') ?? 'noreply@localhost',
    ...mapOf(read),
    metricsToken: read.text('METRICS_TOKEN'),
    port: read.number('PORT', 3000, 0, 65_535),
    publicConfiguration: read.text('PUBLIC_CONFIGURATION'),
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, 0, 1_000_000, false),
    secret: secretOf(read, isProduction, dataDir),
    sentryDsn: read.address('SENTRY_DSN', ['https:', 'http:']),
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    storage: storageOf(read),
    trustProxy: (read.text('TRUST_PROXY') ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    ...ofDevelopers(read),
  };
  if (env.rateLimitFactor === 0 && !isLoopbackHost(host)) {
    read.problems.push(
      'RATE_LIMIT_FACTOR 0 switches the limits off and is refused when HOST is not loopback.',
    );
  }
  if (isProduction && env.smtpUrl === null)
    read.problems.push('SMTP_URL is missing: in production mails must be sent.');
  if (read.problems.length > 0) throw new EnvError(read.problems.join('\n'));
  return env;
}
