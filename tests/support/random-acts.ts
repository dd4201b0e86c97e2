/** What people do with vacancies, with whoever applied to them and with their organisation, drawn at random. */
import fc from 'fast-check';
import { expireVacancies } from '#server/features/vacancies/expiry/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { apply } from '#tests/support/applying.ts';
import {
  first,
  second,
  testServer,
  type Method,
  type Session,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { stateOf } from '#tests/support/states-of-records.ts';

/** `stranger` manages another organisation, `elsewhere` is staff of another centre. */
const who = ['nobody', 'volunteer', 'other', 'manager', 'stranger', 'staff', 'admin', 'elsewhere'] as const;
export type Who = (typeof who)[number];

/** By their address under that of the vacancy, with what is sent. */
const vacancyActs: Record<string, [Method, string, object]> = {
  publish: ['POST', '/publish', {}],
  unpublish: ['POST', '/unpublish', {}],
  fill: ['POST', '/fill', {}],
  archive: ['POST', '/archive', {}],
  restore: ['POST', '/restore', {}],
  remove: ['DELETE', '', {}],
  approve: ['POST', '/approve', {}],
  return: ['POST', '/return', { reason: 'Vertel erbij hoe laat het begint.' }],
  reject: ['POST', '/reject', { reason: 'Dit is betaald werk.' }],
  renew: ['POST', '/renew', {}],
  answerAll: ['POST', '/answer_applications', { message: 'Dank je wel.' }],
};
const applicationActs: Record<string, object> = {
  accept: {},
  reject: { reject_reason: 'place_taken', reason: 'Toch anders.' },
  withdraw: {},
};
const otherActs = [
  // All else of applications needs one.
  'apply',
  'apply',
  'edit',
  // Of whoever just did what can be taken back.
  'undo',
  'undo',
  'undo',
  'undo',
  'archive organisation',
  'restore organisation',
  'check otherwise',
  'expire',
] as const;

/** One act; `which` of the three vacancies it is about. */
export const act = fc.record({
  // Those who may change something come more often.
  who: fc.constantFrom(...who, ...who.slice(1, -1), 'manager', 'manager', 'staff', 'staff', 'volunteer'),
  which: fc.nat({ max: 2 }),
  what: fc.oneof(
    { arbitrary: fc.constantFrom(...Object.keys(vacancyActs)).map((name) => `vacancy: ${name}`), weight: 5 },
    {
      arbitrary: fc.constantFrom(...Object.keys(applicationActs)).map((name) => `application: ${name}`),
      weight: 5,
    },
    { arbitrary: fc.constantFrom(...otherActs), weight: 5 },
  ),
});
export type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

export interface Stage {
  server: TestServer;
  people: Record<Who, Session | null>;
  organizationId: string;
}

/** A centre with everybody of `who` in it. */
export async function openStage(): Promise<Stage> {
  // What has ended goes by the clock of the database.
  const server = await testServer({ connections: 4 });
  const { build } = server;
  const organizationId = (await build.organization()).id;
  const anotherId = (await build.organization()).id;
  const people = {
    nobody: null,
    volunteer: await somebody(server, { roles: ['volunteer'] }),
    other: await somebody(server, { roles: ['volunteer'] }),
    manager: await somebody(server, { roles: [['organization_superuser', organizationId]] }),
    stranger: await somebody(server, { roles: [['organization_superuser', anotherId]] }),
    staff: await somebody(server, { roles: ['center_superuser'] }),
    admin: await somebody(server, { roles: ['admin'] }),
    elsewhere: await server.signIn(
      second.host,
      (await build.user({ center: second.id, roles: ['center_superuser'] })).email,
    ),
  };
  return { server, people, organizationId };
}

/** Three vacancies that nobody did anything with yet. */
export interface Scene {
  vacancyIds: string[];
  /** The latest offer to take something back, of each. */
  offers: Map<Who, string>;
}

/** Two online and a draft, of one place each. */
export async function openScene({ server: { build }, organizationId }: Stage): Promise<Scene> {
  await build.sql(first.id, "update organizations set status = 'approved' where id = $1", [organizationId]);
  const made = ['published', 'published', 'draft'].map((status) =>
    build.vacancy({ organization_id: organizationId, status, positions: 1 }),
  );
  return { vacancyIds: (await Promise.all(made)).map(({ id }) => id), offers: new Map() };
}

/** Its time is over, and the product looks. */
async function expireOne({ server: { build, running } }: Stage, id: string): Promise<null> {
  const endsIn = (interval: string) =>
    build.sql(first.id, 'update vacancies set expires_at = now() + $2::interval where id = $1', [
      id,
      interval,
    ]);
  await endsIn('-1 hour');
  await inScope(running.services.pool, first.id, expireVacancies);
  await endsIn('1 year');
  return null;
}

async function ofApplication({ server, people }: Stage, { who: name, which, what }: Act, scene: Scene) {
  const records = [...(await stateOf(server.build, scene.vacancyIds)).values()];
  const applications = records.filter(({ noun }) => noun === 'applications');
  const verb = what.split(': ')[1] ?? '';
  // Taking back is for one's own; of the others somebody tries it too.
  const own = applications.filter(({ ofUser }) => verb === 'withdraw' && ofUser === people[name]?.userId);
  const among = own.length > 0 ? own : applications;
  const one = among[which % Math.max(1, among.length)];
  const path = `/api/v1/applications/${one?.id}/${verb}`;
  return one
    ? server.call(first.host, 'POST', path, { as: people[name], body: applicationActs[verb] })
    : null;
}

const checks = ['before', 'after'];

/** Asks the server for it; null where there is nothing to ask, or the product did it by itself. */
export async function carryOut(stage: Stage, done: Act, scene: Scene): Promise<TestAnswer | null> {
  const { server, people, organizationId } = stage;
  const { who: name, which, what } = done;
  const as = people[name];
  const id = scene.vacancyIds[which] ?? '';
  const send = (method: Method, path: string, body: object) =>
    server.call(first.host, method, `/api/v1${path}`, { as, body });
  if (what.startsWith('application: ')) return ofApplication(stage, done, scene);
  switch (what) {
    case 'apply':
      return as && apply(server, id, {}, { as });
    case 'edit':
      return send('PATCH', `/vacancies/${id}`, {
        data: { type: 'vacancies', attributes: { title: `Titel ${which} ${name}` } },
      });
    case 'undo':
      return send('PUT', '/undo', { undo_id: scene.offers.get(name) ?? id });
    case 'archive organisation':
      return send('PUT', `/organizations/${organizationId}/archive`, {
        open_applications: ['keep', 'answer'][which % 2],
      });
    case 'restore organisation':
      return send('PUT', `/organizations/${organizationId}/restore`, {});
    case 'check otherwise':
      await server.build.sql(first.id, 'update volunteer_center_profiles set vacancy_check = $1', [
        checks[which % 2],
      ]);
      return null;
    case 'expire':
      return expireOne(stage, id);
    default: {
      const [method, path, body] = vacancyActs[what.split(': ')[1] ?? ''] ?? ['GET', '', {}];
      return send(method, `/vacancies/${id}${path}`, body);
    }
  }
}
