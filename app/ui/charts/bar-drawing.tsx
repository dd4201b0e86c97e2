import {
  Bar,
  BarChart as Bars,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormat } from '#app/i18n/now.ts';
import { gridLook, height, labelAxis, margin, valueAxis, valueText } from '#app/ui/charts/chart-axes.tsx';
import type { ChartPoint } from '#app/ui/charts/chart-data.ts';
import { ChartTip } from '#app/ui/charts/chart-tip.tsx';
import { ticksFor } from '#app/ui/charts/ticks.ts';

/** More than this, and the values would stand in each other's way. */
const mostValues = 14;

/** Recharts is fetched with this file alone. */
export default function BarDrawing({ points }: { points: readonly ChartPoint[] }) {
  const { number } = useFormat();
  const ticks = ticksFor(points.flatMap(({ value, before }) => [value, before ?? 0]));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <Bars data={[...points]} margin={margin} accessibilityLayer={false} barGap={3} barCategoryGap="22%">
        <CartesianGrid {...gridLook} />
        <XAxis {...labelAxis} />
        <YAxis
          {...valueAxis}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 1]}
          tickFormatter={(value: number) => number(value, 1)}
        />
        <Tooltip content={<ChartTip />} isAnimationActive={false} cursor={{ fill: 'var(--tint)' }} />
        {points.some(({ before }) => before != null) && (
          <Bar
            dataKey="before"
            fill="var(--surface)"
            stroke="var(--edge)"
            strokeWidth={1.5}
            strokeDasharray="2 3"
            maxBarSize={36}
            isAnimationActive={false}
          />
        )}
        <Bar
          dataKey="value"
          fill="var(--solid)"
          stroke="var(--solid)"
          maxBarSize={36}
          isAnimationActive={false}
        >
          {points.length <= mostValues && (
            <LabelList
              dataKey="value"
              position="top"
              {...valueText}
              formatter={(value: unknown) => number(Number(value), 1)}
            />
          )}
        </Bar>
      </Bars>
    </ResponsiveContainer>
  );
}
