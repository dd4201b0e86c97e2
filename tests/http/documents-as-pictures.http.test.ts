/** Whatever takes the id of a picture takes no document: its address would be drawn as one on every page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf } from '#contract/call.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import { isPictureId } from '#contract/uploads.ts';
import { routes } from '#server/routes.ts';
import { expectedCalls } from '#tests/cases/all-cases.ts';
import { nameOf, openWorld, type BadInputWorld } from '#tests/cases/input-world.ts';
import { pdf } from '#tests/support/documents.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first } from '#tests/support/server.ts';

let world: BadInputWorld;
let documentId: string;
beforeAll(async () => {
  world = await openWorld();
  const { server, staff: as } = world;
  const sent = await sendFile(server, first.host, '/api/v1/uploads', pdf(), { as, name: 'regels.pdf' });
  documentId = sent.body.data.id;
});
afterAll(() => world.server.close());

const withPictures = routes.flatMap((route) =>
  Object.entries(fieldsOf(route.body))
    .filter(([, field]) => isPictureId(field))
    .map(([name]) => [nameOf(route), snakeCase(name), route] as const),
);

/** What else a new one needs, as the cases of its noun say. */
const restOf = async (name: string): Promise<object> => {
  const { body } = expectedCalls[name] ?? {};
  const { server, staff: as } = world;
  const sent = typeof body === 'function' ? await body({ server, record: { id: '' } as never, as }) : body;
  return (sent as { data?: { attributes?: object } } | undefined)?.data?.attributes ?? {};
};

test.each(withPictures)('%s: %s', async (name, field, route) => {
  const rest = route.method === 'POST' ? await restOf(name) : {};
  const answer = await world.server.call(first.host, route.method, world.addressOf(route), {
    as: world.whoFor(route),
    body: { data: { type: route.body?.type, attributes: { ...rest, [field]: documentId } } },
  });
  expect(answer.body.errors).toEqual([
    expect.objectContaining({ code: 'unknown_record', source: { pointer: `/data/attributes/${field}` } }),
  ]);
});
