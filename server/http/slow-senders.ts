/**
 * Who sends a byte at a time is cut off, or a few of them would keep all connections busy. Node has one limit for every request; a file of
 * gigabytes takes longer than any form may, so that limit is for those, and here stands what holds for all others.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** 4 GB comes within this time on a line of 1.5 megabits a second: Node's own limit. */
export const longestSendingMs = 6 * 60 * 60 * 1000;

export interface SendingLimits {
  /** Within which a request has come as a whole, with a photo on a slow line too. */
  wholeMs: number;
  /** What comes at least of a file for the disk, in each time of `everyMs`. */
  leastBytes: number;
  everyMs: number;
}

const usual: SendingLimits = { wholeMs: 120_000, leastBytes: 1_000_000, everyMs: 30_000 };

interface Sending {
  limits: SendingLimits;
  timer: NodeJS.Timeout;
}
const underWay = new WeakMap<IncomingMessage, Sending>();

/** Nothing was sent at all: even a form with nothing filled in ends with its bound. */
export const isEmptyBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** One that came as a whole may be worked on as long as that takes. */
const cutOff = (raw: IncomingMessage) => {
  if (!raw.complete) raw.destroy();
};

/** Holds every request with a body to its time. */
export function cutOffSlowSenders(app: FastifyInstance, limits: SendingLimits = usual): void {
  app.addHook('onRequest', async (request) => {
    // Our own pages' calls came with their page.
    if (isEmptyBody(request) || request.raw.socket?.bytesRead === undefined) return;
    const { raw } = request;
    const sending = { limits, timer: setTimeout(cutOff, limits.wholeMs, raw) };
    underWay.set(raw, sending);
    raw.once('close', () => clearTimeout(sending.timer));
  });
}

/** From now on a request may take long, as long as it keeps coming. */
export function letSendLong(raw: IncomingMessage): void {
  const sending = underWay.get(raw);
  if (!sending || raw.complete) return;
  const { leastBytes, everyMs } = sending.limits;
  clearTimeout(sending.timer);
  let seen = raw.socket.bytesRead;
  sending.timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead - seen < leastBytes) cutOff(raw);
    seen = bytesRead;
  }, everyMs);
}
