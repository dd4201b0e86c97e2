import { useId } from 'react';
import { Bar, BarChart as Bars, ResponsiveContainer } from 'recharts';
import { Axes, useRoom } from '#app/ui/charts/chart-axes.tsx';
import type { Series } from '#app/ui/charts/chart-data.ts';
import { fillOf, SeriesPatterns } from '#app/ui/charts/series-pattern.tsx';

/** Recharts is fetched with this file alone. */
export default function StackedDrawing({
  labels,
  series,
}: {
  labels: readonly string[];
  series: readonly Series[];
}) {
  const id = useId();
  const { place, margin } = useRoom();
  const data = labels.map((label, at) =>
    Object.fromEntries([['label', label], ...series.map(({ key, values }) => [key, values[at] ?? 0])]),
  );
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  return (
    <ResponsiveContainer {...place}>
      <Bars data={data} margin={margin} accessibilityLayer={false}>
        <defs>
          <SeriesPatterns id={id} />
        </defs>
        <Axes values={sums} />
        {series.map(({ key }, at) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="all"
            fill={fillOf(id, at)}
            stroke="var(--solid)"
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </Bars>
    </ResponsiveContainer>
  );
}
