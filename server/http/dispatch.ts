/**
 * One request through one route, in the one order of the house: who → found → may → shape → state → encode
 * (architecture, section 1; api.md, section 3). Rate limits and the centre came before.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#server/auth/actor.ts';
import { authenticate, freshHeaders } from '#server/auth/authenticate.ts';
import { clearAuthCookies, setAuthCookies } from '#server/auth/cookies.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { readBody } from './body.ts';
import { listDocument, oneDocument } from './document.ts';
import { jsonApiType, localeOf } from './error-writer.ts';
import { evenly } from './even-time.ts';
import { sendUid } from './fresh-uid.ts';
import { claimKey, keepAnswer } from './idempotency.ts';
import { readListQuery, readOneQuery } from './list-query.ts';
import { takeFile } from './files.ts';
import { refuse } from './refusal.ts';
import { originOf } from './request.ts';
import { successStatus, type Context, type Route, type SentFile } from './route.ts';
import { refuseCrossOrigin } from './same-origin.ts';
import type { LimitAccount } from './security.ts';
import { send, sendFile, sendSession, type Outgoing } from './send.ts';
import type { Services } from './services.ts';

/** Who sends this; fresh tokens go with the answer, whatever it will be. */
async function whoAsks(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
  if (request.caller) return request.caller.actor;
  const found = await authenticate(services, request.center, {
    headers: request.headers,
    cookies: request.cookies,
    startedAt: request.startedAt,
  });
  request.authentication = found;
  if (found.credentials?.via === 'cookie') {
    refuseCrossOrigin(request);
    if (found.fresh) setAuthCookies(reply, found.fresh);
    else if (found.actor.kind === 'anonymous') clearAuthCookies(reply);
  } else if (found.fresh) reply.headers(freshHeaders(found.fresh));
  return found.actor;
}

/** A write takes what it is sent; JSON:API forbids other parameters of the media type. */
function checkMediaTypes(request: FastifyRequest): void {
  const hasForbiddenParameter = (type: string) =>
    type
      .split(';')
      .slice(1)
      .some((part) => !/^\s*(ext|profile|q)=/.test(part));
  const content = request.headers['content-type'] ?? '';
  if (content.startsWith(jsonApiType) && hasForbiddenParameter(content)) refuse('unsupported_media_type');
  const wanted = (request.headers.accept ?? '*/*').split(',').map((one) => one.trim());
  const ours = wanted.filter((one) => one.startsWith(jsonApiType));
  if (ours.length > 0 && ours.every(hasForbiddenParameter)) refuse('not_acceptable');
}

async function findRecord(shape: Route, context: Context): Promise<unknown> {
  if (!shape.find) return undefined;
  const record: unknown = await shape.find(context);
  if (record === undefined) refuse('not_found');
  return record;
}

function checkPolicy(shape: Route, actor: Actor, record: unknown): void {
  if (shape.isForThemselves && actor.kind === 'user' && actor.actingAdmin !== null)
    refuse('acting_as_another');
  if (shape.policy.kind === 'rule' && !shape.policy.may(actor, record)) refuse('forbidden');
}

interface Asked {
  actor: Actor;
  file: SentFile | undefined;
}

function contextOf(
  services: Services,
  scope: TenantScope,
  request: FastifyRequest,
  { actor, file }: Asked,
): Context {
  const locale = localeOf(request);
  const now = services.now();
  return {
    services,
    scope,
    actor,
    file,
    locale,
    now,
    origin: request.caller?.origin ?? originOf(request, services),
    request,
    center: request.center,
    params: request.params as Record<string, string>,
    reader: { actor, center: request.center, locale, now },
  };
}

