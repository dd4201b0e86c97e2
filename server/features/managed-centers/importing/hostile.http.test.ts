/** Files of a centre that somebody changed, or that never were one: each is refused with its reason, and nothing of it stays. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packCenter } from '#server/features/managed-centers/exporting/archive.ts';
import { uploadPicture } from '#tests/support/busy-organization.ts';
import {
  emptyInstallation,
  rowCounts,
  storedFiles,
  type Installation,
} from '#tests/support/installations.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { manifestName, type Manifest } from '../archive/manifest.ts';
import { importCenter } from './commands.ts';

type Parts = Record<string, Uint8Array>;
type Row = Record<string, unknown>;

let server: TestServer;
let other: Installation;
let whole: Buffer;
let before: unknown;

beforeAll(async () => {
  server = await testServer();
  other = await emptyInstallation();
  await other.owner.query("insert into volunteer_centers (id, key, name) values (7, 'elders', 'Elders')");
  await other.owner.query(
    "insert into volunteer_center_hosts (host, volunteer_center_id) values ('elders.example', 7)",
  );
  const { build } = server;
  const logo = await uploadPicture(server);
  const { id } = await build.organization({ logo_id: logo });
  await build.vacancy({ organization_id: id });
  await build.user({ roles: ['center_superuser'] });
  await build.sql(
    first.id,
    `insert into email_deliveries (volunteer_center_id, id, recipient, template, locale, subject, body_text, body_html, status)
     values (1, gen_random_uuid(), 'a@b.example', 'data_download_ready', 'nl', 'Hoi', 'Hoi', 'Hoi', 'sent')`,
  );
  const path = join(other.dataDir, 'whole.zip');
  await packCenter(server.running.services, first.id, path);
  whole = readFileSync(path);
  before = await everything();
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const everything = async () => [await rowCounts(other.owner), storedFiles(other)];

const manifestOf = (parts: Parts) =>
  JSON.parse(strFromU8(parts[manifestName] ?? new Uint8Array())) as Manifest;
const withManifest = (parts: Parts, change: (manifest: Manifest) => unknown): Parts => {
  const manifest = manifestOf(parts);
  change(manifest);
  return { ...parts, [manifestName]: strToU8(JSON.stringify(manifest)) };
};

/** A part changed, and the list made to agree: somebody who means ill does that too. */
function withPart(parts: Parts, name: string, bytes: Uint8Array, rows?: number): Parts {
  return withManifest({ ...parts, [name]: bytes }, ({ tables, files }) => {
    const listed = [
      ...tables.map((one) => ({ one, at: `tables/${one.name}.jsonl` })),
      ...files.map((one) => ({ one, at: `files/${one.name}` })),
    ].find(({ at }) => at === name)?.one;
    if (!listed) throw new Error(`There is no part ${name}.`);
    Object.assign(listed, {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ...(rows !== undefined && { rows }),
    });
  });
}

const linesOf = (parts: Parts, table: string) =>
  strFromU8(parts[`tables/${table}.jsonl`] ?? new Uint8Array())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const withRows = (parts: Parts, table: string, change: (rows: Row[]) => Row[]): Parts => {
  const rows = change(linesOf(parts, table));
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return withPart(parts, `tables/${table}.jsonl`, strToU8(text), rows.length);
};
const without = (row: Row | undefined, name: string): Row =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => column !== name));
const withFirst = (parts: Parts, table: string, over: Row) =>
  withRows(parts, table, ([row, ...rest]) => [{ ...row, ...over }, ...rest]);

let made = 0;
async function bring(bytes: Uint8Array, hosts: readonly string[] = ['mee.example']) {
  const path = join(other.dataDir, `try-${(made += 1)}.zip`);
  writeFileSync(path, bytes);
  return importCenter(other.services, { path, hosts, actor: null });
}

const refusal = (bytes: Uint8Array, hosts?: readonly string[]) =>
  bring(bytes, hosts).then(
    () => 'it came',
    (error: { problems?: { code: string }[]; message: string }) => error.problems?.[0]?.code ?? error.message,
  );

