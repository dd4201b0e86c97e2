/** Sending pictures: what is taken, how it is served, and what of it is never told. */
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let as: Session;

beforeAll(async () => {
  server = await testServer();
  as = await server.signIn(first.host, (await server.build.user()).email);
});
afterAll(() => server.close());

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write(type, 4, 'latin1');
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])));
  return Buffer.concat([head, body, end]);
}
/** A real PNG of one colour. */
function png(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(1_000_000, (width + 1) * height)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function send(
  file: Buffer | null,
  fields: Record<string, string> = {},
  { name = 'tuin.png', type = 'image/png', who = as as Session | null, key = '' } = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type }), name);
  const encoded = new Response(form);
  const answer = await server.running.app.inject({
    method: 'POST',
    url: '/api/v1/uploads',
    headers: {
      host: first.host,
      ...who?.headers,
      ...(key && { 'idempotency-key': key }),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.payload) };
}
const fetchPicture = (url: string, host = first.host) =>
  server.running.app.inject({ method: 'GET', url, headers: { host } });
const problem = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) => [
  answer.body.errors[0]?.code,
  answer.body.errors[0]?.source?.pointer,
];

describe('a picture', () => {
  test('is kept with what is on it, and served the same for ever', async () => {
    const answer = await send(png(40, 30), { alt_text: 'Twee mensen in een tuin' });
    expect(answer.status).toBe(201);
    const { attributes } = answer.body.data;
    expect(attributes).toMatchObject({
      file_name: 'tuin.png',
      mime: 'image/png',
      width: 40,
      height: 30,
      alt_text: 'Twee mensen in een tuin',
    });
    const served = await fetchPicture(attributes.url);
    expect([served.statusCode, served.rawPayload.length]).toEqual([200, attributes.byte_size]);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await fetchPicture(attributes.url, second.host)).statusCode).toBe(404);
  });

  test('loses what a camera wrote into it', async () => {
    const secret = Buffer.from('GPS 52.37 4.89 Canon van Piet');
    const answer = await send(png(4, 4, [chunk('tEXt', secret), chunk('eXIf', secret)]));
    const served = await fetchPicture(answer.body.data.attributes.url);
    expect(served.rawPayload.includes('Piet')).toBe(false);
    expect(answer.body.data.attributes.width).toBe(4);
  });

  test('may come as a JSON:API document beside the file; the same key gives the first answer again', async () => {
    const data = JSON.stringify({ data: { type: 'uploads', attributes: { alt_text: 'Een hond' } } });
    const [one, two] = [
      await send(png(5, 5), { data }, { key: 'k1' }),
      await send(png(5, 5), { data }, { key: 'k1' }),
    ];
    expect(one.body.data.attributes.alt_text).toBe('Een hond');
    expect(two.body.data.id).toBe(one.body.data.id);
    expect((await send(png(6, 6), { data }, { key: 'k1' })).status).toBe(409);
  });

  test('is the logo of an organisation, for everybody to see', async () => {
    const { id } = await server.build.organization();
    const { email } = await server.build.user({ roles: [['organization_superuser', id]] });
    const who = await server.signIn(first.host, email);
    const upload = (await send(png(64, 64), { alt_text: 'Logo' }, { who })).body.data;
    const body = { data: { type: 'organizations', id, attributes: { logo_id: upload.id } } };
    await server.call(first.host, 'PATCH', `/api/v1/organizations/${id}`, { as: who, body });
    const read = await server.call(first.host, 'GET', `/api/v1/organizations/${id}`);
    expect(read.body.data.attributes.logo).toEqual({
      id: upload.id,
      url: upload.attributes.url,
      width: 64,
      height: 64,
      alt_text: 'Logo',
    });
    const cleared = { data: { type: 'organizations', id, attributes: { logo_id: null } } };
    const after = await server.call(first.host, 'PATCH', `/api/v1/organizations/${id}`, {
      as: who,
      body: cleared,
    });
    expect(after.body.data.attributes.logo).toBeNull();
  });
});

describe('what is refused', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  test.each([
    ['nothing', null, ['blank', '/file']],
    ['a page that calls itself a picture', html, ['no_picture', '/file']],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      ['no_picture', '/file'],
    ],
    ['the beginning of a picture', png(40, 30).subarray(0, 40), ['no_picture', '/file']],
    [
      'a picture with a length that lies',
      Buffer.concat([png(2, 2).subarray(0, 33), Buffer.from('7fffffff49444154', 'hex')]),
      ['no_picture', '/file'],
    ],
    ['more dots than a browser can bear', png(20_000, 20_000), ['too_many_pixels', '/file']],
    ['an empty file', Buffer.alloc(0), ['no_picture', '/file']],
  ])('%s', async (_name, file, expected) => {
    const answer = await send(file);
    expect([answer.status, problem(answer)]).toEqual([422, expected]);
  });

  test('too large a file', async () => {
    const large = Buffer.concat([png(2, 2), Buffer.alloc(6 * 1024 * 1024)]);
    const answer = await send(large);
    expect(answer.status).toBe(413);
    expect(answer.body.errors[0].detail).not.toMatch(/undefined|\{/);
  });

  test('whoever is not signed in; and too long a description', async () => {
    expect((await send(png(2, 2), {}, { who: null })).status).toBe(401);
    expect(problem(await send(png(2, 2), { alt_text: 'x'.repeat(301) }))).toEqual(['too_long', '/alt_text']);
  });

  test('addresses that are none', async () => {
    for (const url of [
      '/uploads/x.png',
      '/uploads/..%2f..%2fpackage.json',
      `/uploads/${'0'.repeat(8)}-0000-0000-0000-000000000000.png`,
      '/uploads/a.svg',
    ])
      expect((await fetchPicture(url)).statusCode, url).toBe(404);
  });
});
