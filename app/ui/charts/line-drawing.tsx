import { Area, ComposedChart, LabelList, Line, ResponsiveContainer, Tooltip } from 'recharts';
import { useFormat } from '#app/i18n/now.ts';
import { Axes, useRoom, valueText } from '#app/ui/charts/chart-axes.tsx';
import { type ChartPoint, valuesOf } from '#app/ui/charts/chart-data.ts';
import { ChartTip } from '#app/ui/charts/chart-tip.tsx';

/** Recharts is fetched with this file alone. */
export default function LineDrawing({ points }: { points: readonly ChartPoint[] }) {
  const { number } = useFormat();
  const { place, margin } = useRoom();
  const last = points.length - 1;
  // The first and the last say how it went; the others are in the table, or when pointed at.
  const shown = (value: unknown, at: number) => (at === 0 || at === last ? number(Number(value), 1) : '');
  return (
    <ResponsiveContainer {...place}>
      <ComposedChart data={[...points]} margin={margin} accessibilityLayer={false}>
        <Axes values={valuesOf(points)} />
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
