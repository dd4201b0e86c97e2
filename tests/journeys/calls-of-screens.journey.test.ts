/**
 * How often a page asks our own API while the server renders it, with the demo content, for everybody who may see it: at most three
 * times for the frame and three for the screen, each only once. More would wait for one another, or ask for what one call could include.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { ticketHeader } from '#server/http/in-process.ts';
import { openServer, type RunningServer } from '#server/server.ts';
import { demoDatabase } from '#tests/support/database.ts';
import { patience } from '#tests/support/pace.ts';
import { countStatements } from '#tests/support/statements.ts';
import { actors, pathsOf, screensFor, type Actor } from '#tests/support/screen-addresses.ts';
import { screens } from '#tests/support/screens.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

const most = 3;
/** Of who opens the page, and what all of it reads. */
const mostConnections = 2;
/** And more in transactions of their own: the state of a link, looks at a person, the mails to them and answers to a form, which are written down, and another centre. */
const apart: Record<string, number> = {
  '/admin/centers/:id/edit': 3,
  '/auth/reset': 3,
  '/form_builder/:id': 3,
  '/users/:id': 4,
  '/users/:id/add_role': 3,
  '/users/:id/edit': 3,
};
const allowed = (path: string): number => apart[path] ?? mostConnections;
const host = 'public.localhost';
const password = 'welkom-in-de-buurt';
const admin = 'beheer';

let server: RunningServer;
let close: () => Promise<void>;
/** In-process calls of the page that is rendered now. */
let calls: string[] = [];
/** How often it took a connection: what the server takes meanwhile by itself, to read its centres again, is no work of a page. */
const takenFor = new AsyncLocalStorage<{ connections: number }>();
let counted: ReturnType<typeof countStatements>;

beforeAll(async () => {
  const database = await demoDatabase();
  const folder = temporaryFolder();
  const env = readEnv({
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'error',
    ICON_SERVICE_URL: 'none',
    MAP_TILE_URL: 'none',
  });
  // Time stands still: on a busy machine a session is due for its next token in between, which takes a connection of its own.
  const now = new Date();
  server = await openServer(env, { ownerUrl: database.ownerUrl, withWorker: false, now: () => now });
  const { pool } = server.services;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    const page = takenFor.getStore();
    if (page) page.connections += 1;
    return connect(...args);
  }) as typeof pool.connect;
  counted = countStatements(server.services.pool);
  const inject = server.app.inject.bind(server.app) as (asked: unknown) => unknown;
  server.app.inject = ((asked: { headers?: object; method?: string; url?: string }) => {
    if (ticketHeader in (asked.headers ?? {})) calls.push(`${asked.method} ${asked.url}`);
    return inject(asked);
  }) as typeof server.app.inject;
  // The lists that all centres share are asked for once by each server: they are there already.
  await open('/vacancies/search', {});
  close = async () => {
    await server.stop();
    await database.drop();
    removeTemporaryFolder(folder);
  };
});
afterAll(() => close());

type Headers = Record<string, string>;

async function signIn(who: Actor): Promise<Headers> {
  if (who === 'visitor') return {};
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/sign_in',
    headers: { host },
    payload: { email: who === admin ? 'beheer@platform.example' : `${who}@public.example`, password },
  });
  expect(answer.statusCode, who).toBe(200);
  const { 'access-token': token, client, uid } = answer.headers as Headers;
  return { 'access-token': token ?? '', client: client ?? '', uid: uid ?? '' };
}

async function open(url: string, session: Headers) {
  const cookie = Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  calls = [];
  const page = { connections: 0 };
  const { result: answer, statements } = await takenFor.run(page, () =>
    counted(async () =>
      server.app.inject({
        url,
        headers: { host, accept: 'text/html', ...(cookie === '' ? {} : { cookie }) },
      }),
    ),
  );
  for (const { name, value } of answer.cookies) if (name in session && value !== '') session[name] = value;
  return {
    status: answer.statusCode,
    made: [...calls],
    taken: page.connections,
    sent: statements.filter((one) => !/^(begin|commit|rollback)\b/.test(one)).length,
  };
}

/** So often a page is opened at the most to find out how many connections it needs. */
const mostLooks = 5;

/**
 * As `open`, the look that took the fewest connections: a page gives back the one in which all of it reads once its next call is some
 * hundredths of a second late (server/tenancy/shared-reading), and on a busy machine it is, now and then.
 */
async function openUndisturbed(path: string, url: string, session: Headers) {
  let best = await open(url, session);
  for (let looks = 1; looks < mostLooks && best.taken > allowed(path); looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they would wait for each other
    const other = await open(url, session);
    // oxlint-disable-next-line no-console -- what only another look made good is seen in the run
    console.warn(`looked at again: ${url} took ${best.taken} connections, then ${other.taken}`);
    if (other.taken < best.taken) best = other;
  }
  return best;
}

