import { useId } from 'react';
import { Bar, BarChart as Bars, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { useFormat } from '#app/i18n/now.ts';
import { gridLook, height, labelAxis, margin, valueAxis } from '#app/ui/charts/chart-axes.tsx';
import type { Series } from '#app/ui/charts/chart-data.ts';
import { fillOf, SeriesPatterns } from '#app/ui/charts/series-pattern.tsx';
import { ticksFor } from '#app/ui/charts/ticks.ts';

/** Recharts is fetched with this file alone. */
export default function StackedDrawing({
  labels,
  series,
}: {
  labels: readonly string[];
  series: readonly Series[];
}) {
  const { number } = useFormat();
  const id = useId();
  const data = labels.map((label, at) =>
    Object.fromEntries([['label', label], ...series.map(({ key, values }) => [key, values[at] ?? 0])]),
  );
  const sums = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const ticks = ticksFor(sums);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <Bars data={data} margin={margin} accessibilityLayer={false}>
        <defs>
          <SeriesPatterns id={id} />
        </defs>
        <CartesianGrid {...gridLook} />
        <XAxis {...labelAxis} />
        <YAxis
          {...valueAxis}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 1]}
          tickFormatter={(value: number) => number(value, 1)}
        />
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
