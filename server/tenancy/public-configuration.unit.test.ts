/** The public configuration: a wrong file stops the start with the key that is wrong. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkPublicConfiguration,
  PublicConfigurationError,
  readPublicConfiguration,
} from './public-configuration.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-configuration-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(text: string): Promise<string> {
  const path = join(folder, `${randomUUID()}.json`);
  await writeFile(path, text);
  return path;
}

const north = { id: 1, key: 'noord', appName: null, appContext: null, hosts: ['noord.example'] };
const south = {
  id: 2,
  key: 'zuid',
  appName: 'Zuid',
  appContext: 'gelderland',
  hosts: ['zuid.example', 'localhost:3000'],
};
const good = {
  productName: 'Volunteerly',
  defaultCenter: 'noord',
  centers: [north, south],
  isStagedoos: false,
  allowInactiveUsers: false,
  enableOrganizationsMoving: false,
  hostRedirect: null,
  securityContact: null,
  localeStrategy: 'prefix',
  redirects: [],
  analyticsScriptUrl: 'https://script.example/js',
  analyticsBeaconOrigins: ['https://*.beacon.example'],
};

function withRules(rules: object, hostRedirect: object | null = null) {
  return { ...good, redirects: [rules].flat(), hostRedirect };
}

test('a right one is given back as it is', () => {
  expect(checkPublicConfiguration(good)).toEqual(good);
  const moved = withRules(
    [
      { from: '/oud', to: '/' },
      { from: '/klussen/*', to: '/vacancies/*', status: 301 },
      { from: '/alles/*', to: '/vacancies/search' },
    ],
    { host: 'een.example', path: '/gelderse-handen' },
  );
  expect(checkPublicConfiguration(moved)).toEqual(moved);
});

test.each([
  ['Noord.Example.', 'noord.example'],
  ['súdwest.example:8080', 'xn--sdwest-pya.example:8080'],
  ['su\u0301dwest.example', 'xn--sdwest-pya.example'],
])('a host may be written as people do: %s', (written, host) => {
  const read = checkPublicConfiguration({
    ...good,
    centers: [{ ...north, hosts: [written] }, south],
    hostRedirect: { host: written, path: '/gelderse-handen' },
  });
  expect([read.centers[0]?.hosts, read.hostRedirect?.host]).toEqual([[host], host]);
});

test.each([
  ['productName', { ...good, productName: '' }],
  ['productName', { ...good, productName: undefined }],
  ['defaultCenter', { ...good, defaultCenter: 'west' }],
  ['centers', { ...good, centers: [] }],
  ['centers.0.id', { ...good, centers: [{ ...north, id: 0 }, south] }],
  ['centers.0.id', { ...good, centers: [{ ...north, id: 32_768 }, south] }],
  ['centers.1.id', { ...good, centers: [north, { ...south, id: 1.5 }] }],
  ['centers.1.key', { ...good, centers: [north, { ...south, key: 'Zuid!' }] }],
  ['centers.1.appName', { ...good, centers: [north, { ...south, appName: '' }] }],
  ['centers.1.appContext', { ...good, centers: [north, { ...south, appContext: 'friesland' }] }],
  ['centers.0.hosts.0', { ...good, centers: [{ ...north, hosts: ['noord example'] }, south] }],
  ['centers.0.hosts.0', { ...good, centers: [{ ...north, hosts: ['https://noord.example'] }, south] }],
  ['isStagedoos', { ...good, isStagedoos: 'no' }],
  ['allowInactiveUsers', { ...good, allowInactiveUsers: null }],
  ['enableOrganizationsMoving', { ...good, enableOrganizationsMoving: 1 }],
  ['localeStrategy', { ...good, localeStrategy: 'suffix' }],
  ['localeStrategy', { ...good, localeStrategy: undefined }],
  ['securityContact', { ...good, securityContact: 'iemand@noord.example' }],
  ['securityContact', { ...good, securityContact: 'mailto:a@b.example\nContact: x' }],
  ['hostRedirect.host', { ...good, hostRedirect: { host: 'https://een.example', path: '/een' } }],
  ['hostRedirect.path', { ...good, hostRedirect: { host: 'een.example', path: 'https://evil.example' } }],
  ['hostRedirect.path', withRules({ from: '/een', to: '/b' }, { host: 'een.example', path: '/een' })],
  ['redirects.0.from', withRules({ from: 'oud', to: '/nieuw' })],
  ['redirects.0.from', withRules({ from: '/en/oud', to: '/nieuw' })],
  ['redirects.0.from', withRules({ from: '/o*d', to: '/nieuw' })],
  ['redirects.0.to', withRules({ from: '/oud', to: '//evil.example' })],
  ['redirects.0.to', withRules({ from: '/oud', to: '/\\evil.example' })],
  ['redirects.0.to', withRules({ from: '/oud', to: 'https://evil.example/' })],
  ['redirects.0.to', withRules({ from: '/oud', to: '/nieuw/*' })],
  ['redirects.0.to', withRules({ from: '/oud', to: '/oud' })],
  ['redirects.0.to', withRules({ from: '/oud/*', to: '/oud/nieuw/*' })],
  [
    'redirects.0.to',
    withRules([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ]),
  ],
  [
    'redirects.0.to',
    withRules([
      { from: '/a/*', to: '/b/*' },
      { from: '/b/c', to: '/a/c' },
    ]),
  ],
  [
    'redirects.1.from',
    withRules([
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ]),
  ],
  ['redirects.0.status', withRules({ from: '/oud', to: '/nieuw', status: 200 })],
  ['analyticsScriptUrl', { ...good, analyticsScriptUrl: "https://a.example/js; script-src 'unsafe-inline'" }],
  ['analyticsBeaconOrigins.0', { ...good, analyticsBeaconOrigins: ['*'] }],
])('a wrong %s is named', (key, wrong) => {
  expect(() => checkPublicConfiguration(wrong)).toThrow(PublicConfigurationError);
  expect(() => checkPublicConfiguration(wrong)).toThrow(new RegExp(`\\b${key.replaceAll('.', '\\.')}\\b`));
});

test('a key that nobody reads is named, as it is most likely misspelt', () => {
  expect(() => checkPublicConfiguration({ ...good, allowInactive: true })).toThrow(/allowInactive/);
  expect(() => checkPublicConfiguration({ ...good, centers: [{ ...north, host: 'x' }, south] })).toThrow(
    /centers\.0.*host/,
  );
});

test.each([
  ['id', { ...south, id: 1 }, '1'],
  ['key', { ...south, key: 'noord' }, 'noord'],
  ['host', { ...south, hosts: ['noord.example'] }, 'noord.example'],
])('two centres with one %s are refused', (_name, second, value) => {
  expect(() => checkPublicConfiguration({ ...good, centers: [north, second] })).toThrow(
    `centers[1]: '${value}' belongs to noord already.`,
  );
});

test('the shipped file is right, and the override switches moving on', async () => {
  expect((await readPublicConfiguration(null)).enableOrganizationsMoving).toBe(false);
  const over = fileURLToPath(new URL('../../config/public.override.json', import.meta.url));
  expect((await readPublicConfiguration(over)).enableOrganizationsMoving).toBe(true);
});

test('an override is laid over the shipped file key by key, and checked as a whole', async () => {
  const named = await readPublicConfiguration(await fileWith('{"productName": "Samen"}'));
  expect(named).toEqual({ ...(await readPublicConfiguration(null)), productName: 'Samen' });
  await expect(readPublicConfiguration(await fileWith('{"defaultCenter": "nergens"}'))).rejects.toThrow(
    /defaultCenter/,
  );
});

test('a file that is missing or no JSON is named', async () => {
  const broken = await fileWith('{"productName": ');
  await expect(readPublicConfiguration(broken)).rejects.toThrow(PublicConfigurationError);
  await expect(readPublicConfiguration(broken)).rejects.toThrow(broken);
  const missing = join(folder, 'none.json');
  await expect(readPublicConfiguration(missing)).rejects.toThrow(missing);
});
