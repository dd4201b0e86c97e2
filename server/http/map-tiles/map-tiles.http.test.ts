/** The map's tiles: from a source of the tests' own, which is slow, wrong or gone. */
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { greyTile, tileServer, type TileServer } from '#tests/support/tile-server.ts';
import { soon } from '#tests/support/soon.ts';
import { patience } from '#tests/support/pace.ts';
import { readTile } from './tile-address.ts';
import { findTile } from './serve-map-tiles.ts';
import { TileSource, usualLimits } from './tile-source.ts';
import { roomOf, TileStore, usualStoreLimits } from './tile-store.ts';

let tiles: TileServer;
beforeAll(async () => {
  tiles = await tileServer();
});
afterAll(() => tiles.close());
const usualAnswer: TileServer['answer'] = (response) => response.end(greyTile());
beforeEach(() => {
  tiles.answer = usualAnswer;
  tiles.asked = [];
});
afterEach(() => void vi.restoreAllMocks());

/** Oldebroek, at the scale of a town. */
const town = { z: 12, x: 2115, y: 1348 };
const beside = (step: number) => ({ ...town, x: town.x + step });

describe('the call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ mapTileUrl: tiles.template });
  });
  afterAll(() => server.close());
  const ask = (path: string, headers = {}) =>
    server.call(first.host, 'GET', `/map/tiles/${path}`, { headers });

  it('answers what the source has, tells it nothing of the visitor, and asks once for all centres', async () => {
    const headers = {
      cookie: 'volunteer=1',
      referer: 'http://public.localhost/x',
      'x-forwarded-for': '10.1.1.1',
    };
    const answer = await ask('12/2115/1348', headers);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['cache-control']).toBe('public, max-age=604800');
    expect((await server.call(second.host, 'GET', '/map/tiles/12/2115/1348')).status).toBe(200);
    expect(tiles.asked).toHaveLength(1);
    const [asked] = tiles.asked;
    expect(asked?.url).toBe('/grey/12/2115/1348.png');
    for (const name of ['cookie', 'referer', 'x-forwarded-for', 'origin'])
      expect(asked?.headers).not.toHaveProperty(name);
    expect(JSON.stringify(asked?.headers)).not.toMatch(/localhost|volunteer=/);
  });

  it('says where it is, not where it asks', async () => {
    const { attributes } = (await server.call(first.host, 'GET', '/api/v1/configuration')).body.data;
    expect(attributes).toMatchObject({ map_tile_url: '/map/tiles/{z}/{x}/{y}' });
    expect(JSON.stringify(attributes)).not.toContain('127.0.0.1');
  });

  it.each([
    '4/8/5',
    '18/135000/86000',
    '12/2115/9999',
    '12/0/0',
    '12/-1/1348',
    '12/2115/1348.png',
    '12/02115/1348',
    '12/2115/1e3',
    '1e1/528/337',
    '12/99999999/1348',
    '12/%2e%2e/1348',
    '12/2115/1348%00',
  ])('knows no tile %s', async (path) => {
    const status = (await ask(path)).status;
    expect([400, 404]).toContain(status);
    expect(tiles.asked).toEqual([]);
  });

  it('answers nothing, and no fault, while the source is wrong', async () => {
    tiles.answer = (response) => response.writeHead(500).end('<html>');
    const answer = await ask('12/2116/1348');
    expect(answer.status).toBe(204);
    expect(answer.headers['cache-control']).toBe('no-store');
    tiles.answer = usualAnswer;
    expect((await ask('12/2116/1348')).status).toBe(200);
  });
});

test('where there is no source there is no tile', async () => {
  const server = await testServer();
  expect((await server.call(first.host, 'GET', '/map/tiles/12/2115/1348')).status).toBe(404);
  const { attributes } = (await server.call(first.host, 'GET', '/api/v1/configuration')).body.data;
  expect(attributes).toMatchObject({ map_tile_url: null });
  await server.close();
});