const fileIn = (parts: Parts) => Object.keys(parts).find((name) => name.startsWith('files/')) ?? '';
const uuid = '00000000-0000-7000-8000-000000000009';

const changed: Record<string, [code: string, change: (parts: Parts) => Zippable]> = {
  'a name that leads out of the folder': [
    'no_center_archive',
    (parts) => ({ ...parts, '../../etc/x': strToU8('x') }),
  ],
  'a name from the root': ['no_center_archive', (parts) => ({ ...parts, '/etc/x': strToU8('x') })],
  'a name with a backslash': ['no_center_archive', (parts) => ({ ...parts, 'files\\..\\x': strToU8('x') })],
  'a link to another file': [
    'damaged_archive',
    (parts) => ({ ...parts, [fileIn(parts)]: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }),
  ],
  'a part that the list does not name': [
    'damaged_archive',
    (parts) => ({ ...parts, 'tables/x.jsonl': strToU8('') }),
  ],
  'a part that is missing': [
    'damaged_archive',
    (parts) =>
      Object.fromEntries(Object.entries(parts).filter(([name]) => name !== 'tables/vacancies.jsonl')),
  ],
  'no list': [
    'no_center_archive',
    (parts) => Object.fromEntries(Object.entries(parts).filter(([name]) => name !== manifestName)),
  ],
  'a list that is no JSON': ['no_center_archive', (parts) => ({ ...parts, [manifestName]: strToU8('{') })],
  'a list of another layout': [
    'no_center_archive',
    (parts) => withManifest(parts, (manifest) => Object.assign(manifest, { formatVersion: 2 })),
  ],
  'another last migration': [
    'other_archive_version',
    (parts) => withManifest(parts, (manifest) => Object.assign(manifest, { migration: '0001_x.sql' })),
  ],
  'another hash': [
    'damaged_archive',
    (parts) =>
      withManifest(parts, ({ tables }) => Object.assign(tables.at(-1) ?? {}, { sha256: '0'.repeat(64) })),
  ],
  'a file with another hash': [
    'damaged_archive',
    (parts) => withManifest(parts, ({ files }) => Object.assign(files[0] ?? {}, { sha256: '0'.repeat(64) })),
  ],
  'another size': [
    'damaged_archive',
    (parts) => withManifest(parts, ({ tables }) => Object.assign(tables[0] ?? {}, { bytes: 1 })),
  ],
  'another count': [
    'damaged_archive',
    (parts) => withManifest(parts, ({ tables }) => Object.assign(tables[0] ?? {}, { rows: 99 })),
  ],
  'a table named twice': [
    'damaged_archive',
    (parts) => withManifest(parts, ({ tables }) => tables[0] && tables.push(tables[0])),
  ],
  'a table that does not travel': [
    'damaged_archive',
    (parts) =>
      withPart(
        withManifest(parts, ({ tables }) =>
          tables.push({ name: 'sessions', rows: 0, bytes: 0, sha256: '0'.repeat(64) }),
        ),
        'tables/sessions.jsonl',
        new Uint8Array(),
        0,
      ),
  ],
  'a row of another centre': [
    'archive_of_others',
    (parts) => withFirst(parts, 'organizations', { volunteer_center_id: 7 }),
  ],
  'a row of no centre': [
    'archive_of_others',
    (parts) => withFirst(parts, 'organizations', { volunteer_center_id: null }),
  ],
  'a column that there is not': ['archive_columns', (parts) => withFirst(parts, 'users', { is_boss: true })],
  'a column less': [
    'archive_columns',
    (parts) => withRows(parts, 'users', ([row, ...rest]) => [without(row, 'email'), ...rest]),
  ],
  'a row that is no row': [
    'damaged_archive',
    (parts) => withPart(parts, 'tables/users.jsonl', strToU8('[]\n'), 1),
  ],
  'a line that does not end': [
    'damaged_archive',
    (parts) => withPart(parts, 'tables/users.jsonl', strToU8('{'), 1),
  ],
  'an admin': ['archive_not_allowed', (parts) => withFirst(parts, 'user_roles', { role: 'admin' })],
  'a mail that would leave': [
    'archive_not_allowed',
    (parts) => withFirst(parts, 'email_deliveries', { status: 'queued' }),
  ],
  'a role of nobody': ['unfit_archive', (parts) => withFirst(parts, 'user_roles', { user_id: uuid })],
  'a state that there is not': [
    'unfit_archive',
    (parts) => withFirst(parts, 'vacancies', { status: 'onzin' }),
  ],
  'a moment that is none': [
    'unfit_archive',
    (parts) => withFirst(parts, 'users', { created_at: 'gisteren' }),
  ],
  'the same row twice': [
    'unfit_archive',
    (parts) => withRows(parts, 'organizations', (rows) => [...rows, ...rows.slice(0, 1)]),
  ],
  'two centres': [
    'unfit_archive',
    (parts) => withRows(parts, 'volunteer_centers', (rows) => [...rows, { ...rows[0], key: 'nog-een' }]),
  ],
  'a centre with another key than the list says': [
    'damaged_archive',
    (parts) => withFirst(parts, 'volunteer_centers', { key: 'anders' }),
  ],
  'a file that leads elsewhere': [
    'damaged_archive',
    (parts) => withFirst(parts, 'uploads', { storage_key: '7/../../elders.png' }),
  ],
  'a file of another centre': [
    'damaged_archive',
    (parts) => withFirst(parts, 'uploads', { storage_key: '7/x.png' }),
  ],
  'a key that is taken': [
    'center_is_known',
    (parts) =>
      withManifest(withFirst(parts, 'volunteer_centers', { key: 'elders' }), ({ center }) =>
        Object.assign(center, { key: 'elders' }),
      ),
  ],
  'what unpacks to a thousand times its size': [
    'swollen_archive',
    (parts) => withPart(parts, 'tables/users.jsonl', new Uint8Array(80_000_000), 1),
  ],
};

