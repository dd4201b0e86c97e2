/** Demo content: six centres with their organisations, vacancies, people and pages. */
import { readdirSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { daysFrom, fixedId } from '../ids.ts';
import { type Row, enterCenter, inTransaction, insertRows } from '../insert.ts';
import { insertArrivals } from './arrivals.ts';
import { accountId, applicationRows } from './applications.ts';
import {
  type DemoAccount,
  type DemoCenter,
  demoAccounts,
  demoCenters,
  demoPassword,
  worksForTwo,
} from './accounts.ts';
import { peopleRoleRows, peopleRows } from './people.ts';
import { auditEventRows, notificationRows } from './personal.ts';
import {
  type DemoContent,
  demoContent,
  demoHomePages,
  demoContactPeople,
  demoMenus,
  demoPages,
  demoPartners,
} from './content.ts';
import type { DemoContext, SeedNoun } from './demo-context.ts';
import { insertMoreVacancies } from './more-vacancies.ts';
import { activityRow, contactRow } from './organizations.ts';
import { profileRow } from './profiles.ts';
import { organizationId, pointNear, vacancyRows } from './vacancies.ts';

const nouns = await Promise.all(
  readdirSync(new URL('nouns/', import.meta.url))
    .toSorted()
    .map((file) => import(/* @vite-ignore */ `#db/seeds/demo/nouns/${file}`) as Promise<{ seed: SeedNoun }>),
);

/** The approved organisations, those with most vacancies first: the account `organisatie` works for the first. */
function busiestOrganizations({ organizations, vacancies }: DemoContent): [string, ...string[]] {
  const count = (name: string) => vacancies.filter((item) => item.organization === name).length;
  const [busiest, ...others] = organizations
    .filter((item) => item.status === 'approved' && item.type === 'NonProfit')
    .sort((a, b) => count(b.name) - count(a.name));
  if (!busiest) throw new Error('A demo centre needs an approved organisation');
  return [busiest.name, ...others.map((item) => item.name)];
}

function organizationRows(center: DemoCenter, content: DemoContent, { now, points }: DemoContext): Row[] {
  return content.organizations.map(({ type, phone, ...item }, index) => ({
    ...item,
    ...pointNear(points, item.postcode, `${item.name}${item.street}`),
    volunteer_center_id: center.id,
    id: organizationId(center, item.name),
    organization_type: type,
    email: `info@${item.name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\(demo\)|[^a-z]/g, '')
      .slice(0, 40)}.example`,
    phone_number: phone,
    ...contactRow(item.name, index),
    ...activityRow(type, item.sector),
    submitted_at: item.status === 'pending' ? daysFrom(now, -2).toISOString() : null,
    show_on_social_map: item.status === 'approved' && type === 'NonProfit',
    approved_at:
      item.status === 'approved' || item.status === 'archived'
        ? daysFrom(now, -200 + index).toISOString()
        : null,
    created_at: daysFrom(
      now,
      item.status === 'pending' ? -2 : item.status === 'denied' ? -30 : -202 + index,
    ).toISOString(),
  }));
}

function userRows(
  center: DemoCenter,
  accounts: readonly DemoAccount[],
  { now, passwordHash }: DemoContext,
): Row[] {
  return accounts.map((account, index) => ({
    volunteer_center_id: center.id,
    id: accountId(center, account),
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    status: 'active',
    signup_method: account.role === 'volunteer' ? 'signedUp' : 'createdByUser',
    password_hash: passwordHash,
    confirmed_at: daysFrom(now, -90 + index).toISOString(),
    accepted_terms_at: daysFrom(now, -90 + index).toISOString(),
    created_at: daysFrom(now, -91 + index).toISOString(),
  }));
}

/** Mentor and student belong to a school, the organisation's account to the busiest one; the others to the centre. */
function roleRows(center: DemoCenter, accounts: readonly DemoAccount[], content: DemoContent): Row[] {
  const school = content.organizations.find((item) => item.type === 'School')?.name;
  const heldFor = (account: DemoAccount): (string | undefined)[] => {
    if (account.role === 'organization_superuser')
      return busiestOrganizations(content).slice(0, worksForTwo(account) ? 2 : 1);
    return [account.role === 'mentor' || account.role === 'student' ? school : undefined];
  };
  return accounts.flatMap((account) =>
    heldFor(account).map((organization, index) => ({
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} role ${account.email}${index || ''}`),
      user_id: accountId(center, account),
      role: account.role,
      organization_id: organization === undefined ? null : organizationId(center, organization),
    })),
  );
}

async function seedCenter(client: pg.Client, center: DemoCenter, context: DemoContext): Promise<void> {
  const content = await demoContent(center);
  const accounts = demoAccounts(center.key);
  const applications = applicationRows(center, content, {
    now: context.now,
    accounts,
    ownOrganization: busiestOrganizations(content)[0],
  });
  const reactions = (id: string) => {
    const own = applications.filter((row) => row.vacancy_id === id);
    const since = own.map((row) => (context.now.getTime() - Date.parse(String(row.created_at))) / 86_400_000);
    return {
      accepted: own.filter((row) => row.status === 'accepted').length,
      applied: Math.max(0, ...since),
    };
  };
  const phoneOf = (name: string) => content.organizations.find((item) => item.name === name)?.phone ?? '';
  await enterCenter(client, center.id);
  await insertRows(client, 'volunteer_center_profiles', [profileRow(center)]);
  await insertRows(client, 'organizations', organizationRows(center, content, context));
  await insertRows(client, 'users', userRows(center, accounts, context));
  await insertRows(client, 'user_roles', roleRows(center, accounts, content));
  await insertArrivals(client, center, content, context);
  await insertRows(client, 'users', peopleRows(center, context.now));
  await insertRows(client, 'user_roles', peopleRoleRows(center, content));
  const shared = { now: context.now, points: context.points, reactions, phoneOf };
  await insertRows(client, 'vacancies', vacancyRows(center, content.vacancies, shared));
  await insertRows(client, 'applications', applications);
  const happened = { center, content, accounts, applications };
  const told = notificationRows(happened, roleRows(center, accounts, content), context.now.getTime());
  await insertRows(client, 'notifications', told);
  await insertRows(client, 'audit_events', auditEventRows(happened));
  for (const { seed } of nouns) await seed(client, center, context);
}

async function readPoints(client: pg.Client): Promise<DemoContext['points']> {
  const { rows } = await client.query<{ postcode: string; lat: number; lon: number }>(
    'select postcode, lat, lon from places',
  );
  if (rows.length === 0) throw new Error('The places are missing: seed the reference lists first');
  return new Map(rows.map(({ postcode, lat, lon }) => [postcode, { lat, lon }]));
}

/**
 * Fills an empty database; one that has a centre is left as it is. All in one transaction, so that a process that is
 * killed half way leaves an empty database behind. `isSmall` leaves out what is there to see lists with a lot, as the tests do.
 */
export async function seedDemoContent(
  client: pg.Client,
  options: { now: Date; isSmall?: boolean; note?: (line: string) => void },
): Promise<void> {
  await inTransaction(client, async () => {
    // Two servers that start at the same moment: the second waits here, and then finds the work done.
    await client.query('lock table volunteer_centers in share row exclusive mode');
    const { rowCount } = await client.query('select 1 from volunteer_centers limit 1');
    if (rowCount !== 0) return;
    const context: DemoContext = {
      now: options.now,
      points: await readPoints(client),
      passwordHash: await hash(demoPassword),
      homePages: await demoHomePages(),
      pages: await demoPages(),
      menus: await demoMenus(),
      contactPeople: await demoContactPeople(),
      partners: await demoPartners(),
    };
    const centers = demoCenters.map(({ id, key, name, appContext }) => ({
      id,
      key,
      name,
      app_context: appContext,
    }));
    await insertRows(client, 'volunteer_centers', centers);
    for (const center of demoCenters) {
      await seedCenter(client, center, context);
      if (!options.isSmall) await insertMoreVacancies(client, center, context);
      options.note?.(`Demo content of ${center.name}`);
    }
  });
}
