/**
 * Every screen as every actor on records of every kind, as the server renders it: the cases of each noun say who may. A page offers nothing
 * that would be refused: no link to a screen that is not its reader's, no button of an act that `meta.can` does not have.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { camelCase } from '#contract/jsonapi.ts';
import { legalPageAt, legalPages } from '#contract/public-pages.ts';
import { actors, isAtWrongCenter, isSignedIn, type ActorName } from '#tests/cases/actors.ts';
import { expectedScreens, kinds } from '#tests/cases/all-cases.ts';
import type { ScreenRow, WorldRecord } from '#tests/cases/case.ts';
import { coverOf } from '#tests/cases/cover.ts';
import { makeWorld, type World } from '#tests/cases/world.ts';
import { allScreens, screens, type ListedScreen } from '#tests/support/screens.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { patience } from '#tests/support/pace.ts';

let server: TestServer;
let world: World;
let pages = 0;

beforeAll(async () => {
  server = await testServer({ hasSchools: true, withPages: true, organizationsMove: true });
  world = await makeWorld(server, kinds);
  await server.build.page({ slug: 'home', is_home: true });
});
afterAll(async () => {
  process.stdout.write(`Screens: ${pages} pages of ${screens.length} screens for ${actors.length} actors\n`);
  await server.close();
});

interface Page {
  status: number;
  location: string;
  html: string;
}

const cookieOf = ({ headers }: Session) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

async function open(url: string, actor: ActorName): Promise<Page> {
  pages += 1;
  const as = world.sessions[actor];
  const answer = await server.running.app.inject({
    url,
    headers: { host: first.host, accept: 'text/html', ...(as && { cookie: cookieOf(as) }) },
  });
  for (const { name, value } of answer.cookies)
    if (as && name in as.headers && value !== '') as.headers[name] = value;
  return {
    status: answer.statusCode,
    location: String(answer.headers.location ?? ''),
    html: answer.payload,
  };
}

const nothing: WorldRecord = { id: '', relation: 'missing', status: '', organizationStatus: '' };
/**
 * Who is refused before any record is looked for is tried on one, others on a cover: a screen shows what the call behind it answers, and
 * tests/http/rights-matrix asks that of every record.
 */
function recordsOf(screen: ListedScreen, row: ScreenRow, actor: ActorName): readonly WorldRecord[] {
  if (!row.about) return [nothing];
  const tried = world.recordsOf(row.about).filter(({ of }) => of === undefined || of === actor);
  const isRefusedAtOnce = isAtWrongCenter(actor) || (!isSignedIn(actor) && !screen.isPublic);
  if (isRefusedAtOnce) return tried.slice(0, 1);
  return coverOf(tried, (record) => expectedOf(screen, row, actor, record));
}

function expectedOf(
  { isPublic, isExit }: ListedScreen,
  row: ScreenRow,
  actor: ActorName,
  record: WorldRecord,
) {
  if (isAtWrongCenter(actor)) return 403;
  if (!isPublic && !isExit && !isSignedIn(actor)) return 302;
  return row.status({ actor, ...record });
}

/** The address of a screen; a page by its name is the one that every centre has. */
const filled = (path: string, id: string) =>
  path === '/:slug?' ? legalPages.privacy : path.replace(/\/:\w+\?/, '').replace(/:\w+/, id);

/** Addresses of each screen; those without a parameter come first. */
const patterns = screens
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map((screen) => {
    const pattern = screen.path
      .replaceAll(/(?<=.)\/:\w+\?/g, '(?:/([^/]+))?')
      .replaceAll(/:\w+\??/g, '([^/]+)');
    return { screen, pattern: new RegExp(`^${pattern}$`) };
  });

/** A screen of the list by an address within it, with the record that the address names. */
function findScreen(address: string): { screen: ListedScreen; id: string } | undefined {
  for (const { screen, pattern } of patterns) {
    const found = pattern.exec(address);
    const isNone = screen.path === '/:slug?' && !legalPageAt(found?.[1]);
    if (found && !isNone) return { screen, id: found[1] ?? '' };
  }
  return undefined;
}

const hrefs = (html: string) => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)]
      .map(([, href = '']) => href.replace(/[?#].*$/, '').replace(/^\/(nl|en)(?=\/|$)/, '') || '/')
      .filter((href) => !/^\/(api|assets|embed|feed|files|open|posters|uploads)\//.test(href)),
  ),
];

/** Links of a page to what would not be shown to whoever reads it. Who is not signed in is asked to sign in, which is no refusal. */
function refusedLinks({ html }: Page, actor: ActorName): string[] {
  return hrefs(html).flatMap((href) => {
    const { screen, id } = findScreen(href) ?? {};
    if (!screen) return [`${href}: no screen`];
    const row = expectedScreens[screen.path];
    if (!row || screen.isExit) return [];
    const record = row.about ? world.recordsOf(row.about).find((one) => one.id === id) : nothing;
    if (!record || (record.of && record.of !== actor)) return [];
    const status = expectedOf(screen, row, actor, record);
    return status < 400 ? [] : [`${href}: ${status}`];
  });
}

/** Acts that the forms of a page send, by the names under which screens send them. */
const actsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/<(?:input|button)\b[^>]*>/g)]
      .filter(([tag]) => /name="(?:act|move|intent)"/.test(tag))
      .map(([tag]) => camelCase(/value="([^"]*)"/.exec(tag)?.[1] ?? '')),
  ),
];

