import type { Builders } from '#tests/support/builders.ts';
import { first, type Session, type TestServer } from '#tests/support/server.ts';

/** A new account of the first centre, active and signed in. */
export const somebody = async (
  { build, signIn }: Pick<TestServer, 'build' | 'signIn'>,
  over: Parameters<Builders['user']>[0] = {},
): Promise<Session> => signIn(first.host, (await build.user(over)).email);
