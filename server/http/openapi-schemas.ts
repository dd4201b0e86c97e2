/** JSON Schemas of what goes over the wire, made from the contracts: the building blocks of openapi.ts. */
import * as z from 'zod/mini';
import { problemStatus } from '#contract/errors.ts';
import { snakeCase, type ResourceContract } from '#contract/jsonapi.ts';

export type Schema = Record<string, unknown>;

const made = { input: new WeakMap<z.ZodMiniType, Schema>(), output: new WeakMap<z.ZodMiniType, Schema>() };

/** JSON Schema of a contract's shape, with keys as they are on the wire. A shape never changes, so it is worked out once. */
export function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const cached = made[io].get(shape);
  if (cached) return cached;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema;
  made[io].set(shape, schema);
  return schema;
}

/** Names of properties as they are on the wire, at every depth. */
export function snakeProperties(schema: Schema): Schema {
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

export function resourceSchema(contract: ResourceContract): Schema {
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
    required: ['type', 'id', 'attributes', 'meta'],
    additionalProperties: false,
    properties: {
      type: { const: contract.type },
      id: { type: 'string' },
      attributes,
      relationships: { type: 'object', additionalProperties: false, properties: relationships },
      meta: {
        type: 'object',
        required: ['can'],
        properties: {
          can: {
            type: 'object',
            additionalProperties: false,
            properties: Object.fromEntries(
              contract.abilities.map((act) => [snakeCase(act), { type: 'boolean' }]),
            ),
          },
        },
      },
    },
  };
}

export const errorsSchema: Schema = {
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

/** Of a page that was asked for by `page[after]`. */
const cursorMeta: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['records', 'after'],
  properties: { records: { type: 'integer' }, after: { type: ['string', 'null'] } },
};

const numberMeta: Schema = {
  type: 'object',
  required: ['current', 'first', 'prev', 'next', 'last', 'records', 'after'],
  properties: {
    current: { type: 'integer' },
    first: { type: 'integer' },
    last: { type: 'integer' },
    records: { type: 'integer' },
    prev: { type: ['integer', 'null'] },
    next: { type: ['integer', 'null'] },
    after: { type: ['string', 'null'] },
  },
};

export const pageMeta: Schema = { anyOf: [numberMeta, cursorMeta] };