async function perform(shape: Route, context: Context): Promise<Outgoing> {
  const { request, scope, actor } = context;
  const record = await findRecord(shape, context);
  checkPolicy(shape, actor, record);
  const raw = request.query as Record<string, unknown>;
  const query = shape.list
    ? readListQuery(shape.list, raw)
    : { ...readListQuery(emptyList, {}), ...readOneQuery(shape.resource.contract, raw) };
  const own = shape.isOwn && actor.kind === 'user' ? actor.userId : undefined;
  const body: unknown = shape.body
    ? readBody(shape.body, request.body, context.params['id'] ?? own)
    : undefined;
  const answer = await shape.handle({ ...context, record, query, body });
  const status = successStatus(shape, answer);
  if (answer.kind === 'none') return { status, body: '', location: null };
  if (answer.kind === 'session')
    return { status, body: JSON.stringify({ data: answer.account }), location: null, session: answer.tokens };
  if (answer.kind === 'file') return { status: 200, body: '', location: null, file: answer };
  const { reader } = context;
  // A route that answers with the other resource names it.
  const resource = (answer.kind === 'other' ? shape.otherResource : undefined) ?? shape.resource;
  const document =
    answer.kind === 'list'
      ? await listDocument(scope, resource, answer.page, reader, query, request.url, answer.meta)
      : await oneDocument(scope, resource, answer.row, reader, query, answer.meta);
  const location =
    status === 201 && answer.kind === 'one' && answer.row !== null
      ? `${shape.path}/${shape.resource.id(answer.row)}`
      : null;
  return { status, body: JSON.stringify(document), location };
}

const emptyList = { type: '', filters: {}, scopes: {}, sorts: [], includes: [] };

/** As `perform`, unless the same key was answered before. */
async function performOnce(shape: Route, context: Context): Promise<Outgoing> {
  const key = context.request.headers['idempotency-key'];
  if (!shape.isIdempotent || typeof key !== 'string' || key === '') return perform(shape, context);
  if (key.length > 255)
    refuse('invalid_parameter', {
      parameter: 'Idempotency-Key',
      values: { name: 'Idempotency-Key', what: '255' },
    });
  const who =
    context.actor.kind === 'user' ? context.actor.userId : (context.request.caller?.ip ?? context.request.ip);
  const { keyHash, stored } = await claimKey(context.scope, key, who, shape.path, context.request.body);
  if (stored) return stored;
  const answer = await perform(shape, context);
  await keepAnswer(context.scope, keyHash, answer);
  return answer;
}

/** Registers a route so that every request to it takes the same steps. */
export function serve(
  app: FastifyInstance,
  services: Services,
  shape: Route,
  limitAccount: LimitAccount,
): void {
  const isReadOnly = shape.method === 'GET';
  const limit: { rateLimit?: { max: number; timeWindow: number } } =
    shape.perMinute === undefined || services.env.rateLimitFactor === 0
      ? {}
      : { rateLimit: { max: Math.ceil(shape.perMinute * services.env.rateLimitFactor), timeWindow: 60_000 } };
  app.route({
    method: shape.method,
    url: shape.path,
    config: limit,
    handler: async (request, reply) => {
      checkMediaTypes(request);
      const actor = await whoAsks(services, request, reply);
      await limitAccount(request);
      const mayBeAnonymous =
        shape.policy.kind === 'public' || (shape.policy.kind === 'rule' && shape.policy.isPublic === true);
      if (actor.kind === 'anonymous' && !mayBeAnonymous) refuse('unauthenticated');
      const file = shape.takesFile ? await takeFile(request) : undefined;
      const work = () =>
        inScope(
          services.pool,
          request.center.id,
          (scope) => performOnce(shape, contextOf(services, scope, request, { actor, file })),
          { isReadOnly: isReadOnly && !shape.isRecorded },
        );
      const answer = await (shape.isEven ? evenly(work) : work());
      if (answer.session) return sendSession(request, reply, answer.session, answer.body);
      if (request.newUid !== null) sendUid(request, reply, request.newUid);
      if (answer.file) return sendFile(reply, shape.file ?? 'application/octet-stream', answer.file);
      return send(request, reply, answer, actor.kind === 'user' || !isReadOnly);
    },
  });
}
