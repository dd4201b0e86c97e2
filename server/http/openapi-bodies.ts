/** What OpenAPI says of the bodies of calls: JSON:API, and the same as multipart. */
import { schemaOf, snakeProperties, type Schema } from './openapi-schemas.ts';
import type { Route } from './route.ts';
import { altName, picturesOf } from './multipart-parts.ts';

const binary = { type: 'string', format: 'binary' };

/** Any write takes it: the document in `data`, or its attributes as fields of their own, and files beside them. */
function multipartOf(route: Route, document: Schema, attributes: Schema): Schema {
  const pictures = [...picturesOf(route.body).keys()].map((name) => ({
    [name]: binary,
    [altName(name)]: { type: 'string' },
  }));
  const fields = attributes['properties'] as Record<string, Schema> | undefined;
  return {
    schema: {
      type: 'object',
      properties: Object.assign(
        { ...fields, data: document },
        route.takesFile || route.takesLargeFile ? { file: binary } : {},
        ...pictures,
      ),
    },
    encoding: { data: { contentType: 'application/vnd.api+json' } },
  };
}

/** The body of a call; undefined for one without. */
export function bodyOf(route: Route): Schema | undefined {
  if (!route.body) return undefined;
  const attributes = snakeProperties(schemaOf(route.body.schema, 'input'));
  const document = {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['type'],
        properties: { type: { const: route.body.type }, attributes },
      },
    },
  };
  const schema = route.body.type === 'flat' ? attributes : document;
  return {
    required: true,
    content: {
      'application/vnd.api+json': { schema },
      'multipart/form-data': multipartOf(route, schema, attributes),
    },
  };
}
