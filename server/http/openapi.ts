/** OpenAPI 3.1 from the contracts: nothing in it is written twice. */
import { includesOf } from '#contract/call.ts';
import { pageSizeDefault, pageSizeMax, predicatesOf, snakeCase } from '#contract/jsonapi.ts';
import { undoMeta } from '#contract/undos.ts';
import { resourceContracts } from '#server/http/resource-contracts.ts';
import {
  errorsSchema,
  pageMeta,
  resourceSchema,
  schemaOf,
  snakeProperties,
  type Schema,
} from './openapi-schemas.ts';
import { bodyOf } from './openapi-bodies.ts';
import { methodsOf, successStatus, type Route } from './route.ts';

const schemaReference = (type: string) => ({ $ref: `#/components/schemas/${type}` });

/** Pagination, and what the route adds to it. */
function listMeta(route: Route): Schema {
  const acts = Object.fromEntries((route.can ?? []).map((act) => [snakeCase(act), { type: 'boolean' }]));
  const can = route.can ? { can: { type: 'object', required: Object.keys(acts), properties: acts } } : {};
  const pages = {
    type: 'object',
    required: ['pagination', ...Object.keys(can)],
    properties: { pagination: pageMeta, ...can },
  };
  return route.meta ? { allOf: [pages, openSchema(snakeProperties(schemaOf(route.meta, 'output')))] } : pages;
}

/** One that stands beside another in `allOf` cannot close the object. */
const openSchema = ({ additionalProperties: _closed, ...schema }: Schema): Schema => schema;

/** What goes with one record; of an action that may be undone, how. */
const oneMeta = (route: Route): Schema =>
  route.undo ? openSchema(snakeProperties(schemaOf(undoMeta, 'output'))) : { type: 'object' };

function documentSchema(route: Route): Schema {
  const one = schemaReference(route.resource.contract.type);
  const other = route.otherResource ? [schemaReference(route.otherResource.contract.type)] : [];
  const included = { type: 'array', items: { type: 'object', required: ['type', 'id'] } };
  if (!route.list) {
    return {
      type: 'object',
      required: ['data'],
      properties: { data: { anyOf: [one, ...other, { type: 'null' }] }, included, meta: oneMeta(route) },
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

const query = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
});

const pageParameters = ({ pageSize }: { pageSize?: number }): Schema[] => [
  query('page[number]', 'From 1', { type: 'integer', minimum: 1 }),
  query('page[size]', `${pageSize ?? pageSizeDefault} by default`, {
    type: 'integer',
    minimum: 1,
    maximum: pageSizeMax,
  }),
  query('page[after]', '`meta.pagination.after` of the page before; instead of page[number]'),
];

function parametersOf(route: Route): Schema[] {
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const includes = includesOf(route);
  const shared =
    includes.length > 0 ? [query('include', `Comma list of ${includes.map(snakeCase).join(', ')}`)] : [];
  if (!route.list) return [...path, ...shared];
  const { scopes, filters, sorts, parameters } = route.list;
  return [
    ...path,
    ...shared,
    ...pageParameters(route.list),
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

/** The account as the calls of /auth give it. */
const sessionSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object', required: ['id', 'uid', 'provider', 'email'] } },
};

function contentOf(route: Route): Schema {
  if (route.opensSession) return { 'application/json': { schema: sessionSchema } };
  return route.file === undefined
    ? { 'application/vnd.api+json': { schema: documentSchema(route) } }
    : Object.fromEntries(
        [route.file, ...(route.otherFiles ?? [])].map((type) => [
          type,
          { schema: { type: 'string', format: 'binary' } },
        ]),
      );
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
        content: contentOf(route),
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
    for (const method of methodsOf(route))
      (paths[path] ??= {})[method.toLowerCase()] = operation({ ...route, method });
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
