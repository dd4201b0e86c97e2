/**
 * Our own pages are clients of the API without a network between: the call carries a ticket that only this process can
 * have given out, so that rights, centre and language of the page's request hold for the call as well.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { organizationKey } from '#contract/current-organization.ts';
import type { ApiAnswer, ApiCall } from '#contract/page-gift.ts';
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

/** Sends a call through the same routes, checks and errors as one from outside. */
export async function callInProcess(app: FastifyInstance, call: ApiCall, caller: Caller): Promise<ApiAnswer> {
  const ticket = randomUUID();
  tickets.set(ticket, caller);
  try {
    const answer = await app.inject({
      method: call.method,
      url: call.url,
      headers: {
        [header]: ticket,
        accept: 'application/vnd.api+json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
        ...(caller.organizationId === null ? {} : { [organizationKey]: caller.organizationId }),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
    });
    return { status: answer.statusCode, body: answer.payload === '' ? null : JSON.parse(answer.payload) };
  } finally {
    tickets.delete(ticket);
  }
}
