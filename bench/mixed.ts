/**
 * What visitors and people at work ask for, mixed, over fifty connections: with a fifth of them signed in, at their work or asking for
 * the same as the others, beside nobody signed in.
 */
import type { ServerProcess } from './processes.ts';
import { atLeast, under, type Line } from './report.ts';

const connections = 50;
const signedIn = connections / 5;
const secondsATurn = 6;
const turns = 3;
const center = { 'volunteer-center-id': '1' };
/** Of the demo content; ten devices each at the most. */
const accounts = ['vrijwilliger', 'organisatie', 'centrum'].map((name) => `${name}@public.example`);
const password = 'welkom-in-de-buurt';

const visitors = [
  '/',
  '/vacancies/search',
  '/api/v1/vacancies?page%5Bsize%5D=20',
  '/vacancies/search?q=tuin',
  '/api/v1/vacancies/search?filter%5Bq%5D=taal',
  '/api/v1/volunteer_centers/current?include=profile',
];
const people = [
  '/api/v1/current_user?include=roles',
  '/vacancies/search',
  '/api/v1/applications',
  '/api/v1/vacancies?page%5Bsize%5D=20',
  '/api/v1/notifications',
  '/api/v1/toolbar',
];

/** One connection: asks for one thing after another. Each answer may renew its tokens. */
class Asker {
  readonly #address: string;
  #tokens: Record<string, string> = {};
  constructor(address: string) {
    this.#address = address;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<number> {
    const headers = { ...center, accept: '*/*', 'content-type': 'application/json', ...this.#tokens };
    const answer = await fetch(this.#address + path, { ...init, headers });
    await answer.arrayBuffer();
    for (const name of ['access-token', 'client', 'uid']) {
      const value = answer.headers.get(name);
      if (value) this.#tokens[name] = value;
    }
    return answer.status;
  }

  async signIn(email: string): Promise<void> {
    const status = await this.#fetch('/auth/sign_in', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`);
  }

  async ask(path: string): Promise<void> {
    const status = await this.#fetch(path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
}

interface Turn {
  perSecond: number;
  p95: number;
}

/** All connections at once for some seconds. Throws at the first answer that is no 200. */
async function turn(askers: readonly { asker: Asker; paths: readonly string[] }[]): Promise<Turn> {
  const times: number[] = [];
  const began = performance.now();
  const until = began + secondsATurn * 1000;
  await Promise.all(
    askers.map(async ({ asker, paths }, at) => {
      for (let round = at; performance.now() < until; round += 1) {
        const start = performance.now();
        await asker.ask(paths[round % paths.length] ?? '/');
        times.push(performance.now() - start);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: times.length / seconds, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

const middle = <Value>(values: readonly Value[], by: (value: Value) => number): Value | undefined =>
  values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)];

export async function mixedLines(product: ServerProcess): Promise<Line[]> {
  const known: Asker[] = [];
  for (let count = 0; count < signedIn; count += 1) {
    const asker = new Asker(product.address);
    await asker.signIn(accounts[count % accounts.length] ?? '');
    known.push(asker);
  }
  const nobody = Array.from({ length: connections }, () => ({
    asker: new Asker(product.address),
    paths: visitors,
  }));
  const signedInAsking = (paths: readonly string[]) => [
    ...known.map((asker) => ({ asker, paths })),
    ...nobody.slice(signedIn),
  ];
  const alike = signedInAsking(visitors);
  const atWork = signedInAsking(people);
  // Code that is cold costs many times as much and says nothing of a server that runs.
  for (const askers of [nobody, alike, atWork]) await turn(askers);
  const found: Found[] = [];
  for (let count = 0; count < turns; count += 1)
    found.push({ atWork: await turn(atWork), alike: await turn(alike), without: await turn(nobody) });
  return linesOf(found);
}

interface Found {
  /** A fifth is signed in and does its own work. */
  atWork: Turn;
  /** A fifth is signed in and asks what the others ask. */
  alike: Turn;
  without: Turn;
}

function linesOf(found: readonly Found[]): Line[] {
  const compared = middle(found, ({ alike, without }) => alike.perSecond / without.perSecond);
  const working = middle(found, ({ atWork }) => atWork.perSecond)?.atWork;
  if (!compared || !working) return [];
  const what = `${connections} connections, a fifth signed in`;
  return [
    atLeast(
      `${what}, same addresses, beside nobody signed in`,
      compared.alike.perSecond,
      compared.without.perSecond,
      // Pages of whoever is signed in are rendered for each of them, those of visitors are kept: never as many of the same addresses.
      0.6,
      'requests/s',
    ),
    notUnder(`${what} and at work, requests a second`, Math.round(working.perSecond), 250),
    under(`${what} and at work, p95`, Math.round(working.p95), 400, 'ms'),
  ];
}

const notUnder = (what: string, value: number, limit: number): Line => ({
  what,
  product: `${value} requests/s`,
  bare: '–',
  figure: null,
  budget: `≥ ${limit} requests/s`,
  isMet: value >= limit,
});
