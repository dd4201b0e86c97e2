/** Reads the query of a list by its contract. Whatever the contract does not name is refused (api.md, section 1). */
import { startOf } from '#contract/cut-text.ts';
import type * as z from 'zod/mini';
import type { ListContract } from '#contract/call.ts';
import type { Problem } from '#contract/errors.ts';
import { problemOfIssue } from '#contract/issue-problems.ts';
import {
  camelCase,
  pageSizeDefault,
  pageSizeMax,
  predicates,
  predicatesOf,
  type FilterKind,
  type Predicate,
} from '#contract/jsonapi.ts';
import { resourceContracts } from '#server/http/resource-contracts.ts';
import { isOfSort, readCursor } from './cursor.ts';
import type { DocumentQuery } from './document.ts';
import type { Page, Sort } from './paging.ts';
import { isFilterValue, storedValue } from './filter-values.ts';
import { refuseAll } from './refusal.ts';
import { snakeName } from './snake-names.ts';

export interface AttributeFilter {
  attribute: string;
  kind: FilterKind;
  predicate: Predicate;
  values: readonly string[];
}

export interface ListQuery extends DocumentQuery {
  filters: readonly AttributeFilter[];
  /** Values of the named filters, parsed by the contract. */
  scopes: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
  sort: Sort;
  page: Page;
}

type RawQuery = Readonly<Record<string, unknown>>;

const textsOf = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : [raw]).filter((one): one is string => typeof one === 'string');
const commaTexts = (raw: unknown): string[] =>
  textsOf(raw)
    .flatMap((one) => one.split(','))
    .map((one) => one.trim())
    .filter(Boolean);