/** The first record that this reader's list shows. */
async function idFor(path: string, session: Headers): Promise<string | null> {
  const noun = path.startsWith('/content/stock-images/')
    ? 'stock-images'
    : path.startsWith('/vacancies/feeds/')
      ? 'feeds'
      : path.startsWith('/vacancies/tags/')
        ? 'tags'
        : (path.split('/')[1] ?? '');
  const list =
    {
      vacancies: 'vacancies/search',
      nieuws: 'pages/published?filter[page_type_eq]=news',
      content: 'pages',
      'stock-images': 'stock_images?filter[owner]=center',
      contactformulier: 'contact_messages',
      feeds: 'vacancy_feeds',
      tags: 'own_tags',
      form_builder: 'forms',
      admin: 'managed_centers',
    }[noun] ?? noun;
  const answer = await server.app.inject({ url: `/api/v1/${list}`, headers: { host, ...session } });
  const first = answer.statusCode === 200 ? answer.json().data[0] : undefined;
  return (noun === 'nieuws' ? first?.attributes.slug : first?.id) ?? null;
}

/** Screens that ask more often than that as yet, with how often at most. */
const more: Record<string, number> = {
  // The page, what leads to it, who may be given it, and the links to its draft.
  '/content/:id/settings': 4,
  // Of staff, also how many organisations they look after.
  '/instellingen/organisatie': 4,
  // For whom, who is asked about it, the forms that it can ask, and the newest before it.
  '/vacancies/add': 4,
};
/**
 * Of an admin, where organisations may go to another centre: not so in the demo. And those that this centre does not have, or that only a link
 * leads to (tests/support/screen-addresses).
 */
const switchedOff = [
  '/concept/:token',
  '/gelderse-handen',
  '/auth/first-admin',
  '/organizations/:id/move',
  // Of which there is no list with a link.
  '/forms/:token?',
  '/form_builder/:id/submissions/:submissionId',
];

/** The most calls of each screen, connections and statements of each page, and those that somebody saw as what they are. */
const found = new Map<string, number>();
const counts = new Map<string, number>();
const said = new Map<string, number>();
const seen = new Set<string>();

const keepMost = (numbers: Map<string, number>, path: string, number: number) =>
  numbers.set(path, Math.max(number, numbers.get(path) ?? 0));

describe.each(actors)('for %s', (who) => {
  test(
    'the frame asks at most three times, and each screen is opened',
    { timeout: patience(300_000) },
    async () => {
      const session = await signIn(who);
      const frame = await open('/profiel/verwijderd.data?_routes=root', session);
      expect(frame.made.length).toBeLessThanOrEqual(most);
      expect(frame.made.length).toBeGreaterThan(0);
      for (const path of [...screensFor(who), ...(who === admin ? screensFor('centrum') : [])]) {
        const id = path.includes(':') ? await idFor(path, session) : '';
        if (id === null) continue;
        const { status, made, taken, sent } = await openUndisturbed(path, path.replace(/:\w+/, id), session);
        if (status === 200) seen.add(path);
        // What the frame asks as well is asked once.
        expect(made.filter((call, at) => made.indexOf(call) !== at)).toEqual([]);
        const own = made.filter((call) => !frame.made.includes(call)).length;
        keepMost(found, path, own);
        keepMost(counts, path, taken);
        keepMost(said, path, sent);
      }
    },
  );
});

test('each screen asks at most three times, or as often as the list of those with more says', () => {
  expect([...found].filter(([path, count]) => count > (more[path] ?? most))).toEqual([]);
});

test('each page takes two connections, or as many as the list of those with more says', () => {
  expect([...counts].filter(([path, count]) => count > allowed(path))).toEqual([]);
});

/** To find out who asks, for the frame and for the screen; those that open and close transactions are not counted. */
const mostStatements = 22;
/** Those for whom most waits: the vacancies and questions that wait longest stand on it as well. */
const moreStatements: Record<string, number> = { '/dashboard': 23 };

test('each page sends at most so many statements, which may only become fewer', () => {
  expect([...said].filter(([path, number]) => number > (moreStatements[path] ?? mostStatements))).toEqual([]);
});

test('no screen of the list is left out', () => {
  const wanted = screens.filter(({ isExit }) => !isExit).flatMap(({ path }) => pathsOf(path));
  expect(wanted.filter((path) => !seen.has(path) && !switchedOff.includes(path))).toEqual([]);
});
