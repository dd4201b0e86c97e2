import { Bar, BarChart as Bars, LabelList, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormat } from '#app/i18n/now.ts';
import { Axes, useRoom, valueText } from '#app/ui/charts/chart-axes.tsx';
import { type ChartPoint, valuesOf } from '#app/ui/charts/chart-data.ts';
import { ChartTip } from '#app/ui/charts/chart-tip.tsx';

/** More than this, and the values would stand in each other's way. */
const mostValues = 14;

/** Recharts is fetched with this file alone. */
export default function BarDrawing({ points }: { points: readonly ChartPoint[] }) {
  const { number } = useFormat();
  const { place, margin } = useRoom();
  return (
    <ResponsiveContainer {...place}>
      <Bars data={[...points]} margin={margin} accessibilityLayer={false} barGap={3} barCategoryGap="22%">
        <Axes values={valuesOf(points)} />
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
