/** The act of one route: found → may → shape → what takes long → the transaction, and its answer. */
import type { FastifyRequest } from 'fastify';
import type { UndoOffer } from '#contract/undos.ts';
import type { Actor } from '#server/auth/actor.ts';
import { ipOf, shareOf } from '#server/auth/network-groups.ts';
import { mailSender } from '#server/mail/sender.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { inScopeOf } from './perform-scope.ts';
import { check } from './perform-check.ts';
import { canOf, metaOf } from './answer-meta.ts';
import type { Answer } from './answer.ts';
import { listDocument, oneDocument } from './document.ts';
import { localeOf } from './error-writer.ts';
import { claimKey, keepAnswer } from './idempotency.ts';
import type { ListQuery } from './list-query.ts';
import { retryOnce } from './retry.ts';
import { refuse } from './refusal.ts';
import { originOf } from './host.ts';
import { successStatus, type Context, type Route } from './route.ts';
import { keepPictures, openPictures, type OpenedPicture } from './multipart-pictures.ts';
import type { Sent } from './multipart-parts.ts';
import type { Outgoing } from './send.ts';
import type { Services } from './services.ts';
import { workplaceOf } from './workplace.ts';

export interface CallSubject {
  actor: Actor;
  /** What came along as multipart. */
  sent: Sent;
}

function contextOf(
  services: Services,
  scope: TenantScope,
  request: FastifyRequest,
  { actor, sent }: CallSubject,
): Context {
  const locale = localeOf(request);
  const ip = ipOf(request);
  const now = services.now();
  const params = request.params as Record<string, string>;
  return {
    services,
    scope,
    actor,
    file: sent.file,
    largeFile: sent.large,
    locale,
    now,
    origin: request.caller?.origin ?? originOf(request, services),
    sender: mailSender(services.env, actor, ip),
    share: shareOf(actor, ip),
    request,
    center: request.center,
    params,
    id: params['id'] ?? '',
    reader: { actor, center: request.center, locale, now, workplace: workplaceOf({ actor, request }) },
  };
}

interface Prepared {
  /** What the route made ready. */
  own: unknown;
  pictures: readonly OpenedPicture[];
  /** Of the files: part of what tells one try from another. */
  digest: string | undefined;
}

/** What is done before the transaction of a route, once its checks have passed; they are made again within it. */
async function prepare(
  shape: Route,
  services: Services,
  request: FastifyRequest,
  asked: CallSubject,
): Promise<Prepared> {
  const { pictures, digest } = asked.sent;
  if (!shape.prepare && pictures.length === 0) return { own: undefined, pictures: [], digest };
  const checked = await inScope(
    services.pool,
    request.center.id,
    async (scope) => {
      const { scope: _, ...context } = contextOf(services, scope, request, asked);
      return { ...context, ...(await check(shape, { ...context, scope })) };
    },
    { isReadOnly: true },
  );
  return {
    own: await shape.prepare?.(checked),
    pictures: await openPictures(services.pictures, pictures, checked.share),
    digest,
  };
}

type Documented = Exclude<Answer<unknown>, { kind: 'none' | 'session' | 'file' }>;

/** What is written of an answer. A route that answers with the other resource names it. */
async function documentOf(
  shape: Route,
  { scope, actor, reader, request }: Context,
  query: ListQuery,
  answer: Documented,
  offer: UndoOffer | null,
) {
  if (answer.kind === 'list') {
    const meta = metaOf(answer.meta, { can: canOf(shape, actor, request.center) });
    return listDocument(scope, shape.resource, answer.page, reader, query, request.url, meta);
  }
  const resource = (answer.kind === 'other' ? shape.otherResource : undefined) ?? shape.resource;
  const meta = metaOf(answer.meta, { undo: offer ?? undefined });
  return oneDocument(scope, resource, answer.row, reader, query, meta);
}

async function perform(shape: Route, context: Context, prepared: Prepared): Promise<Outgoing> {
  const { scope } = context;
  const { query, ...checked } = await check(shape, context);
  const pictures = await keepPictures(context, prepared.pictures);
  const body: unknown =
    prepared.pictures.length > 0 ? { ...(checked.body as object), ...pictures } : checked.body;
  const handle = (held: TenantScope) =>
    shape.handle({ ...context, scope: held, ...checked, body, query, prepared: prepared.own });
  const action = shape.undo?.({ record: checked.record, body: checked.body }) ?? null;
  const { result: answer, offer } = action
    ? await context.services.undoably(scope, context.actor, action, handle)
    : { result: await handle(scope), offer: null };
  const status = successStatus(shape, answer);
  if (answer.kind === 'none') return { status, body: '', location: null };
  if (answer.kind === 'session')
    return { status, body: JSON.stringify({ data: answer.account }), location: null, session: answer.tokens };
  if (answer.kind === 'file') return { status: 200, body: '', location: null, file: answer };
  const document = await documentOf(shape, context, query, answer, offer);
  const location =
    status === 201 && answer.kind === 'one' && answer.row !== null
      ? `${shape.path}/${shape.resource.id(answer.row)}`
      : null;
  return { status, body: JSON.stringify(document), location };
}

/** As `perform`, unless the same key was answered before. */
async function performOnce(shape: Route, context: Context, prepared: Prepared): Promise<Outgoing> {
  const key = context.request.headers['idempotency-key'];
  if (!shape.isIdempotent || typeof key !== 'string' || key === '') return perform(shape, context, prepared);
  if (key.length > 255)
    refuse('invalid_parameter', {
      parameter: 'Idempotency-Key',
      values: { name: 'Idempotency-Key', what: '255' },
    });
  const who = context.actor.kind === 'user' ? context.actor.userId : ipOf(context.request);
  const { method, url, body } = context.request;
  const sent = prepared.digest === undefined ? body : [body, prepared.digest];
  const { keyHash, stored } = await claimKey(context.scope, key, who, `${method} ${url}`, sent);
  if (stored) return stored;
  const answer = await perform(shape, context, prepared);
  await keepAnswer(context.scope, keyHash, answer);
  return answer;
}

/** Does what the route is for, once everything before it is settled. */
export async function act(
  shape: Route,
  services: Services,
  request: FastifyRequest,
  asked: CallSubject,
): Promise<Outgoing> {
  return retryOnce(async () => {
    const prepared = await prepare(shape, services, request, asked);
    try {
      return await inScopeOf(shape, services, request, (scope) =>
        performOnce(shape, contextOf(services, scope, request, asked), prepared),
      );
    } catch (error) {
      await shape
        .discard?.(services, prepared.own)
        .catch((err: unknown) => request.log.error({ err }, 'something prepared was left behind'));
      throw error;
    }
  }, request.log);
}
