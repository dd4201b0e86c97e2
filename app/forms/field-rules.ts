/** What a contract says of one field, read from its schema: the form asks, shows and limits by it and repeats nothing. */
import type * as z from 'zod/mini';

/** A contract that a form can be made of: an object of fields. */
export type FormSchema = z.ZodMiniObject<Record<string, z.ZodMiniType>>;
export type FieldOf<Schema extends FormSchema> = keyof z.input<Schema> & string;

type NamesIn<Values> = {
  [Name in keyof Values & string]-?:
    | Name
    | (NonNullable<Values[Name]> extends readonly (infer Row extends object)[]
        ? `${Name}.${number}.${keyof Row & string}`
        : never);
}[keyof Values & string];
/** What the fields of a form may be called: as its contract names them, in a row `shifts.0.title`. */
export type FieldNameOf<Schema extends FormSchema> = Schema extends FormSchema
  ? NamesIn<z.input<Schema>>
  : never;
/** Those of its lists of rows. */
export type RowsNameOf<Schema extends FormSchema> =
  FieldNameOf<Schema> extends infer Name
    ? Name extends `${infer List}.${number}.${string}`
      ? List
      : never
    : never;

export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'choice' | 'words' | 'rows';

export interface FieldRules {
  kind: FieldKind;
  isRequired: boolean;
  /** An emptied field is sent as null. */
  isNullable: boolean;
  /** The contract lets it be left out. */
  mayBeAbsent: boolean;
  /** Characters at the most. */
  maxLength?: number;
  /** What a number may be at the least and at the most. */
  bounds?: { min: number | undefined; max: number | undefined };
  /** Of a number: without decimals. */
  isWhole?: boolean;
  /** The format that a check names, such as invalid_email. */
  format?: string;
  /** Of the rows of an array of objects. */
  row?: FormSchema;
  /** Values of a fixed list. */
  options?: readonly string[];
}

interface CheckDefinition {
  check: string;
  maximum?: number;
  value?: number;
  params?: { code?: string };
  error?: (issue: object) => unknown;
}
interface Definition {
  type: string;
  format?: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  entries?: Record<string, string>;
  checks?: readonly { _zod: { def: CheckDefinition } }[];
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

/** The schema inside 'may be left out' and 'may be null'. */
function unwrapped(schema: z.ZodMiniType) {
  let inner = schema;
  const wraps = new Set<string>();
  for (;;) {
    const { type, innerType } = definitionOf(inner);
    if (!innerType) return { definition: definitionOf(inner), schema: inner, wraps };
    wraps.add(type);
    inner = innerType;
  }
}

const kinds: Record<string, FieldKind> = { number: 'number', boolean: 'boolean', enum: 'choice' };

function kindOf({ type, format, element }: Definition): FieldKind {
  if (type === 'array') return element && unwrapped(element).definition.type === 'object' ? 'rows' : 'words';
  if (format === 'date') return 'date';
  return format === 'time' ? 'time' : (kinds[type] ?? 'text');
}

/** Checks of a format name their code, as a message or as a parameter (contract/fields.ts). */
function formatOf(checks: readonly CheckDefinition[]): string | undefined {
  const codes = checks.flatMap(({ error, params }) => {
    const message = error?.({});
    return [typeof message === 'string' ? message.replace(/^code:/, '') : params?.code];
  });
  return codes.find((code) => code?.startsWith('invalid_') && code !== 'invalid_characters');
}

const boundsOf = (checks: readonly CheckDefinition[]) => {
  const bound = (name: string) => checks.find(({ check }) => check === name)?.value;
  return { min: bound('greater_than'), max: bound('less_than') };
};

/** A list may be empty, and a box unticked, unless a rule says otherwise. */
const mayBeEmpty = (kind: FieldKind) => kind === 'words' || kind === 'rows' || kind === 'boolean';

function rulesOf(field: z.ZodMiniType): FieldRules {
  const { definition, wraps } = unwrapped(field);
  const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def);
  const kind = kindOf(definition);
  const inner = definition.element && unwrapped(definition.element);
  return {
    kind,
    isNullable: wraps.has('nullable'),
    mayBeAbsent: wraps.has('optional'),
    isRequired: wraps.size === 0 && (!mayBeEmpty(kind) || checks.some(({ check }) => check === 'min_length')),
    maxLength: kind === 'text' ? checks.find(({ check }) => check === 'max_length')?.maximum : undefined,
    bounds: kind === 'number' ? boundsOf(checks) : undefined,
    isWhole: kind === 'number' && /int/.test(definition.format ?? ''),
    format: formatOf(checks),
    row: kind === 'rows' ? (inner?.schema as unknown as FormSchema) : undefined,
    options: Object.values(definition.entries ?? inner?.definition.entries ?? {}),
  };
}

/** The rules of a field by its name; `shifts.0.title` is the title of a row of shifts. Undefined where there is none. */
export function fieldRules(schema: FormSchema, name: string): FieldRules | undefined {
  const [head = '', , ...deeper] = name.split('.');
  const field = schema.shape[head];
  if (!field) return undefined;
  const rules = rulesOf(field);
  return deeper.length > 0 && rules.row ? fieldRules(rules.row, deeper.join('.')) : rules;
}

/** Characters at the most, for a control that no form limits. */
export const longestOf = <Schema extends FormSchema>(schema: Schema, name: FieldNameOf<Schema>) =>
  fieldRules(schema, name)?.maxLength;

/** Names of the fields, in the order of the contract. */
export const fieldNames = <Schema extends FormSchema>(schema: Schema) =>
  Object.keys(schema.shape) as FieldOf<Schema>[];

const byFormat: Record<
  string,
  { type: string; inputMode: 'email' | 'tel' | 'url' | 'text'; autoComplete: string }
> = {
  invalid_email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  invalid_phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  invalid_url: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  invalid_postcode: { type: 'text', inputMode: 'text', autoComplete: 'postal-code' },
};
const byName: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'street-address',
  city: 'address-level2',
};

/** What a native control gets by the rules; a property of the field itself wins. */
export function nativeOf(name: string, { kind, format, maxLength, isRequired }: FieldRules) {
  const autoComplete = byName[name.split('.').at(-1) ?? ''];
  return {
    ...(isRequired && kind !== 'words' && { required: true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(autoComplete && { autoComplete }),
    ...(kind === 'number' && { inputMode: 'numeric' as const }),
    ...(kind === 'date' && { type: 'date' }),
    ...(kind === 'time' && { type: 'time' }),
    ...(format && byFormat[format]),
    ...(format === 'invalid_email' && { autoCapitalize: 'none', spellCheck: false }),
  };
}

/** Whether a picture is among the fields, which says what is on it: such a form is sent with its files, by whatever part draws it. */
export const hasPictures = (schema: FormSchema): boolean =>
  fieldNames(schema).some((name) => name.endsWith('_alt'));
