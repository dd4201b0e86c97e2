/** Numbers at the axis: from zero, round, and never more than five lines. */
const steps = [1, 2, 2.5, 5, 10];
export const mostLines = 5;

/** `[0, 20, 40, 60]` for 61 and less than what fits; whole numbers where all values are. */
export function ticksFor(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  if (highest === 0) return [0, 1];
  const isWhole = values.every(Number.isInteger);
  const rough = highest / (mostLines - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = steps.map((step) => step * power).find((step) => step >= rough * (1 - 1e-12)) ?? 10 * power;
  const step = isWhole ? Math.ceil(nice) : nice;
  const count = Math.ceil(highest / step - 1e-9);
  // Sums of parts such as 0.1 come out a little off.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}
