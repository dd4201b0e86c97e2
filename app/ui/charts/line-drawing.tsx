import {
  Area,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
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

/** Recharts is fetched with this file alone. */
export default function LineDrawing({ points }: { points: readonly ChartPoint[] }) {
  const { number } = useFormat();
  const ticks = ticksFor(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const last = points.length - 1;
  // The first and the last say how it went; the others are in the table, or when pointed at.
  const shown = (value: unknown, at: number) => (at === 0 || at === last ? number(Number(value), 1) : '');
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={[...points]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid {...gridLook} />
        <XAxis {...labelAxis} />
        <YAxis
          {...valueAxis}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 1]}
          tickFormatter={(value: number) => number(value, 1)}
        />
        <Tooltip content={<ChartTip />} isAnimationActive={false} cursor={{ stroke: 'var(--edge)' }} />
        <Area dataKey="value" fill="var(--tint)" stroke="none" isAnimationActive={false} activeDot={false} />
        <Line
          dataKey="before"
          stroke="var(--edge)"
          strokeWidth={2}
          strokeDasharray="2 5"
          strokeLinecap="round"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="value"
          stroke="var(--solid)"
          strokeWidth={3}
          dot={false}
          activeDot={{ r: 6, fill: 'var(--surface)', stroke: 'var(--solid)', strokeWidth: 3 }}
          isAnimationActive={false}
        >
          <LabelList
            dataKey="value"
            position="top"
            offset={10}
            {...valueText}
            content={({ x, y, value, index = 0 }) => (
              <text x={Number(x)} y={Number(y) - 10} textAnchor="middle" {...valueText} className="tnum">
                {shown(value, index)}
              </text>
            )}
          />
        </Line>
      </ComposedChart>
    </ResponsiveContainer>
  );
}
