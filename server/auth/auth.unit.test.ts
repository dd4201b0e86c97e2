import { parseOptions, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { accountStatus } from './account.ts';
import { tokenHeaders } from './authenticate.ts';
import { isUidOf, readCredentials } from './credentials.ts';
import { waitAfter, type CountKind } from './failed-tries.ts';
import { hashPassword, longestPassword, verifyPassword } from './passwords.ts';
import { isClientShaped, isCurrentLost, tokenUse } from './sessions.ts';
import { hashesEqual, hashToken, isTokenShaped, newToken } from './tokens.ts';
import { addressGroup, networkGroup, placeOf } from './network-groups.ts';

// The library as it is; what is asked of it is noted.
vi.mock(import('@node-rs/argon2'), { spy: true });

test('tokens are long, URL-safe and never the same', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(isTokenShaped(token)).toBe(true);
  for (const bad of ['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}\u0000`, `${'x'.repeat(43)}\n`])
    expect(isTokenShaped(bad)).toBe(false);
  expect(hashesEqual(hashToken('a'), hashToken('a'))).toBe(true);
  expect(hashesEqual(hashToken('a'), hashToken('b'))).toBe(false);
  expect(hashesEqual(hashToken('a'), null)).toBe(false);
  expect(hashesEqual(hashToken('a'), new Uint8Array(1))).toBe(false);
});

test('passwords are argon2id, fit in either spelling of an accent, and have a longest', async () => {
  const hash = await hashPassword('caf\u00e9 met taart');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await verifyPassword(hash, 'cafe\u0301 met taart')).toBe(true);
  expect(await verifyPassword(hash, 'cafe met taart')).toBe(false);
  expect(await verifyPassword('$2y$10$not.an.argon2.hash', 'x')).toBe(false);
  await expect(hashPassword('x'.repeat(longestPassword + 1))).rejects.toThrow(RangeError);
  const empty = await hashPassword('');
  expect(await verifyPassword(empty, 'x'.repeat(longestPassword + 1))).toBe(false);
});

test('an unknown account costs the same work as a known one, and nothing fits it', async () => {
  const hash = await hashPassword('een lang wachtwoord');
  const workOf = async (stored: string | null, password: string) => {
    vi.mocked(verify).mockClear();
    expect(await verifyPassword(stored, password)).toBe(false);
    const { calls, settledResults } = vi.mocked(verify).mock;
    // The library takes as long as the cost in the hash says, if it can read it at all.
    return calls.map(([against, typed], at) => ({
      cost: parseOptions(String(against)),
      bytes: String(against).length,
      typed,
      end: settledResults[at],
    }));
  };
  for (const password of ['fout', 'x'.repeat(longestPassword + 1)]) {
    const ofKnown = await workOf(hash, password);
    expect(ofKnown).toMatchObject([
      { cost: { memoryCost: 19_456 }, end: { type: 'fulfilled', value: false } },
    ]);
    expect(await workOf(null, password)).toEqual(ofKnown);
  }
});

test('headers go before Bearer, Bearer before cookies, each whole or not at all', () => {
  const named = (word: string) => ({ 'access-token': word, client: word, uid: word });
  const authorization = `Bearer ${Buffer.from(JSON.stringify(named('b'))).toString('base64')}`;
  const read = (headers: Record<string, string>, cookies = {}) => readCredentials({ headers, cookies });
  expect(read({ ...named('h'), authorization }, named('c'))).toMatchObject({ uid: 'h', via: 'header' });
  expect(read({ 'access-token': 'h', authorization }, named('c'))).toMatchObject({ uid: 'b', via: 'header' });
  expect(read({ ...named('h'), uid: '' }, named('c'))).toMatchObject({ uid: 'c', via: 'cookie' });
  expect(read({}, { client: 'c', uid: 'c' })).toBeNull();
  expect(read({ authorization: 'Basic eDp5' })).toBeNull();
});

test('the uid is the address in any case, and nothing else', () => {
  expect(isUidOf('Noor@Example.org', 'noor@example.org')).toBe(true);
  expect(isUidOf('noor@example.org.evil', 'noor@example.org')).toBe(false);
});

test('fresh headers are whole or absent', () => {
  const tokens = { accessToken: 't', client: 'c', uid: 'u', expiry: new Date(1_500) };
  const headers = tokenHeaders(tokens);
  expect(headers).toMatchObject({
    'access-token': 't',
    'token-type': 'Bearer',
    client: 'c',
    uid: 'u',
    expiry: '1',
  });
  const five = JSON.parse(Buffer.from((headers['authorization'] ?? '').slice(7), 'base64').toString());
  expect(five).toEqual({ 'access-token': 't', 'token-type': 'Bearer', client: 'c', uid: 'u', expiry: '1' });
  expect(tokenHeaders({ ...tokens, uid: ' ' })).toEqual({});
});

test('a token is the current one, the one before until half a minute after its first use, or nothing', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const session = {
    id: '',
    tokenHash: hashToken('new'),
    previousTokenHash: hashToken('old'),
    rotatedAt: at(100),
    tokenUsedAt: at(110),
    expiresAt: at(200),
    endsAt: null,
  };
  expect(tokenUse(session, hashToken('new'), at(199))).toBe('current');
  expect(tokenUse(session, hashToken('new'), at(200))).toBeNull();
  expect(tokenUse({ ...session, endsAt: at(150) }, hashToken('new'), at(149))).toBe('current');
  expect(tokenUse({ ...session, endsAt: at(150) }, hashToken('new'), at(150))).toBeNull();
  expect(tokenUse(session, hashToken('old'), at(139.9))).toBe('previous');
  expect(tokenUse(session, hashToken('old'), at(140))).toBeNull();
  const unused = { ...session, tokenUsedAt: null };
  expect(tokenUse(unused, hashToken('old'), at(199))).toBe('previous');
  expect([129.9, 130].map((seconds) => isCurrentLost(unused, at(seconds)))).toEqual([false, true]);
  expect(isCurrentLost(session, at(199))).toBe(false);
  expect(tokenUse({ ...session, previousTokenHash: null }, hashToken('old'), at(100))).toBeNull();
  expect(isClientShaped('s.abcdefghijklmnopqrstuv')).toBe(true);
  expect(isClientShaped('abcdefghijklmnopqrstuv\n')).toBe(false);
});

