/** Where an address that somebody typed may lead, and how far what is there is read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { feedServer, type FeedServer } from '#tests/support/feed-server.ts';
import { isPublicAddress } from './addresses.ts';
import { fetchOutside, type Asked, type OutboundFailure } from './fetching.ts';
import { loopbackReach, mayAsk, publicReach, outboundReach, type Reach } from './reach.ts';

const closed = [
  ...(
    '0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 ' +
    '192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 ' +
    '240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::7f00:1 64:ff9b::7f00:1 ' +
    '64:ff9b::808:808 64:ff9b:1::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 2001::1 2001:10::1 ' +
    '2001:db8::1 2002:7f00:1::1 3fff::1 100::1 5f00::1 localhost 127.1 0x7f.0.0.1 2130706433 1.2.3.4.5'
  ).split(' '),
  '',
  '8.8.8.8 ',
];
const open = (
  '1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.167.1.1 198.17.0.1 223.255.255.255 ' +
  '2606:4700::1111 2a02:898::1 2001:4860::8888'
).split(' ');

describe('an address', () => {
  test.each(closed)('that is not of everybody is refused: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(open)('of the public network is let through: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test('of a private network is none, however it is written as IPv6', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom(10, 127), octet, octet, octet, (a, b, c, d) => {
        const v4 = [a, b, c, d].join('.');
        return ['', '::', '::ffff:', '64:ff9b::'].every((before) => !isPublicAddress(`${before}${v4}`));
      }),
    );
  });
});

describe('what was typed', () => {
  test.each([
    'http://bron.example/',
    'https://bron.example:8443/',
    'https://ik@bron.example/',
    'https://:geheim@bron.example/',
    'ftp://bron.example/',
    'file:///etc/passwd',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
  ])('is not asked: %s', (address) => {
    expect(mayAsk(new URL(address), publicReach)).toBe(false);
  });

  test('is asked on the port of TLS alone', () => {
    for (const address of ['https://bron.example/a?b=c', 'https://bron.example:443/', 'https://8.8.8.8/'])
      expect(mayAsk(new URL(address), publicReach), address).toBe(true);
    expect(outboundReach({ reachesLoopback: false })).toBe(publicReach);
  });
});

let site: FeedServer;
beforeAll(async () => {
  site = await feedServer();
});
beforeEach(() => {
  site.asked.length = 0;
});
afterAll(() => site.close());

const limits = { bytes: 1000, seconds: 5, redirects: 3 };
const asking = (more: Partial<Asked> = {}): Asked => ({
  reach: loopbackReach,
  limits,
  accept: '*/*',
  signal: new AbortController().signal,
  ...more,
});
const codeOf = (address: string, more: Partial<Asked> = {}) =>
  fetchOutside(address, asking(more)).then(
    ({ kind }) => kind,
    ({ code, status }: OutboundFailure) => (status === null ? code : `${code} ${status}`),
  );
const port = () => new URL(site.origin).port;
/** As the public reach, but without TLS and on any port: what is left is the look at where a name leads. */
const named = (...answers: string[][]): Reach => ({
  ...publicReach,
  protocols: ['http:', 'https:'],
  isAnyPort: true,
  resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
});

describe('a fetch', () => {
  test('goes where a name leads only when all of that is public', async () => {
    const address = `http://bron.example:${port()}/`;
    expect(await codeOf(address, { reach: named(['127.0.0.1']) })).toBe('forbidden_address');
    expect(await codeOf(address, { reach: named(['8.8.8.8', '127.0.0.1']) })).toBe('forbidden_address');
    expect(await codeOf(address, { reach: named([]) })).toBe('unknown_host');
    expect(await codeOf('http://127.0.0.1/', { reach: publicReach })).toBe('forbidden_address');
    expect(site.asked).toEqual([]);
  });

  test('connects to what was looked at, and looks a name up once: a name that leads elsewhere then changes nothing', async () => {
    const lookedUp: string[] = [];
    const reach: Reach = {
      ...loopbackReach,
      resolve: async (host) => {
        lookedUp.push(host);
        return [{ address: lookedUp.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    };
    expect(await codeOf(`http://bron.example:${port()}/`, { reach })).toBe('new');
    expect([lookedUp, site.asked[0]?.headers.host]).toEqual([['bron.example'], `bron.example:${port()}`]);
  });

  test.each([
    ['http://10.0.0.1/', 'forbidden_address'],
    ['http://169.254.169.254/latest/meta-data', 'forbidden_address'],
    ['file:///etc/passwd', 'forbidden_address'],
    ['//ik:geheim@127.0.0.1/', 'forbidden_address'],
    ['/weer', 'too_many_redirects'],
    ['http://[::ffff:10.0.0.1]/', 'forbidden_address'],
  ])('that is sent on to %s ends', async (location, code) => {
    site.answer = (response) => response.writeHead(302, { location }).end();
    expect(await codeOf(`${site.origin}/`)).toBe(code);
  });

  test('follows three redirects and no more, and forgets nothing of its limits', async () => {
    site.answer = (response, { url }) => {
      const step = Number(url?.slice(1));
      if (step < 3) response.writeHead(307, { location: `/${step + 1}`, 'set-cookie': 'a=b' }).end();
      else response.end('klaar');
    };
    expect(await codeOf(`${site.origin}/0`)).toBe('new');
    expect(site.asked.map(({ headers }) => headers.cookie)).toEqual(Array(4).fill(undefined));
    expect(await codeOf(`${site.origin}/-1`)).toBe('too_many_redirects');
  });

  test.each([
    ['says that it is too large', { 'content-length': '1001' }, 1001, 'too_large_answer'],
    ['is too large without saying so', { 'transfer-encoding': 'chunked' }, 5000, 'too_large_answer'],
    ['is packed', { 'content-encoding': 'gzip' }, 10, 'not_understood'],
    ['is as large as it may be', {}, 1000, 'new'],
  ])('of what %s', async (_name, headers, size, code) => {
    site.answer = (response) => response.writeHead(200, headers).end('x'.repeat(size));
    expect(await codeOf(`${site.origin}/`)).toBe(code);
  });

  test('does not wait for ever: not for a first word, and not for the last', async () => {
    const short = { limits: { ...limits, seconds: 0.2 } };
    site.answer = () => {};
    expect(await codeOf(`${site.origin}/`, short)).toBe('no_answer');
    site.answer = (response) => response.write('[');
    expect(await codeOf(`${site.origin}/`, short)).toBe('no_answer');
    const stop = AbortSignal.abort();
    expect(await codeOf(`${site.origin}/`, { signal: stop })).toBe('no_answer');
  });

  test('says why there is nothing', async () => {
    site.answer = (response) => response.writeHead(404).end();
    expect(await codeOf(`${site.origin}/`)).toBe('refused_there 404');
    site.answer = (response) => response.destroy();
    expect(await codeOf(`${site.origin}/`)).toBe('no_answer');
    expect(await codeOf(site.origin.replace('http:', 'https:'))).toBe('not_secure');
    expect(await codeOf('https://bron.invalid/', { reach: publicReach })).toBe('unknown_host');
    site.answer = (response) => response.writeHead(304).end();
    expect(await codeOf(`${site.origin}/`, { etag: '"a"', lastModified: 'gisteren' })).toBe('same');
    expect(site.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': '"a"',
      'if-modified-since': 'gisteren',
    });
  });
});
