/** An address that a demo centre fetched vacancies from. It is paused: nothing is asked of the network by itself. */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

const hourMs = 60 * 60 * 1000;

/** Writes it for the first approved organisation by name, with what became of two times. */
export const seed: SeedNoun = async (client, center, { now }) => {
  const { rows } = await client.query<{ id: string }>(
    "select id from organizations where volunteer_center_id = $1 and status = 'approved' order by name, id limit 1",
    [center.id],
  );
  const [organization] = rows;
  if (!organization) return;
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const id = fixedId(`${center.key} vacancy feed`);
  await insertRows(client, 'vacancy_feeds', [
    {
      volunteer_center_id: center.id,
      id,
      organization_id: organization.id,
      address: 'https://vacatures.voorbeeld.example/vacancies.json',
      becomes: 'draft',
      status: 'paused',
      paused_because: 'staff',
      failures: 1,
      last_run_at: at(20),
      last_failure: 'refused_there',
      created_at: at(60),
      updated_at: at(20),
    },
  ]);
  const run = (name: string, hours: number) => ({
    volunteer_center_id: center.id,
    id: fixedId(`${center.key} vacancy feed ${name}`),
    feed_id: id,
    started_at: at(hours),
    ended_at: at(hours),
  });
  await insertRows(client, 'vacancy_feed_runs', [
    { ...run('read', 21), failure: null, http_status: null, unchanged: 3 },
    { ...run('failed', 20), failure: 'refused_there', http_status: 503, unchanged: 0 },
  ]);
};
