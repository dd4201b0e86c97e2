/** Settings: what is wrong is named, all at once, and never with a secret in the sentence. */
import { expect, test } from 'vitest';
import { EnvError, isLoopbackHost, readEnv, settings } from './env.ts';

const production = {
  APP_ENV: 'production',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example:25',
};

/** The sentences of what is wrong; none when it is right. */
function problems(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message.split('\n');
  }
}

test('nothing set is a development server on this machine', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    isProduction: false,
    databaseUrl: null,
    databaseServerUrl: null,
    databaseConnections: 10,
    dataDir: './data',
    host: 'localhost',
    iconServiceUrl: 'https://api.iconify.design',
    logLevel: 'info',
    mailFrom: 'noreply@localhost',
    mapTileUrl: 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/grijs/EPSG:3857/{z}/{x}/{y}.png',
    mapCredit: 'Kadaster, BRT Achtergrondkaart (CC BY 4.0)',
    metricsToken: null,
    port: 3000,
    publicConfiguration: null,
    rateLimitFactor: 1,
    sentryDsn: null,
    smtpUrl: null,
    trustProxy: [],
    isHotReload: false,
  });
  expect(env.secret).toHaveLength(64);
  expect(readEnv({}).secret).toBe(env.secret);
  expect(readEnv({ DATA_DIR: './elsewhere' }).secret).not.toBe(env.secret);
});

test('blank counts as not set', () => {
  const blank = Object.fromEntries(settings.map(({ name }) => [name, '  ']));
  expect(readEnv(blank)).toEqual(readEnv({}));
});

test.each([
  ['APP_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'not an address'],
  ['DATABASE_SERVER_URL', 'http://localhost/x'],
  ['DATABASE_CONNECTIONS', '1'],
  ['DATABASE_CONNECTIONS', '201'],
  ['DATABASE_CONNECTIONS', '2.5'],
  ['DATABASE_CONNECTIONS', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['MAP_TILE_URL', 'tiles.example/{z}/{x}/{y}.png'],
  ['MAP_TILE_URL', 'file:///{z}/{x}/{y}.png'],
  ['MAP_TILE_URL', 'https://tiles.example/{z}/{x}.png'],
  ['MAP_TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['MAP_TILE_URL', 'https://tiles.example/{z}/{z}/{x}/{y}.png'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['RATE_LIMIT_FACTOR', '-1'],
  ['RATE_LIMIT_FACTOR', 'Infinity'],
  ['SECRET', 'too short'],
  ['SENTRY_DSN', 'ftp://x.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['STORAGE_URL', 'https://key:secret@store.example/pictures'],
  ['STORAGE_URL', 's3://store.example/pictures'],
])('%s cannot be %j', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringContaining(`${name} `)]);
});

test.each([
  ['APP_ENV', 'production', 'development'],
  ['LOG_LEVEL', 'silent', 'debug'],
  ['PORT', '0', '65535'],
  ['DATABASE_CONNECTIONS', '2', '200'],
  ['RATE_LIMIT_FACTOR', '0.5', '1000000'],
  ['DATABASE_URL', 'postgres://a@b/c', 'postgresql://a@b/c'],
  ['SMTP_URL', 'smtp://mail.example', 'smtps://user:word@mail.example:465'],
  ['STORAGE_URL', 's3://key:secret@store.example/pictures', 's3+http://key:secret@127.0.0.1:9000/pictures'],
])('%s can be %j and %j', (name, ...values) => {
  for (const value of values) expect(problems({ ...production, [name]: value })).toEqual([]);
});

test('all wrong variables are named at once', () => {
  const found = problems({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x', SECRET: 'x', DATABASE_URL: 'x' });
  for (const name of ['PORT', 'LOG_LEVEL', 'SMTP_URL', 'SECRET', 'DATABASE_URL'])
    expect(found.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
  expect(found).toHaveLength(5);
});

test('production needs a secret and a mail server', () => {
  expect(problems(production)).toEqual([]);
  expect(problems({ APP_ENV: 'production' })).toEqual([
    expect.stringContaining('SECRET is missing'),
    expect.stringContaining('SMTP_URL is missing'),
  ]);
  expect(problems({ ...production, SECRET: '' })).toEqual([expect.stringContaining('SECRET')]);
  expect(problems({ ...production, SMTP_URL: '' })).toEqual([expect.stringContaining('SMTP_URL')]);
});

test('limits can be switched off on loopback only', () => {
  for (const HOST of ['localhost', '127.0.0.1', '::1'])
    expect(readEnv({ HOST, RATE_LIMIT_FACTOR: '0' }).rateLimitFactor).toBe(0);
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1', 'localhost.example'])
    expect(problems({ HOST, RATE_LIMIT_FACTOR: '0' })).toEqual([
      expect.stringContaining('RATE_LIMIT_FACTOR'),
    ]);
  expect(isLoopbackHost('127.0.0.1.example')).toBe(false);
});

test('no sentence repeats a password', () => {
  const found = problems({
    DATABASE_URL: 'mysql://me:hunter22@db/x',
    SMTP_URL: 'imap://me:hunter22@mail',
    SECRET: 'hunter22',
  });
  expect(found).toHaveLength(3);
  expect(found.join()).not.toContain('hunter22');
});

test('proxies are a list by comma', () => {
  expect(readEnv({ TRUST_PROXY: ' 10.0.0.1, ,10.0.0.2 ' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2']);
});

test('the list of settings is in order of the alphabet, whole and without doubles', () => {
  const names = settings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { meaning, fallback } of settings) expect([meaning, fallback]).not.toContain('');
});

test('another map names its host until it is said whose it is, and there may be none', () => {
  const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png?key=x';
  expect(readEnv({ MAP_TILE_URL })).toMatchObject({ mapTileUrl: MAP_TILE_URL, mapCredit: 'tiles.example' });
  expect(readEnv({ MAP_TILE_URL, MAP_CREDIT: 'Us' })).toMatchObject({ mapCredit: 'Us' });
  expect(readEnv({ MAP_TILE_URL: 'none' })).toMatchObject({ mapTileUrl: null, mapCredit: null });
});
