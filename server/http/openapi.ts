/** OpenAPI 3.1 from the contracts: nothing in it is written twice. */
import * as z from 'zod/mini';
import { problemStatus } from '#contract/errors.ts';
import {
  pageSizeDefault,
  pageSizeMax,
  predicatesOf,
  snakeCase,
  type ResourceContract,
} from '#contract/jsonapi.ts';
import { resourceContracts } from '#contract/resource-contracts.ts';
import { successStatus, type Route } from './route.ts';

type Schema = Record<string, unknown>;

/** JSON Schema of a contract's shape, with keys as they are on the wire. */
function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema;
  return schema;
}

/** Names of properties as they are on the wire, at every depth. */
function snakeProperties(schema: Schema): Schema {
  const written: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') {
      written[key] = Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([name, inner]) => [
          snakeCase(name),
          snakeProperties(inner),
        ]),
      );
    } else if (key === 'required') written[key] = (value as string[]).map(snakeCase);
    else if (key === 'propertyNames' && isSchema(value) && Array.isArray(value['enum']))
      written[key] = { ...value, enum: (value['enum'] as string[]).map(snakeCase) };
    else if (Array.isArray(value))
      written[key] = value.map((one: unknown) => (isSchema(one) ? snakeProperties(one) : one));
    else written[key] = isSchema(value) ? snakeProperties(value) : value;
  }
  return written;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const identifierSchema = (type: string): Schema => ({
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { const: type }, id: { type: 'string' } },
});

function resourceSchema(contract: ResourceContract): Schema {
  const { required: _all, ...attributes } = snakeProperties(schemaOf(contract.attributes, 'output'));
  const relationships = Object.fromEntries(
    Object.entries(contract.relationships).map(([name, relation]) => {
      const one = identifierSchema(relation.type);
      const data = relation.many ? { type: 'array', items: one } : { anyOf: [one, { type: 'null' }] };
      return [snakeCase(name), { type: 'object', required: ['data'], properties: { data } }];
    }),
  );
  return {
    type: 'object',
    required: ['type', 'id', 'attributes'],
    additionalProperties: false,
    properties: {
      type: { const: contract.type },
      id: { type: 'string' },
      attributes,
      relationships: { type: 'object', additionalProperties: false, properties: relationships },
      meta: {
        type: 'object',
        properties: {
          can: {
            type: 'object',
            additionalProperties: false,
            properties: Object.fromEntries(contract.acts.map((act) => [snakeCase(act), { type: 'boolean' }])),
          },
        },
      },
    },
  };
}

const errorsSchema: Schema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        anyOf: [
          { type: 'string' },
          {
            type: 'object',
            required: ['status', 'code', 'title', 'detail'],
            properties: {
              status: { type: 'string' },
              code: { enum: Object.keys(problemStatus) },
              title: { type: 'string' },
              detail: { type: 'string' },
              source: {
                type: 'object',
                properties: { pointer: { type: 'string' }, parameter: { type: 'string' } },
              },
            },
          },
        ],
      },
    },
  },
};

const pageMeta: Schema = {
  type: 'object',
  required: ['current', 'first', 'prev', 'next', 'last', 'records'],
  properties: {
    current: { type: 'integer' },
    first: { type: 'integer' },
    last: { type: 'integer' },
    records: { type: 'integer' },
    prev: { type: ['integer', 'null'] },
    next: { type: ['integer', 'null'] },
  },
};

const schemaReference = (type: string) => ({ $ref: `#/components/schemas/${type}` });

/** Pagination, and what the route adds to it. */
function listMeta(route: Route): Schema {
  const pages = { type: 'object', required: ['pagination'], properties: { pagination: pageMeta } };
  return route.meta ? { allOf: [pages, openSchema(snakeProperties(schemaOf(route.meta, 'output')))] } : pages;
}

/** One that stands beside another in `allOf` cannot close the object. */
const openSchema = ({ additionalProperties: _closed, ...schema }: Schema): Schema => schema;

function documentSchema(route: Route): Schema {
  const one = schemaReference(route.resource.contract.type);
  const included = { type: 'array', items: { type: 'object', required: ['type', 'id'] } };
  if (!route.list) {
    return {
      type: 'object',
      required: ['data'],
      properties: { data: { anyOf: [one, { type: 'null' }] }, included, meta: { type: 'object' } },
    };
  }
  return {
    type: 'object',
    required: ['data', 'meta', 'links'],
    properties: {
      data: { type: 'array', items: one },
      included,
      meta: listMeta(route),
      links: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
}

function parametersOf(route: Route): Schema[] {
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
    name,
    in: 'query',
    description,
    schema,
  });
  const { includes } = route.resource.contract;
  const shared =
    includes.length > 0 ? [query('include', `Comma list of ${includes.map(snakeCase).join(', ')}`)] : [];
  if (!route.list) return [...path, ...shared];
  const { scopes, filters, sorts, parameters } = route.list;
  return [
    ...path,
    ...shared,
    query('page[number]', 'From 1', { type: 'integer', minimum: 1 }),
    query('page[size]', `${route.list.pageSize ?? pageSizeDefault} by default`, {
      type: 'integer',
      minimum: 1,
      maximum: pageSizeMax,
    }),
    ...(sorts.length > 0
      ? [query('sort', `Comma list of ${sorts.map(snakeCase).join(', ')}; - before one is descending`)]
      : []),
    ...Object.keys(parameters ?? {}).map((name) => query(name, 'Search text')),
    ...Object.keys(scopes).map((name) => query(`filter[${snakeCase(name)}]`, 'Named filter')),
    ...Object.entries(filters).map(([name, kind]) =>
      query(
        `filter[${snakeCase(name)}_PREDICATE]`,
        `${kind}; PREDICATE is one of ${predicatesOf[kind].join(', ')}`,
      ),
    ),
  ];
}

function bodyOf(route: Route): Schema | undefined {
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
  return {
    required: true,
    content: { 'application/vnd.api+json': { schema: route.body.type === 'flat' ? attributes : document } },
  };
}

function operation(route: Route): Schema {
  const status = successStatus(route, { kind: route.list ? 'list' : 'one' });
  const errors = { content: { 'application/vnd.api+json': { schema: errorsSchema } } };
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()} ${route.path.replace('/api/v1/', '')}`.replaceAll(
      /[^\w]+/g,
      '_',
    ),
    tags: [route.path.split('/')[3]],
    'x-policy': route.policy.kind === 'rule' ? route.policy.name : route.policy.kind,
    parameters: parametersOf(route),
    ...(route.body && { requestBody: bodyOf(route) }),
    responses: {
      [status]: {
        description: 'Done',
        content: { 'application/vnd.api+json': { schema: documentSchema(route) } },
      },
      default: { description: 'Refused, with every problem', ...errors },
    },
  };
}

/** The whole description. `routes` is the list that is served. */
export function openApi(routes: readonly Route[], productName: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  const schemas = Object.fromEntries(
    [...resourceContracts].map(([type, contract]) => [type, resourceSchema(contract)]),
  );
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description: 'JSON:API 1.1. Keys are snake_case; every refusal names its field.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas },
  };
}
