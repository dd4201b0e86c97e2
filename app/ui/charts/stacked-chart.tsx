import { lazy, useId } from 'react';
import type { Series } from '#app/ui/charts/chart-data.ts';
import { ChartFrame } from '#app/ui/charts/chart-frame.tsx';
import { SeriesTable } from '#app/ui/charts/chart-table.tsx';
import { SeriesMark } from '#app/ui/charts/series-pattern.tsx';

const StackedDrawing = lazy(() => import('#app/ui/charts/stacked-drawing.tsx'));

type StackedChartProps = {
  finding: string;
  note?: string;
  level?: 2 | 3;
  /** Head of the first column of the table. */
  label: string;
  labels: readonly string[];
  /** At most five (`mostSeries`). */
  series: readonly Series[];
};

/** What an amount is made of, month by month; parts differ by pattern, not by colour. */
export function StackedChart({ label, labels, series, ...words }: StackedChartProps) {
  const id = useId();
  return (
    <ChartFrame
      {...words}
      isEmpty={labels.length === 0}
      table={<SeriesTable caption={words.finding} {...{ label, labels, series }} />}
    >
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 t-sm">
        {series.map(({ key, name }, at) => (
          <li key={key} className="flex min-w-0 items-center gap-2 wrap-anywhere">
            <SeriesMark id={`${id}-${at}`} at={at} />
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ul>
      <StackedDrawing labels={labels} series={series} />
    </ChartFrame>
  );
}
