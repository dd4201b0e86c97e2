// What all drawn charts share: the look of axes and lines, in roles.
import { CartesianGrid, XAxis, YAxis } from 'recharts';
import { useFormat } from '#app/i18n/now.ts';
import { ticksFor } from '#app/ui/charts/ticks.ts';

const text = { fill: 'var(--soft)', fontSize: '0.875rem' };

export const valueText = { fill: 'var(--ink)', fontSize: '0.875rem', fontWeight: 600 };
/** Its full width, and this high. */
export const place = { width: '100%', height: 300 } as const;
/** Room for the value over the highest point and beside the last. */
export const margin = { top: 28, right: 24, bottom: 4, left: 4 };

/** Labels below, and lines from zero to over the highest of these values. */
export function Axes({ values }: { values: readonly number[] }) {
  const { number } = useFormat();
  const ticks = ticksFor(values);
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      {/* Names that do not fit are left out, not turned. */}
      <XAxis
        dataKey="label"
        tick={text}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        tickMargin={8}
        minTickGap={8}
      />
      <YAxis
        tick={text}
        tickLine={false}
        axisLine={false}
        width="auto"
        ticks={ticks}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={(value: number) => number(value, 1)}
      />
    </>
  );
}
