import { askedName, type FormValue } from '#app/forms/form-values.ts';

/** The posted pairs of a value, `shifts.0.title` for one of a row. */
export function pairsOf(name: string, value: FormValue | undefined): [string, string][] {
  if (value === undefined || value === '') return [];
  if (value === false || (Array.isArray(value) && value.length === 0)) return [[askedName, name]];
  if (value === true) return [[name, 'on']];
  if (typeof value === 'string') return [[name, value]];
  return value.flatMap((one, at) =>
    typeof one === 'string'
      ? [[name, one] as [string, string]]
      : Object.entries(one).flatMap(([inner, given]) => pairsOf(`${name}.${at}.${inner}`, given)),
  );
}
