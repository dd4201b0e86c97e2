/** Any write may come as multipart: its document in the field `data`, or its attributes as fields, with files beside them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { first, type Session } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { jpegThatTells, picture } from '#tests/support/pictures.ts';
import { openWorld, type BadInputWorld } from '#tests/cases/input-world.ts';
import { bodyFields } from './route-fields.ts';

let world: BadInputWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

type Parts = Record<string, string | Blob>;

async function sendParts(as: Session | null, method: string, url: string, parts: Parts | FormData) {
  const form = parts instanceof FormData ? parts : new FormData();
  if (!(parts instanceof FormData))
    for (const [name, value] of Object.entries(parts))
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, 'tuin.jpg');
  const encoded = new Response(form);
  const answer = await world.server.running.app.inject({
    method: method as 'POST',
    url,
    headers: {
      host: first.host,
      ...as?.headers,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.payload === '' ? null : JSON.parse(answer.payload) };
}

const writes = routes.filter(({ method }) => method !== 'GET');

interface Answer {
  status: number;
  body: { errors?: { code: string; source?: { pointer?: string } }[] } | null;
}
const told = ({ status, body }: Answer) => [
  status,
  ...(body?.errors ?? []).map(({ code, source }) => `${code} ${source?.pointer ?? ''}`),
];

/** Bodies that no call takes: what is refused, and where, shows that both were read alike without anything being changed. */
function wrongBodies({ body }: (typeof writes)[number]): unknown[] {
  const attributes = { nonsense: [1, { deep: null }], constructor: 'x' };
  const type = body?.type ?? 'flat';
  if (type === 'flat') return body ? [attributes, { data: { type: 'x', attributes } }] : [];
  return [
    { data: { type, attributes } },
    { data: { type: 'nonsense', attributes } },
    { data: { type, id: 'mine', attributes } },
  ];
}

test('the document in `data` is read as the same body without files, by every write', async () => {
  const differing: unknown[] = [];
  for (const route of writes) {
    const as = world.whoFor(route);
    const url = world.addressOf(route);
    for (const body of wrongBodies(route)) {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json' };
      const plain = told(await world.server.call(first.host, route.method, url, { as, body: text, headers }));
      const parts = told(await sendParts(as, route.method, url, { data: text }));
      if (JSON.stringify(plain) !== JSON.stringify(parts) || Number(plain[0]) < 400)
        differing.push([route.method, route.path, text, plain, parts]);
    }
  }
  expect(differing).toEqual([]);
});

test('fields of their own are the attributes; a file that a call does not know is named', async () => {
  const differing: unknown[] = [];
  for (const route of writes.filter(({ body }) => body)) {
    const [as, url] = [world.whoFor(route), world.addressOf(route)];
    const at = route.body?.type === 'flat' ? '' : '/data/attributes';
    expect(bodyFields(route)).not.toContain('nonsense');
    for (const [parts, code] of [
      [{ nonsense: 'x' }, `unknown_attribute ${at}/nonsense`],
      [{ nonsense: new Blob(['x']) }, `unknown_attribute ${at}/nonsense`],
    ] as const) {
      const answer = told(await sendParts(as, route.method, url, parts));
      // What this one would change is not there: it says so first.
      if (answer[0] !== 404 && !(answer[0] === 422 && answer.includes(code)))
        differing.push([route.method, route.path, answer]);
    }
  }
  expect(differing).toEqual([]);
});

test('a name may be any word, also one that every object has', async () => {
  const words = ['constructor[]', 'to_string', 'toString[]', 'has_own_property', 'value_of', '__proto__[]'];
  const wrong: unknown[] = [];
  for (const route of writes.filter(({ body }) => body))
    for (const word of words) {
      const { status } = await sendParts(world.whoFor(route), route.method, world.addressOf(route), {
        [word]: 'x',
      });
      if (status !== 422 && status !== 404) wrong.push([route.method, route.path, word, status]);
    }
  expect(wrong).toEqual([]);
});

describe('what is sent so', () => {
  test.each([
    [
      'data',
      (id: string) => ({
        data: JSON.stringify({ data: { type: 'users', id, attributes: { job_title: 'Bakker' } } }),
      }),
    ],
    ['fields', () => ({ job_title: 'Bakker' })],
    [
      'both',
      (id: string) => ({ data: JSON.stringify({ data: { type: 'users', id } }), job_title: 'Bakker' }),
    ],
  ])('changes oneself by %s', async (_name, partsOf) => {
    const { server } = world;
    const as = await somebody(server);
    const answer = await sendParts(as, 'PATCH', '/api/v1/current_user', partsOf(as.userId));
    expect([answer.status, answer.body.data?.attributes.job_title]).toEqual([200, 'Bakker']);
  });

  test('brings pictures in the place of the ids that name them, and texts as what they are', async () => {
    const { server } = world;
    const { id } = await server.build.organization({ email_visible: false });
    const { email } = await server.build.user({ roles: [['organization_superuser', id]] });
    const as = await server.signIn(first.host, email);
    const photo = new Blob([new Uint8Array(jpegThatTells(await picture(9, 6, 'jpeg'), 'Piet'))]);
    const form = new FormData();
    form.append('logo', photo, 'logo.jpg');
    form.append('logo_alt_text', 'Een boom');
    form.append('cover_image', photo, 'foto.jpg');
    form.append('email_visible', 'true');
    form.append('phone_number', '');
    const answer = await sendParts(as, 'PATCH', `/api/v1/organizations/${id}`, form);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data.attributes).toMatchObject({
      email_visible: true,
      phone_number: null,
      logo: { width: 9, height: 6, alt_text: 'Een boom' },
      cover_image: { width: 9, alt_text: null },
    });
    const rows = () => server.build.sql(first.id, 'select id from uploads');
    const before = (await rows()).length;
    const wrong = await sendParts(as, 'PATCH', `/api/v1/organizations/${id}`, {
      logo: new Blob(['<html>']),
      cover_image: photo,
    });
    expect(told(wrong)).toEqual([422, 'no_picture /data/attributes/logo']);
    // Neither for whoever has no right to it.
    const stranger = await somebody(server);
    const refused = await sendParts(stranger, 'PATCH', `/api/v1/organizations/${id}`, { logo: photo });
    expect(refused.status).toBeGreaterThanOrEqual(403);
    expect((await rows()).length).toBe(before);
  });

  test.each([
    ['broken JSON', { data: '{' }, 400],
    ['brackets too deep', { data: `${'['.repeat(500)}${']'.repeat(500)}` }, 400],
    ['more text than a body may have', { job_title: 'x'.repeat(262_145) }, 413],
    [
      'more files than anybody sends',
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, new Blob(['x'])])),
      413,
    ],
  ])('is refused: %s', async (_name, parts, status) => {
    expect((await sendParts(world.staff, 'PATCH', '/api/v1/current_user', parts as Parts)).status).toBe(
      status,
    );
  });

  test('is refused when it is cut off, or has no bounds', async () => {
    const send = (type: string, payload: string) =>
      world.server.running.app.inject({
        method: 'PATCH',
        url: '/api/v1/current_user',
        headers: { host: first.host, ...world.staff.headers, 'content-type': type },
        payload,
      });
    const part = '--b\r\ncontent-disposition: form-data; name="job_title"\r\n\r\nBak';
    for (const [type, payload] of [
      ['multipart/form-data; boundary=b', part],
      ['multipart/form-data', part],
      ['multipart/form-data; boundary=b', 'nothing of the kind'],
    ] as const)
      expect((await send(type, payload)).statusCode, payload).toBe(400);
  });
});
