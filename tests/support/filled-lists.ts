/** A centre in which every list has some rows, and staff who see all of them. */
import { fills } from '#tests/cases/all-cases.ts';
import { openWorld, type BadInputWorld } from '#tests/cases/input-world.ts';
import { first } from '#tests/support/server.ts';

/** So many of what nouns fill by themselves, two of them of the same moment. */
const rows = 3;

/** Opens it. */
export async function openFilledWorld(): Promise<BadInputWorld> {
  const world = await openWorld();
  const { build } = world.server;
  const organization = await build.organization({ name: 'Zonder plaats' });
  for (const [title, expires_at] of [
    ['B', '2030-01-01T00:00:00Z'],
    ['A', null],
    ['B', '2029-01-01T00:00:00Z'],
    ['C', null],
  ])
    await build.vacancy({ title, expires_at, organization_id: organization.id });
  for (const status of ['pending', 'pending', 'pending']) await build.organization({ status });
  // What filters are about: each state, and a value where there may be none.
  for (const status of ['draft', 'filled', 'expired', 'archived'])
    await build.vacancy({ status, organization_id: organization.id, positions: 2, tags: ['regularly'] });
  await build.organization({ city: 'Wezep' });
  for (const first_name of ['Noor', 'Bas']) await build.application({ first_name, last_name: 'Jansen' });
  await build.application({ status: 'accepted', decided_at: '2026-11-20T10:00:00Z' });
  await build.application({ withdrawn_at: '2026-11-20T10:00:00Z' });
  for (const id of [organization.id, String((await build.organization())['id'])])
    await build.sql(
      first.id,
      "insert into user_roles (volunteer_center_id, id, user_id, role, organization_id) values (1, gen_random_uuid(), $1, 'organization_superuser', $2)",
      [world.staff.userId, id],
    );
  const organizations: string[] = [];
  for (let made = 0; made < rows * 2; made += 1) organizations.push((await build.organization()).id);
  const { server, staff, paths } = world;
  for (const { center, own } of fills) {
    await center?.({ server, rows, organizations, ids: { ...paths } });
    await own?.(server, staff.userId, rows);
  }
  return world;
}
