/** What a chart is drawn from; its table shows the very same. */
export interface ChartPoint {
  /** Short, under the axis: 'nov'. */
  label: string;
  /** Whole, in the table and when pointed at: 'november 2026'. */
  name: string;
  value: number;
  /** The period before; absent when nothing is compared. */
  before?: number | null;
}

/** Of both periods: what the axis has to reach. */
export const valuesOf = (points: readonly ChartPoint[]): number[] =>
  points.flatMap(({ value, before }) => [value, before ?? 0]);

export interface ChartNames {
  /** Head of the first column: 'Maand'. */
  label: string;
  /** 'Dit jaar'. */
  value: string;
  /** 'Vorig jaar'. */
  before?: string;
}

export interface ChartProps {
  points: readonly ChartPoint[];
  names: ChartNames;
}

/** One of several, such as kinds of work a month: drawn with a pattern of its own from the third on. */
export interface Series {
  key: string;
  name: string;
  /** One for each label, in the same order. */
  values: readonly number[];
}
