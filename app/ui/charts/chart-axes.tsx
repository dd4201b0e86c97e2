/** What all drawn charts share: the look of axes and lines, in roles. */
import type { ComponentProps } from 'react';
import type { CartesianGrid, XAxis, YAxis } from 'recharts';

const text = { fill: 'var(--soft)', fontSize: '0.875rem' };

export const gridLook: ComponentProps<typeof CartesianGrid> = {
  vertical: false,
  stroke: 'var(--line)',
};
export const labelAxis: ComponentProps<typeof XAxis> = {
  dataKey: 'label',
  tick: text,
  tickLine: false,
  axisLine: { stroke: 'var(--line)' },
  tickMargin: 8,
  // Names that do not fit are left out, not turned.
  minTickGap: 8,
};
export const valueAxis: ComponentProps<typeof YAxis> = {
  tick: text,
  tickLine: false,
  axisLine: false,
  width: 'auto',
};
export const valueText = { fill: 'var(--ink)', fontSize: '0.875rem', fontWeight: 600 };
export const height = 300;
/** Room for the value over the highest point and beside the last. */
export const margin = { top: 28, right: 24, bottom: 4, left: 4 };
