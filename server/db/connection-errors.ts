/** Whether what failed is the database being away for a moment: a request caught in that is worth sending again. */

/** What PostgreSQL says itself: shut down, crashed, starting, a lost connection, and no place for another one. */
const states = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300']);

/** What the network says of a connection to anywhere. */
const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Such as the socket's file, or the host's name, that is not there. */
const unfound = new Set(['ENOENT', 'ENOTFOUND', 'EAI_AGAIN']);

/** What the driver says in words alone: it gives these no code. */
const said =
  /^(Connection terminated|timeout exceeded when trying to connect$|timeout expired$|Client has encountered a connection error|Client was closed and is not queryable$)/;

interface Failure {
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  errors?: unknown;
}

/** How long until it is worth trying again, in seconds: about what a restart takes. */
export const retryAfterSeconds = 5;

export function isConnectionError(thrown: unknown): boolean {
  if (!(thrown instanceof Object)) return false;
  const { message, code, syscall, errors } = thrown as Failure;
  if (typeof code === 'string') {
    if (states.has(code) || lost.has(code)) return true;
    if (unfound.has(code) && (syscall === 'connect' || syscall === 'getaddrinfo')) return true;
  }
  if (typeof message === 'string' && said.test(message)) return true;
  // A host with several addresses fails with one error for each.
  return Array.isArray(errors) && errors.length > 0 && errors.every(isConnectionError);
}
