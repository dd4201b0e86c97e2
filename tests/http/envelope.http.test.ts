/** The envelope of the API: media types, documents, the grammar of queries, methods and addresses (api.md, sections 1 to 3). */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceContracts } from '#server/http/resource-contracts.ts';
import { routes } from '#server/routes.ts';
import {
  first,
  testServer,
  type CallOptions,
  type Method,
  type Session,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
let as: Session;
let vacancyId: string;

beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  const { email } = await server.build.user({ roles: ['center_superuser'] });
  as = await server.signIn(first.host, email);
  vacancyId = (await server.build.vacancy()).id;
});
afterAll(() => server.close());

const call = (method: Method, path: string, options: CallOptions = {}) =>
  server.call(first.host, method, `/api/v1/${path}`, options);
const document = (over: object) => ({ data: { type: 'vacancies', ...over } });
/** Status, code and place of the first problem. */
async function refusal(method: Method, path: string, options: CallOptions = {}) {
  const { status, body } = await call(method, path, options);
  const [{ code, source }] = body.errors;
  return [status, code, source?.pointer ?? source?.parameter];
}
const patch = (body: unknown, headers?: Record<string, string>) =>
  refusal('PATCH', `vacancies/${vacancyId}`, { as, body, headers });

test('every type of a route is among the resource contracts', () => {
  for (const { resource, path } of routes)
    expect(resourceContracts.get(resource.contract.type), path).toBe(resource.contract);
});

describe('documents', () => {
  test('the type must be right: 409', async () => {
    expect(await patch({ data: { type: 'organizations', attributes: {} } })).toEqual([
      409,
      'wrong_type',
      '/data/type',
    ]);
    expect(await patch({ data: { attributes: {} } })).toEqual([409, 'wrong_type', '/data/type']);
  });
  test('the id must be that of the address: 409', async () => {
    expect(await patch(document({ id: 'anders' }))).toEqual([409, 'wrong_id', '/data/id']);
  });
  test.each([
    ['theme', { theme: {} }],
    ['settings', {}],
  ])('of the %s there is one: a client may send its id back', async (noun, attributes) => {
    const path = `volunteer_centers/current/${noun}`;
    const { type, id } = (await call('GET', path, { as })).body.data;
    expect((await call('PATCH', path, { as, body: { data: { type, id, attributes } } })).status).toBe(200);
  });
  test('a client makes no ids: 403', async () => {
    const body = document({ id: vacancyId, attributes: { title: 'x' } });
    expect(await refusal('POST', 'vacancies', { as, body })).toEqual([403, 'client_id', '/data/id']);
  });
  test('what is no document is 400', async () => {
    for (const body of [{}, { data: null }, { data: [] }, [], { data: 'x' }])
      expect((await patch(body))[0]).toBe(400);
    expect(await patch(document({ attributes: [] }))).toEqual([400, 'malformed', '/data/attributes']);
  });
  test('a field that does not exist is named, with the signs of pointers escaped', async () => {
    expect(await patch(document({ attributes: { onzin: 1 } }))).toEqual([
      422,
      'unknown_attribute',
      '/data/attributes/onzin',
    ]);
    expect((await patch(document({ attributes: { 'a/b~c': 1 } })))[2]).toBe('/data/attributes/a~1b~0c');
  });
  test('all problems at once', async () => {
    const attributes = { title: '', hours_min: -1, postcode: 'x', starts_on: '2026-13-01' };
    const answer = await call('PATCH', `vacancies/${vacancyId}`, { as, body: document({ attributes }) });
    const codes = answer.body.errors.map((error: { code: string }) => error.code);
    expect(codes.toSorted()).toEqual(['blank', 'invalid_date', 'invalid_postcode', 'too_small']);
  });
  test('both languages, by Accept-Language', async () => {
    const detail = async (language: string) =>
      (
        await call('PATCH', `vacancies/${vacancyId}`, {
          as,
          body: document({ attributes: { title: '' } }),
          headers: { 'accept-language': language },
        })
      ).body.errors[0].detail;
    expect(await detail('en-GB,en;q=0.9')).toBe('Please fill this in');
    expect(await detail('nl')).toBe('Vul dit in');
    expect(await detail('fr')).toBe('Vul dit in');
  });
});