/** What a list names itself: never what every object inherits, such as `constructor`. */
const named = <Value>(known: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  known && Object.hasOwn(known, name) ? known[name] : undefined;

class QueryReader {
  readonly problems: Problem[] = [];
  readonly contract: ListContract;
  filters: AttributeFilter[] = [];
  scopes: Record<string, unknown> = {};
  parameters: Record<string, unknown> = {};
  include: string[] = [];
  fields: Record<string, ReadonlySet<string>> = {};
  sort: { attribute: string; isDescending: boolean }[] = [];
  page: Page = { number: 1, size: pageSizeDefault, after: null };
  cursor: ReturnType<typeof readCursor> = null;
  isNumbered = false;

  constructor(contract: ListContract) {
    this.contract = contract;
    this.page.size = contract.pageSize ?? pageSizeDefault;
  }

  unknown(name: string): void {
    this.problems.push({ code: 'unknown_parameter', parameter: name, values: { name } });
  }

  invalid(name: string, what: string): void {
    this.problems.push({ code: 'invalid_parameter', parameter: name, values: { name, what } });
  }

  /** With the reason, which is said in the language of the answer. */
  broken(name: string, because: Problem): void {
    this.problems.push({ code: 'invalid_parameter', parameter: name, values: { name, what: '' }, because });
  }

  readFilter(name: string, inner: string, raw: unknown): void {
    const scope = named(this.contract.scopes, camelCase(inner));
    if (scope) return this.readNamedValue(this.scopes, camelCase(inner), { name, schema: scope, raw });
    const predicate = predicates.find((one) => inner.endsWith(`_${one}`));
    const attribute = predicate ? camelCase(inner.slice(0, -predicate.length - 1)) : '';
    const kind = named(this.contract.filters, attribute);
    if (!predicate || !kind || !predicatesOf[kind].includes(predicate)) return this.unknown(name);
    const isList = predicate === 'in' || predicate === 'not_in' || predicate.endsWith('_any');
    const values = isList ? commaTexts(raw) : textsOf(raw).filter((one) => one.trim() !== '');
    if (values.length === 0) return;
    if (values.length > 200 || !values.every(isFilterValue(kind, predicate)))
      return this.invalid(name, startOf(values.join(', '), 60));
    const stored = values.map((value) => storedValue(kind, predicate, value));
    this.filters.push({ attribute, kind, predicate, values: stored });
  }

  readNamedValue(
    target: Record<string, unknown>,
    key: string,
    given: { name: string; schema: z.ZodMiniType; raw: unknown },
  ): void {
    const value = textsOf(given.raw).join(',').trim();
    if (value === '') return;
    const parsed = given.schema.safeParse(value, { reportInput: true });
    if (parsed.success) target[key] = parsed.data;
    else {
      const issue = parsed.error.issues[0];
      this.broken(given.name, issue ? problemOfIssue(issue) : { code: 'invalid' });
    }
  }

  readPage(name: string, inner: string, raw: unknown): void {
    if (inner !== 'number' && inner !== 'size' && inner !== 'after') return this.unknown(name);
    const value = textsOf(raw)[0]?.trim() ?? '';
    if (value === '') return;
    if (inner === 'after') return this.readAfter(name, value);
    const most = inner === 'size' ? pageSizeMax : 1_000_000;
    if (!/^\d{1,7}$/.test(value) || Number(value) < 1 || Number(value) > most)
      return this.invalid(name, `1–${most}`);
    this.page[inner] = Number(value);
    if (inner === 'number') this.isNumbered = true;
  }

  readAfter(name: string, value: string): void {
    this.cursor = value.length > 4000 ? null : readCursor(value);
    if (this.cursor) this.page.after = this.cursor.values;
    else this.invalid(name, 'cursor');
  }

  /** Known only once everything was read. */
  checkAfter(): void {
    if (!this.cursor) return;
    if (this.isNumbered) this.invalid('page[number]', 'page[after]');
    if (!isOfSort(this.cursor, this.sort)) this.invalid('page[after]', 'sort');
  }

  readFields(name: string, type: string, raw: unknown): void {
    const contract = resourceContracts.get(type);
    if (!contract) return this.unknown(name);
    const attributes = [...Object.keys(contract.attributes.shape), ...Object.keys(contract.relationships)];
    const wanted = commaTexts(raw);
    for (const field of wanted)
      if (!attributes.some((one) => snakeName(one) === field)) this.invalid(name, startOf(field, 60));
    this.fields[type] = new Set(wanted);
  }

  readNamed(name: string, raw: unknown): void {
    if (name === 'include') {
      for (const path of commaTexts(raw)) {
        const include = this.contract.includes.find((one) => snakeName(one) === path);
        if (include) this.include.push(include);
        else this.invalid('include', path);
      }
      return;
    }
    const parameter = named(this.contract.parameters, name);
    if (parameter) return this.readNamedValue(this.parameters, name, { name, schema: parameter, raw });
    if (name !== 'sort') return this.unknown(name);
    for (const part of commaTexts(raw)) {
      const attribute = this.contract.sorts.find((one) => snakeName(one) === part.replace(/^-/, ''));
      if (attribute) this.sort.push({ attribute, isDescending: part.startsWith('-') });
      else this.invalid('sort', part);
    }
  }

  read(name: string, raw: unknown): void {
    const [, family, inner] = /^(filter|page|fields)\[([^\]]*)\](?:\[\])?$/.exec(name) ?? [];
    if (family === 'filter') this.readFilter(name, inner ?? '', raw);
    else if (family === 'page') this.readPage(name, inner ?? '', raw);
    else if (family === 'fields') this.readFields(name, inner ?? '', raw);
    else this.readNamed(name, raw);
  }
}

/** Throws a 400 that names every wrong parameter. */
export function readListQuery(contract: ListContract, raw: RawQuery): ListQuery {
  const reader = new QueryReader(contract);
  for (const [name, value] of Object.entries(raw)) reader.read(name, value);
  reader.checkAfter();
  refuseAll(reader.problems);
  const { filters, scopes, parameters, include, fields, sort, page } = reader;
  return { filters, scopes, parameters, include, fields, sort, page };
}

/** For a single record: only include and fields make sense. */
export const readOneQuery = (type: string, includes: readonly string[], raw: RawQuery): DocumentQuery =>
  readListQuery({ type, includes, filters: {}, scopes: {}, sorts: [] }, raw);
