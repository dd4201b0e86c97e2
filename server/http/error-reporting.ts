/** Tells the error service of faults of ours, in the Sentry protocol and without anything of a person (product.md, section 10). */
import { randomUUID } from 'node:crypto';
import type { Env } from '#server/env.ts';

/** Where it happened: never an address of a person, a query or a body. */
export interface FaultContext {
  requestId: string;
  method: string;
  /** The route's pattern, `/api/v1/vacancies/:id`. */
  route: string;
  center: string;
}

export type ReportFault = (error: unknown, context: FaultContext) => void;

interface Service {
  url: string;
  key: string;
}

/** `https://KEY@host/PROJECT` → where envelopes go. */
function serviceOf(dsn: string): Service {
  const { protocol, host, pathname, username } = new URL(dsn);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop() ?? '';
  const prefix = parts.length > 0 ? `/${parts.join('/')}` : '';
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username };
}

const longestWaitMs = 5000;
/** Messages of drivers can repeat values that somebody typed: what is in quotes goes. */
export const withoutValues = (text: string) => text.replaceAll(/(["'`]).*?\1/gs, '$1…$1').slice(0, 300);

function frames(stack: string): { function: string; filename: string; lineno: number }[] {
  return [...stack.matchAll(/at (?:(\S+) \()?(?:file:\/\/)?([^\s()]+):(\d+):\d+\)?/g)]
    .slice(0, 30)
    .map(([, name = '?', file = '', line = '0']) => ({
      function: name,
      filename: file.replace(/^.*\/(server|contract|app|assets|node_modules)\//, '$1/'),
      lineno: Number(line),
    }))
    .toReversed();
}

function envelope(error: unknown, context: FaultContext): string {
  const id = randomUUID().replaceAll('-', '');
  const thrownError = error instanceof Error ? error : new Error('Something that is no error was thrown');
  const event = {
    event_id: id,
    timestamp: new Date().toISOString(),
    platform: 'node',
    level: 'error',
    transaction: `${context.method} ${context.route}`,
    tags: { center: context.center, request_id: context.requestId },
    exception: {
      values: [
        {
          type: thrownError.name,
          value: withoutValues(thrownError.message),
          stacktrace: { frames: frames(thrownError.stack ?? '') },
        },
      ],
    },
  };
  return [{ event_id: id, sent_at: event.timestamp }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

async function send(service: Service, body: string): Promise<void> {
  try {
    await fetch(service.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${service.key}`,
      },
      body,
      signal: AbortSignal.timeout(longestWaitMs),
    });
  } catch {
    // The log has it already; a service that is away must not make a fault worse.
  }
}

/** A function that reports in the background and never throws; without a DSN it does nothing. */
export function faultReporter({ sentryDsn }: Pick<Env, 'sentryDsn'>): ReportFault {
  if (sentryDsn === null) return () => {};
  const service = serviceOf(sentryDsn);
  return (error, context) => void send(service, envelope(error, context));
}
