/**
 * Our own pages are clients of the API without a network between: the call carries a ticket that only this process can
 * have given out, so that rights, centre and language of the page's request hold for the call as well.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { organizationKey } from '#contract/current-organization.ts';
import type { ApiAnswer, ApiCall } from '#contract/request-context.ts';
import type { Caller } from './request.ts';

const header = 'x-in-process-ticket';
const tickets = new Map<string, Caller>();

/** Takes the ticket of a request, if it has a valid one. Each is good for one request. */
export function takeTicket(value: string | string[] | undefined): Caller | null {
  if (typeof value !== 'string') return null;
  const caller = tickets.get(value) ?? null;
  tickets.delete(value);
  return caller;
}

export const ticketHeader = header;

/** A file goes as multipart, as from a browser; anything else as a document. */
async function payloadOf({ body, file }: ApiCall): Promise<{ type?: string; payload?: Buffer | string }> {
  if (!file)
    return body === undefined ? {} : { type: 'application/vnd.api+json', payload: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    if (typeof value === 'string') form.set(name, value);
  form.set('file', new Blob([await file.arrayBuffer()], { type: file.type }), file.name);
  const encoded = new Response(form);
  return {
    type: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Sends a call through the same routes, checks and errors as one from outside. */
export async function callInProcess(app: FastifyInstance, call: ApiCall, caller: Caller): Promise<ApiAnswer> {
  const { type, payload } = await payloadOf(call);
  const ticket = randomUUID();
  tickets.set(ticket, call.largeFile ? { ...caller, largeFile: call.largeFile } : caller);
  try {
    const answer = await app.inject({
      method: call.method,
      url: call.url,
      headers: {
        [header]: ticket,
        accept: 'application/vnd.api+json',
        ...(type === undefined ? {} : { 'content-type': type }),
        tenant: caller.center.key,
        'volunteer-center-id': String(caller.center.id),
        ...(caller.center.appContext === null ? {} : { 'app-context': caller.center.appContext }),
        ...(caller.organizationId === null ? {} : { [organizationKey]: caller.organizationId }),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.payload === '' ? null : JSON.parse(answer.payload) };
  } finally {
    tickets.delete(ticket);
  }
}
