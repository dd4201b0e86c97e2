/** The log of this process: faults with their stack, and nothing that somebody typed (product.md, section 10). */
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from './env.ts';
import { withoutValues } from './http/error-reporting.ts';

/** Says where and what, never of whom. PostgreSQL writes whole rows into its `detail`, a mail server addresses into its `response`. */
const toldOfErrors = [
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'statusCode',
];

const isOfDatabase = (error: Error) => 'severity' in error && 'routine' in error;

/** What the log keeps of something that was thrown. */
function plainError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown === undefined ? undefined : typeof thrown;
  const { name: type, message: problem, stack = '', cause } = thrown;
  const message = isOfDatabase(thrown) ? withoutValues(problem) : problem;
  const fields = Object.entries(thrown).filter(([name]) => toldOfErrors.includes(name));
  return {
    type,
    message,
    stack: stack.replace(problem, () => message),
    ...Object.fromEntries(fields),
    ...(cause === undefined ? {} : { cause: plainError(cause) }),
    ...(thrown instanceof AggregateError ? { errors: thrown.errors.map(plainError) } : {}),
  };
}

/** Opens it; `stream` stands in for the standard output. */
export const openLog = ({ logLevel }: Pick<Env, 'logLevel'>, stream?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      redact: ['req', 'res', 'headers'],
      serializers: { err: plainError, error: plainError },
    },
    stream,
  );
