/** What the schema of a block says of its fields: how long a text and how many of a list. Nobody writes a limit a second time. */
import type * as z from 'zod/mini';

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  checks?: readonly {
    _zod: { def: { check: string; maximum?: number; minimum?: number; value?: number } };
  }[];
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

export interface SchemaLimits {
  type: string;
  mayBeNull: boolean;
  /** Characters of a text, or items of a list. */
  least?: number;
  most?: number;
  /** Of a number. */
  lowest?: number;
  highest?: number;
  /** Of the items of a list. */
  item?: z.ZodMiniType;
  /** Of the fields of an object. */
  fields?: Record<string, z.ZodMiniType>;
}

/** Of one field, behind 'may be null'. */
export function limitsOf(schema: z.ZodMiniType): SchemaLimits {
  const outer = definitionOf(schema);
  if (outer.innerType) return { ...limitsOf(outer.innerType), mayBeNull: true };
  const checks = (outer.checks ?? []).map(({ _zod }) => _zod.def);
  return {
    type: outer.type,
    mayBeNull: false,
    least: checks.find(({ check }) => check === 'min_length')?.minimum,
    most: checks.find(({ check }) => check === 'max_length')?.maximum,
    lowest: checks.find(({ check }) => check === 'greater_than')?.value,
    highest: checks.find(({ check }) => check === 'less_than')?.value,
    item: outer.element,
    fields: outer.shape,
  };
}