async function refusedActs(
  { html }: Page,
  { about }: ScreenRow,
  actor: ActorName,
  record: WorldRecord,
): Promise<string[]> {
  const acts = actsIn(html);
  if (!about || acts.length === 0) return [];
  const { body } = await server.call(first.host, 'GET', `/api/v1/${about.noun}/${record.id}`, {
    as: world.sessions[actor],
  });
  const can = body.data.meta.can as Record<string, boolean>;
  return acts.filter(
    (act) => can[act.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] === false,
  );
}

/** Whoever is not signed in is sent to sign in, or from a public screen on which nothing can be done any more to another public one. */
const leadsOn = ({ isPublic }: ListedScreen, { location }: Page): boolean =>
  location.includes('/auth/login-1') || (isPublic === true && findScreen(location)?.screen.isPublic === true);

async function tryScreen(screen: ListedScreen, actor: ActorName): Promise<string[]> {
  const row = expectedScreens[screen.path];
  if (!row) return [];
  const wrong: string[] = [];
  for (const record of recordsOf(screen, row, actor)) {
    const page = await open(filled(screen.path, record.id), actor);
    const what = `${record.relation}, ${record.status}`;
    const status = expectedOf(screen, row, actor, record);
    if (page.status !== status) wrong.push(`${what}: ${page.status} ${page.location} instead of ${status}`);
    if (!isSignedIn(actor) && status === 302 && !leadsOn(screen, page))
      wrong.push(`${what}: sent to ${page.location}`);
    if (page.status !== 200 || isAtWrongCenter(actor)) continue;
    wrong.push(...refusedLinks(page, actor).map((link) => `${what}: links to ${link}`));
    wrong.push(...(await refusedActs(page, row, actor, record)).map((act) => `${what}: offers ${act}`));
  }
  return wrong;
}

// Leaving ends the session that the other screens are asked with.
const entered = screens.filter(({ isExit }) => !isExit);
describe.each(entered.map((screen) => [screen.path, screen] as const))('%s', (_path, screen) => {
  test.each(actors)('as %s', async (actor) => {
    expect(await tryScreen(screen, actor)).toEqual([]);
  });
});

const part = '--b\r\ncontent-disposition: form-data; name="x"\r\n';
/** What no form of ours posts, each with the status of a screen that reads it. */
const oddBodies: readonly [type: string | undefined, body: string, status: number][] = [
  ['application/json', '{"act":"approve"}', 415],
  ['application/vnd.api+json', '{', 415],
  ['text/plain', 'act=approve', 415],
  ['text/html', '<b>', 415],
  ['application/octet-stream', '\u0000', 415],
  ['nonsense', 'x', 415],
  [undefined, '', 415],
  ['multipart/form-data', part, 400],
  ['multipart/form-data; boundary=b', '', 400],
  ['multipart/form-data; boundary=b', `${part}\r\nwithout an end`, 400],
];

test(
  'a body that is no form is no fault of ours, whatever screen it is sent to',
  async () => {
    const as = world.sessions.center_superuser;
    const wrong: string[] = [];
    const read = new Set<number>();
    for (const { path, isExit } of allScreens)
      for (const [type, body, status] of isExit ? oddBodies.slice(0, 1) : oddBodies) {
        const about = expectedScreens[path]?.about;
        const id = about
          ? (world.recordsOf(about).find(({ relation }) => relation !== 'missing')?.id ?? '')
          : '';
        const answer = await server.running.app.inject({
          method: 'POST',
          url: filled(path, id),
          payload: body,
          headers: {
            host: first.host,
            origin: 'null',
            'sec-fetch-site': 'same-origin',
            ...(type && { 'content-type': type }),
            ...(as && { cookie: cookieOf(as) }),
          },
        });
        read.add(answer.statusCode);
        // Screens without a form of their own refuse, or send on, before they read.
        if (![status, 302, 303, 403, 404, 405].includes(answer.statusCode))
          wrong.push(`${path} ${type}: ${answer.statusCode}`);
      }
    expect(wrong).toEqual([]);
    expect([...read]).toEqual(expect.arrayContaining([400, 415]));
  },
  patience(120_000),
);