test('who may use an account', () => {
  const confirmedAt = new Date();
  const rows = [
    ['active', confirmedAt, null, null],
    ['active', null, 'unconfirmed', 'unconfirmed'],
    ['invited', confirmedAt, 'unconfirmed', 'unconfirmed'],
    ['inactive', confirmedAt, 'inactive', null],
    ['inactive', null, 'unconfirmed', 'unconfirmed'],
    ['archived', confirmedAt, 'archived', 'archived'],
    ['archived', null, 'archived', 'archived'],
  ] as const;
  for (const [status, confirmed, strict, lenient] of rows) {
    expect(accountStatus({ status, confirmedAt: confirmed }, { allowInactiveUsers: false })).toBe(strict);
    expect(accountStatus({ status, confirmedAt: confirmed }, { allowInactiveUsers: true })).toBe(lenient);
  }
});

test('waits double from five seconds to five minutes, half a minute for a shared address', () => {
  const waits = (kind: CountKind, factor = 1) =>
    [0, 4, 5, 6, 7, 8, 11, 12, 49, 50, 51, 5000].map((failures) => waitAfter(failures, kind, factor));
  expect(waits('pair')).toEqual([0, 0, 5, 10, 20, 40, 300, 300, 300, 300, 300, 300]);
  expect(waits('address')).toEqual([0, 0, 5, 10, 20, 30, 30, 30, 30, 30, 30, 30]);
  expect(waits('account')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 300]);
  expect(waits('pair', 2)).toEqual([0, 0, 0, 0, 0, 0, 10, 20, 300, 300, 300, 300]);
});

test('an address is an IPv4 one, or the household of an IPv6 one', () => {
  expect(addressGroup('192.0.2.1')).toBe('192.0.2.1');
  expect(addressGroup('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(addressGroup('2001:0DB8:1:2::9')).toBe('2001:db8:1:2');
  expect(addressGroup('2001:db8::1')).toBe('2001:db8:0:0');
  expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(addressGroup('::1')).toBe('0:0:0:0');
});

test('a network is an IPv4 address, or the /48 that one can rent', () => {
  expect(networkGroup('192.0.2.1')).toBe('192.0.2.1');
  expect(networkGroup('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1');
  expect(networkGroup('2001:db8:1:ffff::9')).toBe('2001:db8:1');
});

test('the place of whoever has hung up has no network, and is no fault', () => {
  const gone = { headers: {}, ip: undefined as unknown as string };
  expect(placeOf(gone)).toEqual({ userAgent: null, ipPrefix: null });
  expect(placeOf({ headers: {}, ip: '192.0.2.17' }).ipPrefix).toBe('192.0.2.0/24');
});