describe('media types', () => {
  const text = JSON.stringify(document({ attributes: { summary: 'Zo' } }));
  const send = (type: string) =>
    call('PATCH', `vacancies/${vacancyId}`, { as, body: text, headers: { 'content-type': type } });
  test('JSON:API and JSON are read alike', async () => {
    for (const type of [
      'application/vnd.api+json',
      'application/json',
      'application/json; charset=utf-8',
      'application/vnd.api+json; profile="https://a.example"',
      'Application/JSON',
    ])
      expect((await send(type)).status, type).toBe(200);
  });
  test('others are 415', async () => {
    for (const type of [
      'text/plain',
      'text/html',
      'application/xml',
      'application/vnd.api+json; charset=utf-8',
      'application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"',
      'Application/vnd.api+json;EXT=x',
      'application/octet-stream',
      'onzin',
    ])
      expect((await send(type)).status, type).toBe(415);
  });
  test('Accept: 406 only when every JSON:API type has a forbidden parameter', async () => {
    const accept = async (value: string) =>
      (await call('GET', 'categories', { headers: { accept: value } })).status;
    expect(await accept('application/vnd.api+json; charset=utf-8')).toBe(406);
    expect(await accept('application/vnd.api+json; charset=utf-8, application/vnd.api+json')).toBe(200);
    expect(await accept('application/vnd.api+json; ext="https://jsonapi.org/ext/atomic"')).toBe(406);
    expect(await accept('application/vnd.api+json; ext="a,b;c", application/vnd.api+json; q=0.5')).toBe(200);
    expect(await accept('application/vnd.api+json; profile="https://a.example/a,b;c"; q=1')).toBe(200);
    for (const value of ['*/*', 'application/json', 'application/vnd.api+json', 'text/html, */*;q=0.1', ''])
      expect(await accept(value), value).toBe(200);
  });
  test('answers and refusals are of the plain type, without a parameter that we would refuse ourselves', async () => {
    for (const [path, status] of [
      ['categories', 200],
      ['onzin', 404],
      ['users', 401],
      ['vacancies?onzin=1', 400],
    ] as const) {
      const answer = await call('GET', path);
      expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/vnd.api+json']);
    }
  });
  test('what somebody has already is not sent again: a list, a strong form, or whatever there is', async () => {
    const tag = String((await call('GET', 'categories')).headers['etag']);
    const answer = async (value: string) =>
      (await call('GET', 'categories', { headers: { 'if-none-match': value } })).status;
    for (const value of [
      tag,
      tag.replace('W/', ''),
      `"a", ${tag}`,
      `W/"b",${tag.slice(2)} , "c"`,
      '*',
      ' * ',
    ])
      expect(await answer(value), value).toBe(304);
    for (const value of ['', '""', '"*"', 'W/', tag.slice(0, -2), '"a", "b"'])
      expect(await answer(value), value).toBe(200);
    expect((await call('HEAD', 'categories')).headers['etag']).toBe(tag);
  });
  test('JSON that cannot be read is 400', async () => {
    for (const body of ['{', '{"data":', 'undefined', "{'a':1}", '\u0000', '{"__proto__":{"a":1}}'])
      expect((await patch(body, { 'content-type': 'application/json' }))[0], body).toBe(400);
  });
  test('nothing where a document is needed is 400', async () => {
    expect((await patch(undefined))[0]).toBe(400);
    expect((await patch('', { 'content-type': 'application/json' }))[0]).toBe(400);
  });
});

