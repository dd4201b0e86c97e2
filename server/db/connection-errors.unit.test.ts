import { expect, test } from 'vitest';
import { isConnectionError } from './connection-errors.ts';

const failure = (message: string, over: object = {}) => Object.assign(new Error(message), over);

test.each([
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('terminating connection because of crash of another server process', { code: '57P02' }),
  failure('the database system is in recovery mode', { code: '57P03' }),
  failure('das Datenbanksystem startet', { code: '57P03' }),
  failure('connection failure', { code: '08006' }),
  failure('sorry, too many clients already', { code: '53300' }),
  failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  failure('write EPIPE', { code: 'EPIPE', syscall: 'write' }),
  failure('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failure('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
  new AggregateError([failure('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED' })], ''),
  failure('Connection terminated unexpectedly'),
  failure('Connection terminated due to connection timeout'),
  failure('timeout exceeded when trying to connect'),
  failure('Client has encountered a connection error and is not queryable'),
  failure('Client was closed and is not queryable'),
])('away: $message', (error) => {
  expect(isConnectionError(error)).toBe(true);
});

test.each([
  failure('duplicate key value violates unique constraint', { code: '23505' }),
  failure('canceling statement due to statement timeout', { code: '57014' }),
  failure("ENOENT: no such file or directory, open 'x'", { code: 'ENOENT', syscall: 'open' }),
  failure('A second connection while a connection is held'),
  new AggregateError([], ''),
  'Connection terminated',
  null,
])('a fault of ours: %s', (error) => {
  expect(isConnectionError(error)).toBe(false);
});
