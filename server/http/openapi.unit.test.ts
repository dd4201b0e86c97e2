/** What the description says of bodies; the answers of all HTTP tests are held against it (tests/support/answer-check.ts). */
import { describe, expect, test } from 'vitest';
import { openApi } from './openapi.ts';
import { routes } from '#server/routes.ts';

interface Body {
  required: boolean;
  content: Record<string, { schema: { properties?: Record<string, unknown> }; encoding?: unknown }>;
}
const { paths } = openApi(routes, 'Volunteerly') as {
  paths: Record<string, Record<string, { requestBody?: Body }>>;
};
const bodyOf = (method: string, path: string) => {
  const described = paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`${method} ${path} is not described`);
  return described.requestBody;
};
const multipart = 'multipart/form-data';
const binary = { type: 'string', format: 'binary' };

const writes = routes
  .filter(({ method, body }) => method !== 'GET' && body)
  .map((route) => [route.method, route.path.replaceAll(/:(\w+)/g, '{$1}')] as const);

test.each(writes)('%s %s names JSON:API and multipart, with the same document', (method, path) => {
  const { content = {} } = bodyOf(method, path) ?? {};
  expect(Object.keys(content)).toEqual(['application/vnd.api+json', multipart]);
  expect(content[multipart]?.schema.properties?.['data']).toEqual(
    content['application/vnd.api+json']?.schema,
  );
  expect(content[multipart]?.encoding).toEqual({ data: { contentType: 'application/vnd.api+json' } });
});

describe('the files beside it', () => {
  const partsOf = (method: string, path: string) =>
    bodyOf(method, path)?.content[multipart]?.schema.properties ?? {};

  test('stand by the name of their part, pictures with what is on them', () => {
    expect(partsOf('PATCH', '/api/v1/organizations/{id}')).toMatchObject({
      logo: binary,
      logo_alt_text: { type: 'string' },
      cover_image: binary,
      name: { type: 'string' },
    });
  });

  test('are those that the call takes', () => {
    const takers = writes.filter(([method, path]) => 'file' in partsOf(method, path));
    const expected = routes
      .filter(({ takesFile, takesLargeFile }) => takesFile || takesLargeFile)
      .map(({ method, path }) => [method, path.replaceAll(/:(\w+)/g, '{$1}')]);
    expect(takers).toEqual(expected);
    expect(expected.map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/api/v1/uploads', '/api/v1/imports']),
    );
    expect(partsOf('POST', '/api/v1/imports')['file']).toEqual(binary);
  });
});
