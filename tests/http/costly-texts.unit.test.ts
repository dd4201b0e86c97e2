/** No text costs more than it is long: every field and parameter of every call, with as much of each kind of sign as fits. */
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { problemOfIssue } from '#contract/issue-problems.ts';
import { routes } from '#server/routes.ts';
import { patience } from '#tests/support/pace.ts';
import { costlyTexts, longest, mostMs, msOf } from './costly-texts.ts';

interface Definition {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  valueType?: z.ZodMiniType;
  checks?: readonly { _zod: { def: { check: string; maximum?: number; format?: string } } }[];
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

interface Field {
  name: string;
  schema: z.ZodMiniType;
}

/** Every text in it, however deep. */
function textsIn({ name, schema }: Field): Field[] {
  const { type, shape, innerType, element, in: input, options, valueType } = definitionOf(schema);
  if (type === 'string') return [{ name, schema }];
  if (shape)
    return Object.entries(shape).flatMap(([key, inner]) =>
      textsIn({ name: `${name}.${key}`, schema: inner }),
    );
  return [innerType, element, input, valueType, ...(options ?? [])].flatMap((inner) =>
    inner ? textsIn({ name, schema: inner }) : [],
  );
}

const fields = routes.flatMap(({ method, path, body, list }): Field[] => [
  ...(body ? textsIn({ name: `${method} ${path}`, schema: body.schema }) : []),
  ...Object.entries({ ...list?.scopes, ...list?.parameters }).flatMap(([key, schema]) =>
    textsIn({ name: `${method} ${path}?${key}`, schema: schema as z.ZodMiniType }),
  ),
]);
const bodies = routes.flatMap(({ method, path, body }): Field[] =>
  body ? [{ name: `${method} ${path}`, schema: body.schema }] : [],
);

/** Fields that need longer for a text of this length than any may. */
async function slow(
  given: readonly Field[],
  length: (field: Field) => number | undefined,
  value: (text: string, field: Field) => unknown,
): Promise<string[]> {
  const found: string[] = [];
  for (const field of given)
    for (const [kind, text] of costlyTexts(length(field) ?? 0)) {
      const ms = await msOf(() => field.schema.safeParse(value(text, field)));
      if (ms > mostMs) found.push(`${field.name}: ${kind}, ${Math.round(ms)} ms`);
    }
  return found;
}

/** Thousands of short reads: seconds on a quiet machine, several times that on a busy one. */
const many = { timeout: patience(60_000) };

const maximumOf = ({ schema }: Field) =>
  definitionOf(schema).checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;

test('there are many', () => {
  expect(fields.length).toBeGreaterThan(150);
});

test('a text that is far too long is told so, and nothing else is looked at', () => {
  const wrong = fields.flatMap((field) => {
    const { format } = definitionOf(field.schema);
    const { error } = field.schema.safeParse('&'.repeat(longest), { reportInput: true });
    const codes = error?.issues.map((issue) => problemOfIssue(issue).code);
    // Days, times and ids have a form of their own instead, which nothing of that length has.
    const isTold = codes?.length === 1 && (format !== undefined || codes[0] === 'too_long');
    return isTold ? [] : [`${field.name}: ${codes?.join(', ') ?? 'taken'}`];
  });
  expect(wrong).toEqual([]);
});

test('as many of each kind of sign as fit into a request are answered at once', many, async () => {
  expect(
    await slow(
      fields,
      () => longest,
      (text) => text,
    ),
  ).toEqual([]);
});

test('so is each kind at the very length that a field takes', many, async () => {
  expect(await slow(fields, maximumOf, (text) => text)).toEqual([]);
});

test('so is a whole body of them', many, async () => {
  const whole = (text: string, { schema }: Field) =>
    Object.fromEntries(Object.keys(definitionOf(schema).shape ?? {}).map((key) => [key, text]));
  expect(await slow(bodies, () => 20_000, whole)).toEqual([]);
});
