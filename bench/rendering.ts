/** The same page from the same components, with its data at hand: what rendering alone costs. */
import { pathToFileURL } from 'node:url';

interface Call {
  method: string;
  url: string;
}
interface Answer {
  status: number;
  body: unknown;
}
type Answerer = (request: Request, gift: object) => Promise<Response>;
interface Build {
  entry: { module: { makeAnswer(build: Build, isProduction: boolean): Answerer } };
}

/** Answers of the API, each asked once and then given again from memory. */
function remembering(address: string, headers: Record<string, string>) {
  const known = new Map<string, Answer>();
  return async ({ method, url }: Call): Promise<Answer> => {
    const earlier = known.get(url);
    if (earlier) return structuredClone(earlier);
    const answer = await fetch(`${address}${url}`, { method, headers });
    const fresh = { status: answer.status, body: await answer.json() };
    known.set(url, fresh);
    return fresh;
  };
}

/** Processor milliseconds of one rendering of this path, over `count` of them. */
export async function renderAlone(
  address: string,
  headers: Record<string, string>,
  path: string,
  count: number,
): Promise<number> {
  const file = pathToFileURL(new URL('../build/server/index.js', import.meta.url).pathname).href;
  const build = (await import(file)) as Build;
  const answerPage = build.entry.module.makeAnswer(build, true);
  const nothing = async () => null;
  const gift = {
    send: remembering(address, headers),
    center: { id: 1, key: 'bench', appName: 'Bench', locales: ['nl'] },
    locale: 'nl',
    actor: { kind: 'anonymous' },
    colourMode: 'system',
    nonce: 'bench',
    origin: address,
    now: new Date(),
    isProduction: true,
    refusal: null,
    signIn: nothing,
    signOut: nothing,
    report: () => {},
  };
  const render = async () => (await answerPage(new Request(`${address}${path}`), gift)).text();
  for (let warm = 0; warm < 30; warm++) await render();
  const before = process.cpuUsage();
  for (let round = 0; round < count; round++) await render();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000 / count;
}
