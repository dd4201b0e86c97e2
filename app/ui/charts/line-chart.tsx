import { lazy } from 'react';
import type { ChartProps } from '#app/ui/charts/chart-data.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { ChartTable } from '#app/ui/charts/chart-table.tsx';

const LineDrawing = lazy(() => import('#app/ui/charts/line-drawing.tsx'));

type Words = { finding: string; note?: string; level?: 2 | 3 };

/** How something went: this period as a solid line over a tint, the one before dotted. */
export function LineChart({ points, names, ...words }: ChartProps & Words) {
  return (
    <ChartFrame
      {...words}
      isEmpty={points.length === 0}
      table={<ChartTable points={points} names={names} caption={words.finding} />}
    >
      <LineDrawing points={points} />
    </ChartFrame>
  );
}