describe('refused, and nothing of it stays', () => {
  test.each(Object.entries(changed))('%s', async (_name, [code, change]) => {
    expect(await refusal(zipSync(change(unzipSync(whole))))).toBe(code);
    expect(await everything()).toEqual(before);
  });

  test('a host that another centre has', async () => {
    expect(await refusal(whole, ['nieuw.example', 'elders.example'])).toBe('host_taken');
    expect(await everything()).toEqual(before);
  });

  test('what is no zip, and one that breaks off', async () => {
    expect(await refusal(strToU8('Beste beheerder,'))).toBe('no_center_archive');
    expect(await refusal(new Uint8Array())).toBe('no_center_archive');
    expect(await refusal(whole.subarray(0, whole.length - 40))).toBe('no_center_archive');
    expect(await everything()).toEqual(before);
  });

  test('a part whose bytes were changed on the way', async () => {
    const broken = Buffer.from(whole);
    broken.fill(0xff, 60, 90);
    expect(await refusal(broken)).toMatch(/^(damaged|no_center)_archive$/);
    expect(await everything()).toEqual(before);
  });

  test('a disk that is full', async () => {
    const { put } = other.services.storage;
    other.services.storage.put = async () => {
      throw new Error('The disk is full.');
    };
    expect(await refusal(whole)).toBe('The disk is full.');
    other.services.storage.put = put;
    expect(await everything()).toEqual(before);
  });
});

test('markup that would do something is cleaned, as it would have been when it was written', async () => {
  const html = '<p onclick="x()">Hoi<script>x()</script></p>';
  const parts = withFirst(unzipSync(whole), 'vacancies', {
    description: html,
    pending_change: { description: html, title: 'Nieuw' },
  });
  const { centerId } = await bring(zipSync(parts));
  await other.owner.query("select set_config('app.center', $1, false)", [String(centerId)]);
  const { rows } = await other.owner.query(
    'select description, pending_change from vacancies where volunteer_center_id = $1 order by id limit 1',
    [centerId],
  );
  expect(rows).toEqual([
    { description: '<p>Hoi</p>', pending_change: { description: '<p>Hoi</p>', title: 'Nieuw' } },
  ]);
});
