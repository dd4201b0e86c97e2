import { lazy } from 'react';
import type { ChartProps } from '#app/ui/charts/chart-data.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { ChartTable } from '#app/ui/charts/chart-table.tsx';

const BarDrawing = lazy(() => import('#app/ui/charts/bar-drawing.tsx'));

type Words = { finding: string; note?: string; level?: 2 | 3 };

/** Amounts beside each other: this period solid, the one before with a dotted edge. */
export function BarChart({ points, names, ...words }: ChartProps & Words) {
  return (
    <ChartFrame
      {...words}
      isEmpty={points.length === 0}
      table={<ChartTable points={points} names={names} caption={words.finding} />}
    >
      <BarDrawing points={points} />
    </ChartFrame>
  );
}
