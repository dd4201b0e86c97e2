/** The table that the bench prints: each figure beside its bare counterpart and its budget. */

export interface Line {
  what: string;
  product: string;
  bare: string;
  /** The figure that the budget speaks of. */
  figure: number | null;
  budget: string;
  isMet: boolean | null;
}

export const atLeast = (what: string, product: number, bare: number, budget: number, unit: string): Line => {
  const ratio = product / bare;
  return {
    what,
    product: `${Math.round(product)} ${unit}`,
    bare: `${Math.round(bare)} ${unit}`,
    figure: ratio,
    budget: `≥ ${budget} ×`,
    isMet: ratio >= budget,
  };
};

export const atMost = (what: string, product: number, bare: number, budget: number, unit: string): Line => {
  const ratio = product / bare;
  return {
    what,
    product: `${product.toFixed(2)} ${unit}`,
    bare: `${bare.toFixed(2)} ${unit}`,
    figure: ratio,
    budget: `≤ ${budget} ×`,
    isMet: ratio <= budget,
  };
};

export const under = (what: string, value: number | null, limit: number, unit: string): Line => ({
  what,
  product: value === null ? 'not measured here' : `${value} ${unit}`,
  bare: '–',
  figure: null,
  budget: `≤ ${limit} ${unit}`,
  isMet: value === null ? null : value <= limit,
});

/** Milliseconds that may not be more than a limit, beside the bare counterpart. */
export const within = (what: string, product: number, bare: number, limit: number): Line => ({
  what,
  product: `${product.toFixed(1)} ms`,
  bare: `${bare.toFixed(1)} ms`,
  figure: product / bare,
  budget: `≤ ${limit} ms`,
  isMet: product <= limit,
});

const verdict = (line: Line) => (line.isMet === null ? '?' : line.isMet ? 'met' : 'MISSED');

/** Prints all lines under each other. */
export function print(lines: readonly Line[]): void {
  const rows = [
    ['what', 'product', 'bare', 'ratio', 'budget', ''],
    ...lines.map((line) => [
      line.what,
      line.product,
      line.bare,
      line.figure === null ? '–' : line.figure.toFixed(2),
      line.budget,
      verdict(line),
    ]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
