/** A small application with nothing but the calls of /auth and one signed-in call, for the tests of this folder. */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#contract/roles.ts';
import { authenticate, tokenHeaders } from '#server/auth/authenticate.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { openPool } from '#server/db/pool.ts';
import { serverRoleUrl } from '#server/db/server-role.ts';
import { readEnv } from '#server/env.ts';
import { writeErrors } from '#server/http/error-writer.ts';
import { TimingEqualizer } from '#server/http/equalize-timing.ts';
import { ofFeatures } from '#server/assembly.ts';
import { knowRequests } from '#server/http/request.ts';
import type { Services } from '#server/http/services.ts';
import { folderStorage } from '#server/storage/storage.ts';
import { openCenterDirectory } from '#server/tenancy/centers.ts';
import { readPublicConfiguration } from '#server/tenancy/public-configuration.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { passkeySignInRoutes } from '#server/features/passkeys/signing-in/routes.ts';
import { sessionRoutes } from './routes.ts';

export const password = 'een lang wachtwoord';
export const hosts: Record<number, string> = { 1: 'public.localhost', 2: 'oldebroek.localhost' };
const secret = 'a secret of the tests, of forty letters.';

interface NewUser {
  email: string;
  centerId?: number;
  status?: string;
  confirmed?: boolean;
  role?: Role;
  password?: string | null;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  owner: pg.Client;
  /** All that was logged. */
  logged: string[];
  /** The time of all processes; tests move it. */
  clock: { now: number };
  addUser(user: NewUser): Promise<string>;
  signIn(
    email: string,
    more?: { password?: string; host?: string; ip?: string },
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Makes rows as the owner of the tables, who stands under row-level security too unless a superuser. */
const userMaker = (owner: pg.Client, hashes: Map<string, string>) => async (user: NewUser) => {
  const id = uuidv7();
  const centerId = user.centerId ?? 1;
  const word = user.password === undefined ? password : user.password;
  if (word !== null && !hashes.has(word)) hashes.set(word, await hashPassword(word));
  await owner.query(`set app.center = ${centerId}`);
  await owner.query(
    `insert into users (volunteer_center_id, id, email, first_name, last_name, status, password_hash, confirmed_at)
     values ($1, $2, $3, 'Noor', 'de Boer', $4, $5, $6)`,
    [
      centerId,
      id,
      user.email,
      user.status ?? 'active',
      word === null ? null : hashes.get(word),
      user.confirmed === false ? null : new Date(),
    ],
  );
  if (user.role)
    await owner.query(
      'insert into user_roles (volunteer_center_id, id, user_id, role) values ($1, $2, $3, $4)',
      [centerId, uuidv7(), id, user.role],
    );
  return id;
};

async function startServices(ownerUrl: string, clock: { now: number }): Promise<Services> {
  const pool = openPool(await serverRoleUrl(ownerUrl, secret), 10, () => {});
  const configuration = await readPublicConfiguration(null);
  const centers = await openCenterDirectory(pool, configuration);
  const env = { ...readEnv({ SECRET: secret }), rateLimitFactor: 1 };
  return {
    env,
    pool,
    configuration,
    centers,
    storage: folderStorage(env.dataDir),
    ...ofFeatures,
    log: Fastify().log,
    report: () => {},
    port: 3000,
    timingEqualizer: new TimingEqualizer(),
    now: () => new Date(clock.now),
  };
}

async function buildApp(services: Services, logged: string[]): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void logged.push(line) };
  const app = Fastify({ logger: { level: 'trace', stream } });
  await app.register(cookie);
  knowRequests(app, services);
  writeErrors(app, services.report);
  sessionRoutes(app, services, [passkeySignInRoutes]);
  app.get('/who', async (request, reply) => {
    const { headers, cookies, startedAt } = request;
    const found = await authenticate(services, request.center, { headers, cookies, startedAt });
    if (found.fresh) reply.headers(tokenHeaders(found.fresh));
    return reply.code(found.actor.kind === 'user' ? 200 : 401).send(found.actor);
  });
  await app.ready();
  return app;
}

/** Two centres, no people yet. */
export async function startTestApp(): Promise<TestApp> {
  const database = await freshDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into volunteer_centers (id, key, name) values (1, 'public', 'Public'), (2, 'oldebroek', 'Oldebroek')`,
  );
  const clock = { now: Date.parse('2026-11-20T10:00:00Z') };
  const services = await startServices(database.ownerUrl, clock);
  const logged: string[] = [];
  const app = await buildApp(services, logged);
  const addUser = userMaker(owner, new Map());
  return {
    app,
    services,
    owner,
    logged,
    clock,
    addUser,
    signIn: (email, more = {}) =>
      app.inject({
        method: 'POST',
        url: '/auth/sign_in',
        headers: { host: more.host ?? hosts[1] },
        payload: { email, password: more.password ?? password },
        remoteAddress: more.ip ?? '192.0.2.1',
      }),
    close: async () => {
      await app.close();
      await services.pool.end();
      await owner.end();
      await database.drop();
    },
  };
}

/** The three headers of an answer, as a client sends them back. */
export const tokensOf = (answer: LightMyRequestResponse) => ({
  'access-token': String(answer.headers['access-token']),
  client: String(answer.headers['client']),
  uid: String(answer.headers['uid']),
});

export type Tokens = ReturnType<typeof tokensOf>;

/** A request for who one is. */
export const who = (test: TestApp, headers: Record<string, string>, host = hosts[1]) =>
  test.app.inject({ method: 'GET', url: '/who', headers: { host, ...headers } });