test('the tiles are those of the country, from all of it to a street', () => {
  const read = (z: number, x: number, y: number) => readTile({ z: String(z), x: String(x), y: String(y) });
  expect(read(5, 16, 10)).toEqual({ z: 5, x: 16, y: 10 });
  expect(read(17, 67_690, 43_170)).not.toBeNull();
  expect(read(12, 2048, 1362)).toBeNull();
  expect(read(18, 135_380, 86_340)).toBeNull();
});

describe('the source', () => {
  let now = 0;
  const source = (limits = {}, template = tiles.template) =>
    new TileSource(template, { ...usualLimits, timeoutMs: patience(15_000), ...limits }, () => now);
  /** For a source that says nothing. What it says later has to come within it too. */
  const short = { timeoutMs: patience(1_000) };
  const wrong: [string, TileServer['answer'], object?][] = [
    ['a page', (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html>')],
    ['a drawing that could run', (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a fault', (response) => response.writeHead(503).end(greyTile())],
    ['a way elsewhere', (response) => response.writeHead(302, { location: '/elsewhere.png' }).end()],
    [
      'half an answer',
      (response) =>
        response.writeHead(200, { 'content-length': 999 }).end(greyTile().subarray(0, 40)).destroy(),
    ],
    ['too much', (response) => response.end(Buffer.concat([greyTile(), Buffer.alloc(600_000)]))],
    ['nothing for long', () => {}, short],
    ['a first bit only', (response) => response.write(greyTile().subarray(0, 20)), short],
  ];

  it.each(wrong)('that answers %s has no tile, and goes on having others', async (_what, answer, limits) => {
    tiles.answer = answer;
    const asking = source(limits);
    expect(await asking.get(town)).toBeNull();
    expect(tiles.asked).toHaveLength(1);
    tiles.answer = usualAnswer;
    expect(await asking.get(town)).toEqual(greyTile());
  });

  it('is asked once by all who wait for a tile, and for a few at a time', async () => {
    let open = 0;
    let most = 0;
    tiles.answer = (response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        response.end(greyTile());
      }, 20);
    };
    const asking = source({ atOnce: 3, waiting: 20 });
    const same = await Promise.all(Array.from({ length: 10 }, () => asking.get(town)));
    expect(same.every((bytes) => bytes !== null)).toBe(true);
    expect(tiles.asked).toHaveLength(1);
    const all = await Promise.all(Array.from({ length: 40 }, (_, step) => asking.get(beside(step + 1))));
    expect(most).toBe(3);
    // Those that found the queue full go without.
    expect(all.filter((bytes) => bytes !== null)).toHaveLength(23);
  });

  it('that takes its time for each keeps nobody waiting for all of them', async () => {
    // Ten times in the time that one waits at most: with two at a time all of them would take three times as long as that.
    tiles.answer = (response) => setTimeout(() => response.end(greyTile()), short.timeoutMs / 10);
    const asking = source({ atOnce: 2, waiting: 100, ...short });
    const all = await Promise.all(Array.from({ length: 60 }, (_, step) => asking.get(beside(step + 1))));
    const found = all.filter((bytes) => bytes !== null).length;
    expect(found).toBeGreaterThanOrEqual(2);
    expect(found).toBeLessThanOrEqual(22);
    // Those that went without did not take a place along.
    expect(await asking.get(beside(61))).not.toBeNull();
  });

  it('is not asked again soon for what it does not have', async () => {
    tiles.answer = (response) => response.writeHead(404).end();
    const asking = source();
    for (let time = 0; time < 8; time++) expect(await asking.get(town)).toBeNull();
    expect(tiles.asked).toHaveLength(1);
    tiles.answer = usualAnswer;
    expect(await asking.get(beside(1))).not.toBeNull();
  });

  it('that is gone is left alone for a while, and then asked again', async () => {
    const gone = await tileServer();
    await gone.close();
    const asking = source({}, gone.template);
    const asked = vi.spyOn(globalThis, 'fetch');
    for (let step = 0; step < 200; step++) expect(await asking.get(beside(step))).toBeNull();
    expect(asked).toHaveBeenCalledTimes(usualLimits.failures);
    now += usualLimits.awayMs;
    // One more failure is enough by then.
    for (let step = 0; step < 5; step++) expect(await asking.get(beside(step))).toBeNull();
    expect(asked).toHaveBeenCalledTimes(usualLimits.failures + 1);
  });

  it('that is too slow counts as gone', async () => {
    tiles.answer = () => {};
    const slow = source({ ...short, failures: 2 });
    await Promise.all([slow.get(beside(1)), slow.get(beside(2))]);
    expect(await slow.get(beside(3))).toBeNull();
    expect(tiles.asked).toHaveLength(2);
    tiles.answer = usualAnswer;
    now += usualLimits.awayMs;
    expect(await slow.get(beside(3))).not.toBeNull();
  });
});

describe('what is kept', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => removeTemporaryFolder(folder));
  const tile = greyTile();
  const day = 24 * 3_600_000;
  const files = () =>
    readdirSync(join(folder, 'map-tiles'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const fileOf = ({ x }: typeof town) => files().find((path) => path.endsWith(`${x}-${town.y}.tile`)) ?? '';
  const usedDaysAgo = (path: string, days: number, written = days) =>
    utimesSync(path, new Date(Date.now() - days * day), new Date(Date.now() - written * day));

  it('outlives the process, apart for each source', async () => {
    await new TileStore(folder, 'one').write(town, tile);
    expect(await new TileStore(folder, 'one').read(town)).toEqual({ bytes: tile, isOld: false });
    expect(await new TileStore(folder, 'two').read(town)).toBeNull();
    expect(files().every((path) => path.endsWith('.tile'))).toBe(true);
  });

  it('stays below its limit: what was not looked at for longest goes first', async () => {
    const store = new TileStore(folder, 'one', { ...usualStoreLimits, bytes: roomOf(tile.length) * 5 });
    for (let step = 0; step < 5; step++) await store.write(beside(step), tile);
    for (let step = 0; step < 5; step++) usedDaysAgo(fileOf(beside(step)), 10 - step);
    // Looking at the oldest saves it.
    await store.read(town);
    await store.write(beside(5), tile);
    expect(await store.read(town)).not.toBeNull();
    expect(await store.read(beside(1))).toBeNull();
    const total = files().reduce((sum, path) => sum + statSync(path).size, 0);
    expect(total).toBeLessThanOrEqual(tile.length * 5);
  });

  it('counts for what it takes of the disk, however small it is', async () => {
    const small = tile.subarray(0, 100);
    const store = new TileStore(folder, 'one', { ...usualStoreLimits, bytes: 10 * 4096 });
    for (let step = 0; step < 30; step++) await store.write(beside(step), small);
    expect(files().length).toBeLessThanOrEqual(10);
  });

  it('counts what another process or start left, and clears what was half written', async () => {
    await new TileStore(folder, 'old').write(town, tile);
    const left = `${fileOf(town)}.x.part`;
    writeFileSync(left, 'half');
    usedDaysAgo(left, 1);
    const store = new TileStore(folder, 'one', { ...usualStoreLimits, bytes: roomOf(tile.length) });
    await store.write(beside(1), tile);
    expect(existsSync(left)).toBe(false);
    expect(files().length).toBeLessThanOrEqual(1);
  });

  it('is renewed when it is old, and shown until then also while the source is away', async () => {
    const store = new TileStore(folder, tiles.template);
    const source = new TileSource(tiles.template);
    await findTile(town, store, source);
    usedDaysAgo(fileOf(town), 1, 40);
    tiles.answer = (response) => response.writeHead(500).end();
    expect(await findTile(town, store, source)).toEqual(tile);
    await expect.poll(() => tiles.asked.length, soon).toBe(2);
    tiles.answer = usualAnswer;
    await expect
      .poll(async () => {
        await findTile(town, store, source);
        return (await store.read(town))?.isOld;
      }, soon)
      .toBe(false);
  });

  it('that cannot be kept is still shown', async () => {
    writeFileSync(join(folder, 'map-tiles'), 'in the way');
    const found = await findTile(town, new TileStore(folder, 'one'), new TileSource(tiles.template));
    expect(found).toEqual(tile);
  });
});
