/** A real server on a database of its own, with two centres and nothing else in it. The same code as in production opens it. */
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { InjectOptions } from 'fastify';
import { seedReferenceLists } from '#db/seeds/reference-lists.ts';
import { readEnv } from '#server/env.ts';
import { TimingEqualizer } from '#server/http/equalize-timing.ts';
import { openServer, type RunningServer } from '#server/server.ts';
import { answerCheck } from '#tests/support/answer-check.ts';
import { makeBuilders, password, type Builders } from '#tests/support/builders.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

export interface TestCenter {
  id: number;
  host: string;
}

export const first: TestCenter = { id: 1, host: 'public.localhost' };
export const second: TestCenter = { id: 2, host: 'oldebroek.localhost' };

/** The three headers of a device; each answer may renew them. */
export interface Session {
  headers: Record<string, string>;
  userId: string;
}

/** A parsed document, loosely typed: the answer check has held it against openapi.json. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
export type Body = any;

export interface TestAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Body;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

export interface CallOptions {
  as?: Session | null;
  /** An object is sent as JSON:API; text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  running: RunningServer;
  /** As the owner of the tables, in no centre: see `Builders.sql` for rows. */
  owner: pg.Client;
  ownerUrl: string;
  build: Builders;
  /** The server's time; tests move it. */
  clock: { now: Date };
  call(host: string, method: Method, path: string, options?: CallOptions): Promise<TestAnswer>;
  signIn(host: string, email: string, word?: string): Promise<Session>;
  close(): Promise<void>;
}

const tokenNames = ['access-token', 'client', 'uid'] as const;

const tokensOf = (headers: TestAnswer['headers']) =>
  Object.fromEntries(tokenNames.map((name) => [name, headers[name] ?? '']));

async function fillCenters(owner: pg.Client): Promise<void> {
  await seedReferenceLists(owner);
  await owner.query(
    "insert into volunteer_centers (id, key, name) values (1, 'public', 'Eerste'), (2, 'oldebroek', 'Tweede')",
  );
  for (const [id, name, locales] of [
    [first.id, 'Eerste centrale', '{nl,en}'],
    [second.id, 'Tweede centrale', '{nl}'],
  ]) {
    await owner.query("select set_config('app.center', $1, false)", [String(id)]);
    await owner.query(
      'insert into volunteer_center_profiles (volunteer_center_id, name, locales) values ($1, $2, $3)',
      [id, name, locales],
    );
  }
}

/** Organisations may move between centres: as the shipped override has it. */
const override = fileURLToPath(new URL('../../config/public.override.json', import.meta.url));

const testEnv = (folder: string, organizationsMove: boolean) =>
  readEnv({
    ...(organizationsMove && { PUBLIC_CONFIGURATION: override }),
    DATA_DIR: folder,
    SECRET: 'a secret of the tests, of forty letters.',
    HOST: 'localhost',
    // Tests ask nothing of the network.
    ICON_SERVICE_URL: 'none',
    MAP_TILE_URL: 'none',
    PORT: '0',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });

function payloadOf(options: CallOptions): Pick<InjectOptions, 'payload' | 'headers'> {
  if (options.body === undefined) return {};
  if (typeof options.body === 'string') return { payload: options.body };
  return { payload: JSON.stringify(options.body), headers: { 'content-type': 'application/vnd.api+json' } };
}

function parsed(payload: string, type: string): Body {
  return payload !== '' && /json/.test(type) ? JSON.parse(payload) : payload;
}

/** Sends calls and holds each answer against openapi.json. */
function caller(running: RunningServer, check: ReturnType<typeof answerCheck>): TestServer['call'] {
  return async (host, method, path, options = {}) => {
    const { payload, headers } = payloadOf(options);
    const reply = await running.app.inject({
      method,
      url: path,
      ...(payload !== undefined && { payload }),
      headers: { host, ...headers, ...options.as?.headers, ...options.headers },
    });
    const answer = {
      status: reply.statusCode,
      headers: reply.headers as TestAnswer['headers'],
      body: parsed(reply.payload, String(reply.headers['content-type'] ?? '')),
    };
    // A session of somebody else, as an admin may open one, is not this device's.
    if (
      options.as &&
      answer.headers['access-token'] &&
      answer.headers['client'] === options.as.headers['client']
    )
      options.as.headers = tokensOf(answer.headers);
    check({ method, path, status: answer.status, body: answer.body });
    return answer;
  };
}

/** Opens it; close it in `afterAll`. `now` is where its clock stands still; `withPages` also serves the screens, which must be built. */
export async function testServer(
  options: {
    now?: Date;
    sentryDsn?: string;
    mapTileUrl?: string;
    /** What people type may lead to this machine. */
    reachesLoopback?: boolean;
    withPages?: boolean;
    organizationsMove?: boolean;
    hasSchools?: boolean;
    /** One, so that whatever holds a connection and waits for another fails in the first test that comes along; more for races. */
    connections?: number;
  } = {},
): Promise<TestServer> {
  const database = await freshDatabase();
  const folder = temporaryFolder();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await fillCenters(owner);
  const clock = { now: options.now ?? new Date() };
  const running = await openServer(
    {
      ...testEnv(folder, options.organizationsMove ?? false),
      sentryDsn: options.sentryDsn ?? null,
      databaseConnections: options.connections ?? 1,
      mapTileUrl: options.mapTileUrl ?? null,
      reachesLoopback: options.reachesLoopback ?? false,
    },
    {
      ownerUrl: database.ownerUrl,
      now: () => clock.now,
      // A test of that time puts one in its place.
      timingEqualizer: TimingEqualizer.none(),
      withPages: options.withPages ?? false,
      withWorker: false,
    },
  );
  // Mentors and students are given roles only where schools take part.
  running.services.configuration.isStagedoos = options.hasSchools ?? false;
  const headers = { host: first.host };
  const description = await running.app.inject({ url: '/api/v1/openapi.json', headers });
  const call = caller(running, answerCheck(description.payload));
  return {
    running,
    owner,
    ownerUrl: database.ownerUrl,
    build: makeBuilders(owner, clock),
    clock,
    call,
    async signIn(host, email, word = password) {
      const answer = await call(host, 'POST', '/auth/sign_in', {
        body: JSON.stringify({ email, password: word }),
        headers: { 'content-type': 'application/json' },
      });
      if (answer.status !== 200)
        throw new Error(`${email} cannot sign in at ${host}: ${JSON.stringify(answer.body)}`);
      return { headers: tokensOf(answer.headers), userId: answer.body.data.id };
    },
    async close() {
      await running.stop();
      await owner.end();
      await database.drop();
      removeTemporaryFolder(folder);
    },
  };
}
