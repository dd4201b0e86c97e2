/** The fields and parameters of every route, read from the list that is served: a new one is tried without another line here. */
import { fieldsOf } from '#contract/call.ts';
import { predicates, snakeCase } from '#contract/jsonapi.ts';
import type { Route } from '#server/http/route.ts';

/** Names of the body's fields as they are on the wire. */
export function bodyFields(route: Route): string[] {
  return Object.keys(fieldsOf(route.body)).map(snakeCase);
}

/** Every query parameter, with a filter for each predicate that exists, and some that do not. */
export function queryParameters(route: Route): string[] {
  const shared = [
    'include',
    `fields[${route.resource.contract.type}]`,
    'fields[constructor]',
    'fields[onzin]',
    'onzin',
    'constructor',
    '__proto__',
    'toString',
  ];
  if (!route.list) return shared;
  const { scopes, filters, parameters } = route.list;
  return [
    ...shared,
    'sort',
    'page[number]',
    'page[size]',
    'page[after]',
    'page[constructor]',
    'filter',
    'filter[]',
    'filter[constructor]',
    'filter[value_of]',
    'filter[to_string_eq]',
    'filter[__proto___eq]',
    ...Object.keys(parameters ?? {}),
    ...Object.keys(scopes).map((name) => `filter[${snakeCase(name)}]`),
    ...Object.keys(filters).flatMap((name) =>
      predicates.map((predicate) => `filter[${snakeCase(name)}_${predicate}]`),
    ),
  ];
}