describe('queries', () => {
  const bad = (query: string, path = 'vacancies') => refusal('GET', `${path}?${query}`);
  test.each([
    ['include=onzin', 'include'],
    ['include=organization.users', 'include'],
    ['sort=contact_email', 'sort'],
    ['sort=-onzin', 'sort'],
    ['filter[onzin]=1', 'filter[onzin]'],
    ['filter[contact_email_eq]=a', 'filter[contact_email_eq]'],
    ['filter[title]=a', 'filter[title]'],
    ['filter[title_lt]=a', 'filter[title_lt]'],
    ['filter[positions_cont]=1', 'filter[positions_cont]'],
    ['filter[status_true]=1', 'filter[status_true]'],
    ['filter[created_at_gt]=gisteren', 'filter[created_at_gt]'],
    ['filter[created_at_gt]=0000-01-01', 'filter[created_at_gt]'],
    ['filter[organization_id_eq]=1', 'filter[organization_id_eq]'],
    ['filter[constructor]=1', 'filter[constructor]'],
    ['filter[q]=%00', 'filter[q]'],
    ['page[number]=0', 'page[number]'],
    ['page[number]=-1', 'page[number]'],
    ['page[number]=1e3', 'page[number]'],
    ['page[size]=1001', 'page[size]'],
    ['page[onzin]=1', 'page[onzin]'],
    ['fields[onzin]=a', 'fields[onzin]'],
    ['fields[vacancies]=title,search_nl', 'fields[vacancies]'],
    ['fields[vacancies]=password_hash', 'fields[vacancies]'],
    ['onzin=1', 'onzin'],
    ['constructor=1', 'constructor'],
  ])('%s is 400 at its parameter', async (query, parameter) => {
    const [status, , at] = await bad(query);
    expect([status, at]).toEqual([400, parameter]);
  });
  test('blank values mean no filter, and every unknown one is named', async () => {
    for (const query of [
      'filter[title_cont]=',
      'filter[q]=',
      'include=',
      'sort=',
      'page[number]=',
      'filter[status_in]=,,',
    ])
      expect((await call('GET', `vacancies?${query}`)).status, query).toBe(200);
    expect((await call('GET', 'vacancies?onzin=1&sort=x&include=y')).body.errors).toHaveLength(3);
  });
  test('a single record takes include and fields, and nothing else', async () => {
    expect(
      (await call('GET', `vacancies/${vacancyId}?include=organization&fields[vacancies]=title`)).status,
    ).toBe(200);
    for (const query of ['sort=title', 'filter[title_eq]=a', 'onzin=1'])
      expect((await bad(query, `vacancies/${vacancyId}`))[0], query).toBe(400);
  });
  test('numbers that no column holds are compared, not refused by the database', async () => {
    for (const value of ['999999999', '1.5', '-1'])
      for (const predicate of ['eq', 'not_eq', 'gt', 'in', 'not_in'])
        expect((await call('GET', `vacancies?filter[positions_${predicate}]=${value}`)).status).toBe(200);
  });
});

describe('methods and addresses', () => {
  test('another method is 405 and says which there are', async () => {
    for (const [method, path, allowed] of [
      ['DELETE', 'vacancies', 'GET, HEAD, POST'],
      ['PATCH', 'vacancies', 'GET, HEAD, POST'],
      ['PUT', `vacancies/${vacancyId}/publish`, 'POST'],
      ['GET', `vacancies/${vacancyId}/publish`, 'POST'],
      ['POST', 'configuration', 'GET, HEAD'],
      ['DELETE', 'vacancies/search', 'GET, HEAD'],
    ] as const) {
      const answer = await call(method, path, { as });
      expect(
        [answer.status, answer.body.errors[0].code, answer.headers['allow']],
        `${method} ${path}`,
      ).toEqual([405, 'method_not_allowed', allowed]);
    }
  });
  test('what does not exist is 404 in the same shape', async () => {
    for (const path of ['onzin', 'vacancies/1/onzin', '', 'vacancies/undefined'])
      expect((await call('GET', path)).body.errors[0].code, path).toBe('not_found');
  });
  test('an address that cannot be read is 400 in the same shape', async () => {
    expect(await refusal('GET', 'vacancies/%c0%80')).toEqual([400, 'malformed', undefined]);
  });
  test('a slash at the end changes nothing', async () => {
    expect((await call('GET', 'categories/')).status).toBe(200);
    expect((await call('GET', `vacancies/${vacancyId}/`)).body.data.id).toBe(vacancyId);
  });
  test('HEAD answers as GET without a body', async () => {
    const answer = await call('HEAD', 'categories');
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});

test('over a real connection: the host decides the centre, and a megabyte is refused', async () => {
  const { address } = server.running;
  const ask = (path: string, host: string, payload?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        host,
        ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
      };
      const sent = request(`${address}${path}`, { method: payload ? 'POST' : 'GET', headers }, (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      // The server may close while the rest is still being sent.
      sent.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' ? undefined : reject(error),
      );
      sent.end(payload);
    });
  for (const [host, tenant] of [
    ['oldebroek.localhost', 'oldebroek'],
    ['PUBLIC.localhost:3000', 'public'],
    ['onbekend.example', 'public'],
  ])
    expect((await ask('/api/v1/configuration', String(host))).text).toContain(`"tenant":"${tenant}"`);
  expect(
    (await ask('/api/v1/applications', first.host, JSON.stringify({ a: 'x'.repeat(1_048_576) }))).status,
  ).toBe(413);
});
