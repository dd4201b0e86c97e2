import { expect, test } from 'vitest';
import { tabCounts } from './facet-counts.ts';

const status = [
  { value: 'draft', count: 2 },
  { value: 'published', count: 3 },
  { value: 'archived', count: 5 },
];

test('a tab has as many as what it asks finds in the facets of the call', () => {
  const tabs = {
    all: { status_not_eq: 'archived' },
    draft: { status_eq: 'draft' },
    expired: { status_eq: 'expired' },
    soon: { endsSoon: 'true' },
  };
  expect(tabCounts({ tabName: 'status', tabs }, { status, endsSoon: 1 })).toEqual({
    all: 5,
    draft: 2,
    expired: 0,
    soon: 1,
  });
});

test('one that asks nothing has all of them; a named filter is counted by its own facet', () => {
  expect(tabCounts({ tabName: 'status', tabs: { all: {} } }, { status })).toEqual({ all: 10 });
  const state = [{ value: 'open', count: 4 }];
  const tabs = { open: { state: 'open' }, decided: { state: 'decided' } };
  expect(tabCounts({ tabName: 'state', tabs }, { state })).toEqual({ open: 4, decided: 0 });
});

test('what the call did not count is nought', () => {
  expect(tabCounts({ tabName: 'status', tabs: { all: {}, soon: { endsSoon: 'true' } } }, undefined)).toEqual({
    all: 0,
    soon: 0,
  });
});
