/** `/api/_nuxt_icon`: icons by name, from the shipped sets or else from the public service, and a search in the shipped ones. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { iconMaxUrlChars, iconPath, shippedIconSets } from '#contract/icons.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import { englishWords } from './dutch-words.ts';
import { partOf, shippedSet } from './icon-set.ts';
import { publicIcons, type FetchIcons } from './public-icons.ts';

type Asked = FastifyRequest<{
  Params: { file?: string };
  Querystring: { prefix?: string; icons?: string; query?: string; limit?: string };
}>;

const weekSeconds = 7 * 24 * 3600;
const mostFound = 120;

function namesOf(request: Asked): { prefix: string; names: string[] } {
  const prefix = request.params.file?.replace(/\.json$/, '') ?? request.query.prefix ?? '';
  const names = String(request.query.icons ?? '').split(',');
  const areNames = [prefix, ...names].every((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  // Clients count before they encode: a comma is one sign to them and three in the address.
  const asCounted = `${iconPath}/${prefix}.json?icons=${names.join(',')}`;
  if (asCounted.length > iconMaxUrlChars) refuse('malformed', { values: { what: 'URL' } });
  if (!areNames) refuse('malformed', { values: { what: 'icons' } });
  return { prefix, names: [...new Set(names)] };
}

async function answerIcons(
  request: Asked,
  reply: FastifyReply,
  fetchIcons: FetchIcons,
  mayAsk: (request: FastifyRequest) => Promise<boolean>,
): Promise<FastifyReply> {
  const { prefix, names } = namesOf(request);
  const set = await shippedSet(prefix);
  const answer = set ? partOf(set, names) : await fetchIcons(prefix, names, () => mayAsk(request));
  if (!answer) return refuse('not_found');
  return reply
    .header('cache-control', answer.not_found ? 'public, max-age=300' : `public, max-age=${weekSeconds}`)
    .type('application/json')
    .send(JSON.stringify(answer));
}

/** Names in the shipped sets that hold every word, the shortest first: `huis` finds `house`. */
async function answerSearch(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const words =
    String(request.query.query ?? '')
      .toLowerCase()
      .slice(0, 80)
      .match(/[a-z0-9]+/g) ?? [];
  const limit = Math.min(mostFound, Math.max(1, Number(request.query.limit) || 48));
  const prefixes = shippedIconSets.filter(
    (prefix) => !request.query.prefix || request.query.prefix === prefix,
  );
  const wanted = words.map((word) => [word, ...englishWords(word)]);
  const lists = await Promise.all(
    prefixes.map(async (prefix) => {
      const set = await shippedSet(prefix);
      return Object.keys(set?.icons ?? {})
        .filter((name) => wanted.every((anyOf) => anyOf.some((word) => name.includes(word))))
        .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
        .map((name) => `${prefix}:${name}`);
    }),
  );
  const found = lists.flat();
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/json')
    .send(JSON.stringify({ icons: found.slice(0, limit), total: found.length }));
}

/** How often one address may make this server ask another. */
const outwardPerMinute = 30;

function limitOutward(app: FastifyInstance, { rateLimitFactor }: Services['env']) {
  if (rateLimitFactor === 0) return async () => true;
  const check = app.createRateLimit({
    max: Math.ceil(outwardPerMinute * rateLimitFactor),
    timeWindow: 60_000,
    allowList: [],
    keyGenerator: ({ ip }) => ip,
  });
  return async (request: FastifyRequest) => {
    const count = await check(request);
    return count.isAllowed || !count.isExceeded;
  };
}

/** Registers the calls. They are the same for every centre and hold nothing of anybody. */
export function serveIcons(app: FastifyInstance, { env }: Services): void {
  const fetchIcons = publicIcons(env.iconServiceUrl);
  const mayAsk = limitOutward(app, env);
  app.get(`${iconPath}/search`, (request: Asked, reply) => answerSearch(request, reply));
  app.get(`${iconPath}/:file`, (request: Asked, reply) => answerIcons(request, reply, fetchIcons, mayAsk));
  app.get(iconPath, (request: Asked, reply) => answerIcons(request, reply, fetchIcons, mayAsk));
}
