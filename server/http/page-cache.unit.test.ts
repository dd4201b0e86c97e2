import { describe, expect, it } from 'vitest';
import { PageCache, type CachedPage } from './page-cache.ts';

const pageOf = (text: string, size = 100): CachedPage => ({
  html: Buffer.from(text.padEnd(size)),
  compressed: {},
  policy: '',
  etag: text,
  language: 'nl',
});
const key = (url: string, centerId = 1) => ({
  centerId,
  locale: 'nl',
  colourMode: 'system',
  consent: '',
  url,
});

function openCache(limit?: number) {
  const clock = { now: 1 };
  const cache = new PageCache(() => clock.now, limit);
  cache.open();
  return {
    cache,
    clock,
    put: (url: string, centerId = 1, size = 100) =>
      cache.put(key(url, centerId), cache.stamp(centerId), pageOf(url, size)),
  };
}

describe('the cache of pages', () => {
  it('gives a page again, per centre, language, colours and address', () => {
    const { cache, put } = openCache();
    put('/a');
    expect(cache.get(key('/a'))?.etag).toBe('/a');
    expect(cache.get(key('/a', 2))).toBeNull();
    expect(cache.get({ ...key('/a'), locale: 'en' })).toBeNull();
    expect(cache.get({ ...key('/a'), colourMode: 'dark' })).toBeNull();
    expect(cache.get({ ...key('/a'), consent: 'yes' })).toBeNull();
    expect(cache.get(key('/a?b'))).toBeNull();
  });

  it('drops the pages of a centre whose content changed, and no others', () => {
    const { cache, put } = openCache();
    put('/a');
    put('/a', 2);
    cache.drop(1);
    expect(cache.get(key('/a'))).toBeNull();
    expect(cache.get(key('/a', 2))).not.toBeNull();
  });

  it('does not keep a page that was made while content changed', () => {
    const { cache } = openCache();
    const stamp = cache.stamp(1);
    cache.drop(1);
    cache.put(key('/a'), stamp, pageOf('/a'));
    expect(cache.get(key('/a'))).toBeNull();
  });

  it('forgets everything when changes cannot be heard, also what was being made then', () => {
    const { cache, put } = openCache();
    put('/a');
    const stamp = cache.stamp(1);
    cache.close();
    expect(cache.get(key('/a'))).toBeNull();
    cache.open();
    cache.put(key('/b'), stamp, pageOf('/b'));
    expect([cache.get(key('/a')), cache.get(key('/b')), cache.bytes]).toEqual([null, null, 0]);
  });

  it('keeps nothing longer than a minute', () => {
    const { cache, clock, put } = openCache();
    put('/a');
    clock.now = 60_002;
    expect(cache.get(key('/a'))).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  it('stays within its size: what was not asked for longest goes first', () => {
    const one = openCache();
    one.put('/1');
    const limit = 8 * one.cache.bytes;
    const { cache, put } = openCache(limit);
    for (const url of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']) put(url);
    expect(cache.get(key('/1'))).not.toBeNull();
    put('/9');
    expect(cache.get(key('/2'))).toBeNull();
    expect(cache.get(key('/1'))).not.toBeNull();
    expect(cache.bytes).toBe(limit);
  });

  it('takes room from the centre that has most, so that none pushes out the pages of another', () => {
    const one = openCache();
    one.put('/1');
    const { cache, put } = openCache(8 * one.cache.bytes);
    put('/1', 2);
    put('/2', 2);
    for (let page = 1; page <= 330; page += 1) put(`/${page}`);
    expect(['/1', '/2'].map((url) => cache.get(key(url, 2))?.etag)).toEqual(['/1', '/2']);
    expect(cache.get(key('/330'))).not.toBeNull();
    expect(cache.bytes).toBe(8 * one.cache.bytes);
  });
});
