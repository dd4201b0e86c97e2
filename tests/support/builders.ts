/** Makes rows for tests as the owner of the tables. Each makes the parents it needs and differs from all others. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#contract/roles.ts';
import { insertRows, type Row } from '#db/seeds/insert.ts';
import { hashPassword } from '#server/auth/passwords.ts';

export const password = 'een lang wachtwoord';

type Over = Row & { center?: number };

export interface Built extends Row {
  id: string;
}

export interface BuiltUser extends Built {
  email: string;
}

/** A role, with its organisation where it is held for one. */
export type RoleOf = Role | readonly [Role, organizationId: string];

export interface Builders {
  organization(over?: Over): Promise<Built>;
  /** Active and confirmed, with the password `password`. */
  user(over?: Over & { roles?: readonly RoleOf[] }): Promise<BuiltUser>;
  /** Published, complete, and open to anybody; for an organisation of its own unless one is given. */
  vacancy(over?: Over): Promise<Built>;
  /** Confirmed and new; without an account. */
  application(over?: Over): Promise<Built>;
  page(over?: Over): Promise<Built>;
  /** Runs SQL as the owner inside a centre. */
  sql(center: number, text: string, values?: unknown[]): Promise<Row[]>;
  /** Rows in `center` that look like those of the other one: same titles, names and addresses. */
  lookAlikes(
    center?: number,
  ): Promise<{ organization: Built; vacancy: Built; user: BuiltUser; application: Built }>;
}

let count = 0;
const next = () => (count += 1);
let hashed: Promise<string> | undefined;
const passwordHash = () => (hashed ??= hashPassword(password));

/** Where the tests' vacancies are: Wezep, a postcode that the shared list has. */
export const place = { postcode: '8091', city: 'Wezep', lat: 52.4567, lon: 6.0003 };

const consent = 'De organisatie mag mijn gegevens gebruiken.';

/** One statement after another, each in its centre: the setting holds for the connection. */
function queue(owner: pg.Client) {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(center: number, work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(async () => {
      await owner.query("select set_config('app.center', $1, false)", [String(center)]);
      return work();
    });
    last = done.catch(() => {});
    return done;
  };
}

type Insert = (table: string, values: Over, usual: Row) => Promise<Built>;

function inserter(owner: pg.Client, clock: { now: Date }, inCenter: ReturnType<typeof queue>): Insert {
  return async (table, { center = 1, ...over }, usual) => {
    const row = { volunteer_center_id: center, id: uuidv7(), created_at: clock.now, ...usual, ...over };
    await inCenter(center, () => insertRows(owner, table, [row]));
    return row as Built;
  };
}

const isoDay = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

const vacancyOf = (number: number, now: Date): Row => ({
  title: `Vacature ${number}`,
  summary: 'Kort gezegd',
  description: '<p>Je helpt een middag in de week.</p>',
  status: 'published',
  category_ids: ['nature'],
  published_at: isoDay(now, -1),
  expires_at: isoDay(now, 30),
  ...place,
});

const applicationOf = (number: number, now: Date): Row => ({
  first_name: 'Noor',
  last_name: `Jansen ${number}`,
  email: `noor${number}@post.example`,
  message: 'Ik kom graag helpen.',
  confirmed_at: now,
  consented_at: now,
  consent_text: consent,
});

function userBuilder(insert: Insert, clock: { now: Date }): Builders['user'] {
  return async ({ roles = [], ...over } = {}) => {
    const number = next();
    const user = await insert('users', over, {
      email: `persoon${number}@post.example`,
      first_name: 'Sam',
      last_name: `de Vries ${number}`,
      status: 'active',
      password_hash: await passwordHash(),
      confirmed_at: clock.now,
    });
    for (const held of roles) {
      const [role, organization] = typeof held === 'string' ? [held, null] : held;
      await insert(
        'user_roles',
        { center: over.center },
        { user_id: user.id, role, organization_id: organization },
      );
    }
    return user as BuiltUser;
  };
}

/** `is_published` puts it online as it is. */
const pageBuilder =
  (insert: Insert, sql: Builders['sql'], clock: { now: Date }): Builders['page'] =>
  async ({ is_published: isPublished = true, ...over } = {}) => {
    const usual = {
      slug: `pagina-${next()}`,
      locale: 'nl',
      title: 'Een pagina',
      blocks: [],
      updated_at: clock.now,
    };
    const page = await insert('pages', { translation_key: uuidv7(), ...over }, usual);
    if (isPublished)
      await sql(over.center ?? 1, 'select put_page_online($1::smallint, $2, $3)', [
        over.center ?? 1,
        page.id,
        clock.now,
      ]);
    return page;
  };

/** Builders on this connection. `clock` gives rows their moments. */
export function makeBuilders(owner: pg.Client, clock: { now: Date }): Builders {
  const inCenter = queue(owner);
  const insert = inserter(owner, clock, inCenter);
  const organization: Builders['organization'] = (over = {}) =>
    insert('organizations', over, {
      name: `Stichting ${next()}`,
      status: 'approved',
      organization_type: 'NonProfit',
      activity_type_ids: [],
      show_on_social_map: false,
    });
  const vacancy: Builders['vacancy'] = async (over = {}) => {
    const organization_id = over['organization_id'] ?? (await organization({ center: over.center })).id;
    return insert('vacancies', { ...over, organization_id }, vacancyOf(next(), clock.now));
  };
  const application: Builders['application'] = async (over = {}) => {
    const of: Row = over['vacancy_id'] ? {} : await vacancy({ center: over.center });
    const parents = { vacancy_id: of['id'], organization_id: of['organization_id'] };
    return insert('applications', over, { ...applicationOf(next(), clock.now), ...parents });
  };
  const user = userBuilder(insert, clock);
  const runSql: Builders['sql'] = (center, text, values = []) =>
    inCenter(center, async () => (await owner.query<Row>(text, values)).rows);
  return {
    organization,
    user,
    vacancy,
    application,
    page: pageBuilder(insert, runSql, clock),
    sql: runSql,
    async lookAlikes(center = 2) {
      const twin = await organization({ center, name: 'Dubbelganger' });
      const same = await vacancy({ center, organization_id: twin.id, title: 'Dubbele vacature' });
      const person = await user({
        center,
        email: 'dubbel@post.example',
        roles: [['organization_superuser', twin.id]],
      });
      const parents = { vacancy_id: same.id, organization_id: twin.id };
      return {
        organization: twin,
        vacancy: same,
        user: person,
        application: await application({
          center,
          ...parents,
          email: 'dubbel@post.example',
          last_name: 'Dubbel',
        }),
      };
    },
  };
}

/** A token of a mail and its row, as one-time-tokens makes them. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();
