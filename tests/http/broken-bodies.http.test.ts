/** A form with a file that breaks off, or is none: refused, by every call that takes one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { expectRefusal, nameOf, openWorld, type BadInputWorld } from '#tests/cases/input-world.ts';
import { first } from '#tests/support/server.ts';

let world: BadInputWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n';
const bodies: readonly [kind: string, type: string, body: string][] = [
  ['without its last boundary', 'multipart/form-data; boundary=b', `${part}\r\nx`],
  ['that breaks off in its head', 'multipart/form-data; boundary=b', part],
  ['without any boundary in it', 'multipart/form-data; boundary=b', 'x'],
  ['with nothing in it', 'multipart/form-data; boundary=b', ''],
  ['that names no boundary', 'multipart/form-data', `${part}\r\nx\r\n--b--\r\n`],
  ['of another type', 'multipart/mixed; boundary=b', `${part}\r\nx\r\n--b--\r\n`],
  ['of plain text', 'text/plain', 'file=x'],
];
const taking = routes.filter(({ takesFile, takesLargeFile }) => takesFile || takesLargeFile);

test.each(taking.flatMap((route) => bodies.map((body) => [nameOf(route), body[0], route, body] as const)))(
  '%s, a form %s',
  async (_name, _kind, route, [, type, body]) => {
    const answer = await world.server.call(first.host, route.method, world.addressOf(route), {
      as: world.whoFor(route),
      body,
      headers: { 'content-type': type },
    });
    expect([400, 415, 422]).toContain(answer.status);
    expectRefusal(answer, body);
  },
);
