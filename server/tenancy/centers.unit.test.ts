import type pg from 'pg';
import { expect, test } from 'vitest';
import { openCenterDirectory } from './centers.ts';
import { readPublicConfiguration } from './public-configuration.ts';

/** A database that answers each reading when it is told to, with the name that the centre had when it was asked. */
function slowDatabase() {
  const waiting: (() => void)[] = [];
  const state = { name: 'Eerst', isSlow: false };
  const query = async (statement: string) => {
    const row = {
      id: 1,
      key: 'public',
      name: state.name,
      app_context: null,
      features_off: [],
      is_closed: false,
    };
    if (state.isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return { rows: statement.includes('volunteer_center_hosts') ? [] : [row] };
  };
  return { state, waiting, pool: { query } as unknown as pg.Pool };
}

test('of two readings at once the one that was asked last counts, whichever answers first', async () => {
  const { state, waiting, pool } = slowDatabase();
  const centers = await openCenterDirectory(pool, await readPublicConfiguration(null));
  expect(centers.byId(1)?.name).toBe('Eerst');
  state.isSlow = true;
  state.name = 'Oud';
  const older = centers.refresh();
  state.name = 'Nieuw';
  const newer = centers.refresh();
  for (const answer of waiting.splice(2)) answer();
  await newer;
  for (const answer of waiting) answer();
  await older;
  expect(centers.byId(1)?.name).toBe('Nieuw');
});
