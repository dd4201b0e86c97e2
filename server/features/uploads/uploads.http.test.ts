/** Sending pictures: what is taken, how it is served, and what of it is never told. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadBytesMax, uploadQuota } from '#contract/uploads.ts';
import { jpegThatTells, picture, pictureOfBytes } from '#tests/support/pictures.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { soon } from '#tests/support/soon.ts';

let server: TestServer;
let as: Session;
let small: Buffer;

beforeAll(async () => {
  server = await testServer();
  small = await picture(40, 30);
  as = await somebody(server);
});
afterAll(() => server.close());

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
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.payload),
    retryAfter: answer.headers['retry-after'],
  };
}
const fetchPicture = (url: string, host = first.host) =>
  server.running.app.inject({ method: 'GET', url, headers: { host } });
const problem = (answer: { body: { errors: { code: string; source?: { pointer: string } }[] } }) => [
  answer.body.errors[0]?.code,
  answer.body.errors[0]?.source?.pointer,
];

describe('a picture', () => {
  test('is kept with what is on it, and served the same for ever', async () => {
    const answer = await send(small, { alt_text: 'Twee mensen in een tuin' });
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
    const told = jpegThatTells(await picture(4, 3, 'jpeg'), 'GPS 52.37 4.89 Canon van Piet');
    const answer = await send(told);
    const served = await fetchPicture(answer.body.data.attributes.url);
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(served.rawPayload.includes('Piet')).toBe(false);
    expect(answer.body.data.attributes).toMatchObject({ width: 4, height: 3 });
  });

  test('may come as a JSON:API document beside the file; the same key gives the first answer again', async () => {
    const data = JSON.stringify({ data: { type: 'uploads', attributes: { alt_text: 'Een hond' } } });
    const [one, two] = [
      await send(small, { data }, { key: 'k1' }),
      await send(small, { data }, { key: 'k1' }),
    ];
    expect(one.body.data.attributes.alt_text).toBe('Een hond');
    expect(two.body.data.id).toBe(one.body.data.id);
    expect((await send(await picture(6, 6), { data }, { key: 'k1' })).status).toBe(409);
  });

  test('is the logo of an organisation, for everybody to see', async () => {
    const { id } = await server.build.organization();
    const { email } = await server.build.user({ roles: [['organization_superuser', id]] });
    const who = await server.signIn(first.host, email);
    const upload = (await send(await picture(64, 64), { alt_text: 'Logo' }, { who })).body.data;
    const body = { data: { type: 'organizations', id, attributes: { logo_id: upload.id } } };
    await server.call(first.host, 'PATCH', `/api/v1/organizations/${id}`, { as: who, body });
    const read = await server.call(first.host, 'GET', `/api/v1/organizations/${id}`);
    expect(read.body.data.attributes.logo).toEqual({
      id: upload.id,
      url: upload.attributes.url,
      width: 64,
      height: 64,
      alt_text: 'Logo',
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
      seen_on: 'both',
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
      'a drawing of lines with nothing to see',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      ['no_picture', '/file'],
    ],
    ['the beginning of a picture', Buffer.from('89504e470d0a1a0a', 'hex'), ['no_picture', '/file']],
    ['an empty file', Buffer.alloc(0), ['no_picture', '/file']],
  ])('%s', async (_name, file, expected) => {
    const answer = await send(file);
    expect([answer.status, problem(answer)]).toEqual([422, expected]);
  });

  test('a file of one byte too many, and a picture of too many points; one that is just as large is taken', async () => {
    const answer = await send(await pictureOfBytes(uploadBytesMax + 1));
    expect([answer.status, problem(answer)]).toEqual([422, ['too_large_file', '/file']]);
    expect(answer.body.errors[0].detail).toContain('10 MB');
    expect(problem(await send(await picture(7100, 7100)))).toEqual(['too_many_pixels', '/file']);
    expect((await send(await pictureOfBytes(uploadBytesMax))).status).toBe(201);
  });

  test('nothing is left on the disk of a picture whose record was not kept', async () => {
    const { storage } = server.running.services;
    const left: string[] = [];
    const put = storage.put.bind(storage);
    storage.put = (key, bytes) => (left.push(key), put(key, bytes));
    await server.owner.query('alter table uploads add constraint fails check (width <> 41) not valid');
    expect((await send(await picture(41, 30))).status).toBe(500);
    await server.owner.query('alter table uploads drop constraint fails');
    storage.put = put;
    expect(left).toHaveLength(1);
    await expect.poll(() => storage.read(left[0] ?? ''), soon).toBeNull();
  });

  test('whoever is not signed in; and too long a description', async () => {
    expect((await send(small, {}, { who: null })).status).toBe(401);
    expect(problem(await send(small, { alt_text: 'x'.repeat(301) }))).toEqual(['too_long', '/alt_text']);
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

describe('how much may be sent', () => {
  const row = (owner: string | null, count: number, bytes: number, hoursAgo: number) =>
    server.build.sql(
      first.id,
      `insert into uploads (volunteer_center_id, id, owner_id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
       select $1, gen_random_uuid(), $2, 'quota', gen_random_uuid()::text, repeat('0', 64), 'image/png', $4, 1, 1, $5::timestamptz - $6 * interval '1 hour'
       from generate_series(1, $3)`,
      [first.id, owner, count, bytes, server.clock.now, hoursAgo],
    );
  const { person, center } = uploadQuota;

  test.each([
    ['pictures of one person', () => row(as.userId, person.pictures, 1, 1)],
    ['megabytes of one person', () => row(as.userId, 1, person.bytes, 1)],
    ['pictures of the whole centre', () => row(null, center.pictures, 1, 1)],
    ['megabytes of the whole centre', () => row(null, 1, center.bytes, 1)],
  ])('a day has an end: %s', async (_name, fill) => {
    await server.build.sql(first.id, 'delete from uploads where owner_id is null or owner_id = $1', [
      as.userId,
    ]);
    await row(as.userId, person.pictures, person.bytes / 10, 25);
    expect((await send(small)).status).toBe(201);
    await fill();
    const answer = await send(small);
    expect([answer.status, problem(answer)]).toEqual([429, ['too_many_uploads', '/file']]);
    expect(answer.retryAfter).toBe('3600');
    await server.build.sql(first.id, "delete from uploads where file_name = 'quota'", []);
    expect((await send(small)).status).toBe(201);
  });
});

describe('whose picture it is', () => {
  const withRole = async (role: 'organization_superuser' | 'content_manager', organization?: string) =>
    somebody(server, { roles: [organization ? [role, organization] : role] });
  const sentBy = async (who: Session) =>
    (await send(small, { alt_text: 'Eigen woorden' }, { who })).body.data.id as string;
  const show = (who: Session, organization: string, logo_id: string) =>
    server.call(first.host, 'PATCH', `/api/v1/organizations/${organization}`, {
      as: who,
      body: { data: { type: 'organizations', id: organization, attributes: { logo_id } } },
    });
  const describeIt = async (who: Session, id: string) =>
    (
      await server.call(first.host, 'PATCH', `/api/v1/uploads/${id}`, {
        as: who,
        body: { data: { type: 'uploads', id, attributes: { alt_text: 'Andere woorden' } } },
      })
    ).status;

  test('an organisation shows what its people or the centre sent, never what another shows', async () => {
    const [ours, theirs] = [(await server.build.organization()).id, (await server.build.organization()).id];
    const we = await withRole('organization_superuser', ours);
    const colleague = await withRole('organization_superuser', ours);
    const they = await withRole('organization_superuser', theirs);
    const center = await withRole('content_manager');
    const logo = await sentBy(they);
    const sentPicture = await sentBy(center);
    const outcome = async (id: string) => {
      const { status, body } = await show(we, ours, id);
      return status === 200 ? 'shown' : body.errors[0].code;
    };
    expect(await outcome(logo)).toBe('unknown_record');
    expect((await show(they, theirs, logo)).status).toBe(200);
    expect(await outcome(logo)).toBe('unknown_record');
    expect(await outcome(await sentBy(as))).toBe('unknown_record');
    expect(await outcome(await sentBy(we))).toBe('shown');
    expect(await outcome(await sentBy(colleague))).toBe('shown');
    expect(await outcome(sentPicture)).toBe('shown');
    // What it shows already stays its own, whoever sent it; and is given to no second one.
    expect(await outcome(sentPicture)).toBe('shown');
    expect((await show(they, theirs, sentPicture)).body.errors[0].code).toBe('unknown_record');
  });

  test('what is on it is said by whoever sent it, who may edit all that show it, or who keeps the files', async () => {
    const [ours, theirs] = [(await server.build.organization()).id, (await server.build.organization()).id];
    const we = await withRole('organization_superuser', ours);
    const they = await withRole('organization_superuser', theirs);
    const center = await withRole('content_manager');
    const sentPicture = await sentBy(center);
    expect(await describeIt(we, sentPicture)).toBe(404);
    await show(we, ours, sentPicture);
    expect(await describeIt(we, sentPicture)).toBe(200);
    await server.build.sql(first.id, 'update organizations set cover_image_id = $1 where id = $2', [
      sentPicture,
      theirs,
    ]);
    expect([await describeIt(we, sentPicture), await describeIt(they, sentPicture)]).toEqual([404, 404]);
    expect(await describeIt(center, sentPicture)).toBe(200);
    const own = await sentBy(as);
    expect([await describeIt(as, own), await describeIt(we, own)]).toEqual([200, 404]);
  });
});
